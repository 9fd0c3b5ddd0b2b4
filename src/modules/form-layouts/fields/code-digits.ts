/** The digits among what was typed or pasted, in Western or Arabic signs. */
export const codeDigits = (typed: string) =>
  typed.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x6_60)).replaceAll(/\D/g, '')

/** The code with these digits from a place on; a blank stands for one that is lacking, and none stands at the end. */
export function withDigit(code: string, at: number, digits: string, length: number): string {
  const boxes = [...code.padEnd(length, ' ')].slice(0, length)
  ;[...digits].slice(0, length - at).forEach((digit, step) => (boxes[at + step] = digit))
  return boxes.join('').trimEnd()
}
