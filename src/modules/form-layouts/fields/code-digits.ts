/** The digits of typed or pasted text; accepts Western and Arabic-Indic ones. */
export const keepCodeDigits = (typed: string) =>
  typed.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x6_60)).replaceAll(/\D/g, '')

/** Inserts digits into the code at an index; missing digits are spaces, trailing ones are trimmed. */
export function withDigit(code: string, at: number, digits: string, length: number): string {
  const boxes = [...code.padEnd(length, ' ')].slice(0, length)
  ;[...digits].slice(0, length - at).forEach((digit, step) => (boxes[at + step] = digit))
  return boxes.join('').trimEnd()
}
