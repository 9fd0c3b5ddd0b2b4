import { fold } from '#platform/text/fold.ts'
import { lazily } from '#platform/records/lazily.ts'
import { spelt } from './common-passwords.ts'

/** The 49,233 passwords that were found most often in public breaches, in lower case; about 5 MB once they are loaded. */
const breached = lazily(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
})

// More than this around a word makes another password of it: eight digits alone are a hundred million.
const maxAround = 8
const shortestWord = 4

/** A text without the digits and signs at its ends: `monkey` of `!!monkey2026`. */
function bare(text: string) {
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return word.length >= shortestWord && text.length - word.length <= maxAround ? [word] : []
}

/** The half of a text that is the same twice. */
const half = (text: string) => {
  const first = text.slice(0, text.length / 2)
  return first + first === text ? [first] : []
}

/**
 * Whether a password is on the list of breached ones, whatever its case, accents and width: as it is, with digits and signs
 * read as letters, without those at its ends, or twice. The list is shipped: nothing is asked of anybody.
 */
export async function isBreachedPassword(password: string) {
  const list = await breached()
  const text = fold(password)
  const readings = [text, spelt(text)].flatMap((reading) => [reading, ...bare(reading), ...half(reading)])
  return readings.some((reading) => list.has(reading) || list.has(spelt(reading)))
}
