import { fold } from '#platform/text/fold.ts'
import { passwordLengths } from '../contract-fields.ts'

export type Strength = 'short' | 'long' | 'name' | 'repeated' | 'fair' | 'good'

const comfortable = 16
// Fewer distinct characters mean repetition, such as `aaaaaaaaaaaa` or `123123123123`.
const minDistinct = 6

const shortestPart = 4

/** Words of a name or of an address's local part that are long enough to match, and whole addresses. */
const splitWords = (about: readonly string[]) => [
  ...about.flatMap((text) => fold(text.replace(/@.*$/, '')).split(/[^\p{L}\p{N}]+/u)).filter(isRecognised),
  ...about.filter((text) => text.includes('@')).map((address) => fold(address)),
]

const isRecognised = (part: string) => part.length >= shortestPart

/** Rates a password on the client by length; special characters do not count. */
export function ratePassword(password: string, about: readonly string[] = []): Strength {
  const { length } = [...password]
  if (length < passwordLengths.shortest) return 'short'
  if (length > passwordLengths.longest) return 'long'
  const folded = fold(password)
  if (splitWords(about).some((part) => folded.includes(part))) return 'name'
  const different = new Set(folded).size
  if (different < minDistinct) return 'repeated'
  return length >= comfortable && different >= 8 ? 'good' : 'fair'
}
