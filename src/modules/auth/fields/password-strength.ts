import { fold } from '#platform/text/fold.ts'
import { passwordLengths } from '../contract-fields.ts'

export type Strength = 'short' | 'long' | 'name' | 'repeated' | 'fair' | 'good'

const comfortable = 16
// Below it a text of any length is a run of few signs, such as `aaaaaaaaaaaa` or `123123123123`.
const fewestDifferent = 6

const shortestPart = 4

/** Words of a name or of an address's first part that are long enough to be recognised, and whole addresses, however short. */
const partsOf = (about: readonly string[]) => [
  ...about.flatMap((text) => fold(text.replace(/@.*$/, '')).split(/[^\p{L}\p{N}]+/u)).filter(isRecognised),
  ...about.filter((text) => text.includes('@')).map((address) => fold(address)),
]

const isRecognised = (part: string) => part.length >= shortestPart

/** How good a password is, as far as it can be seen here; length counts, signs do not. */
export function judgePassword(password: string, about: readonly string[] = []): Strength {
  const { length } = [...password]
  if (length < passwordLengths.shortest) return 'short'
  if (length > passwordLengths.longest) return 'long'
  const folded = fold(password)
  if (partsOf(about).some((part) => folded.includes(part))) return 'name'
  const different = new Set(folded).size
  if (different < fewestDifferent) return 'repeated'
  return length >= comfortable && different >= 8 ? 'good' : 'fair'
}
