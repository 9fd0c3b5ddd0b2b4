const minDistinctCharacters = 8

const placeholders = /change.{0,3}me|replace.{0,3}me|your.{0,12}secret|placeholder|example.{0,3}secret/i

/** Whether the text repeats a shorter one, perhaps truncated at the end. */
const isRepetition = (text: string) =>
  Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1).some((length) =>
    text.startsWith(text.slice(length)),
  )

/** Whether most characters follow or precede their neighbour, as in `abcdef` and `987654`. */
function isSequence(text: string) {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1)
  return steps.length > text.length / 2
}

/** Why a secret can be guessed by an attacker with the database; undefined if it cannot. */
export function findWeakness(secret: string): string | undefined {
  if (new Set(secret).size < minDistinctCharacters)
    return `it has fewer than ${minDistinctCharacters} different characters`
  if (isRepetition(secret)) return 'it repeats a pattern'
  if (isSequence(secret)) return 'it is a sequence'
  if (placeholders.test(secret)) return 'it is a placeholder'
  return undefined
}
