import { fold } from '#platform/text/fold.ts'
import { lazily } from '#platform/records/lazily.ts'
import { replaceLookalikes } from './common-passwords.ts'

/** The 49,233 passwords most often found in public breaches, in lower case; about 5 MB in memory. */
const breached = lazily(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
})

// With more characters around the word the password is strong enough: eight digits have 100 million values.
const maxAround = 8
const shortestWord = 4

/** Removes leading and trailing digits and symbols: `!!monkey2026` becomes `monkey`. */
function normalisePassword(text: string) {
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return word.length >= shortestWord && text.length - word.length <= maxAround ? [word] : []
}

/** Returns the first half of a text whose halves are equal. */
const removeRepetition = (text: string) => {
  const first = text.slice(0, text.length / 2)
  return first + first === text ? [first] : []
}

/**
 * True if the bundled list of breached passwords has the password, ignoring case, accents and width: as it is, with
 * lookalike characters replaced by letters, without leading and trailing digits and symbols, or doubled.
 */
export async function isBreachedPassword(password: string) {
  const list = await breached()
  const text = fold(password)
  const readings = [text, replaceLookalikes(text)].flatMap((reading) => [
    reading,
    ...normalisePassword(reading),
    ...removeRepetition(reading),
  ])
  return readings.some((reading) => list.has(reading) || list.has(replaceLookalikes(reading)))
}
