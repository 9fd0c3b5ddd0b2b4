// Without characters that are easily confused.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random code that cannot be guessed: two groups of four of 32 letters and digits. */
export function generateCode() {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  const text = Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
