// Without those that are taken for each other when they are read out or typed.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that nobody guesses: two groups of four, of 32 letters and digits. */
export function newCode() {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  const text = Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
