const arabicZero = '٠'.charCodeAt(0)
const persianZero = '۰'.charCodeAt(0)

const toLatinDigits = (input: string) =>
  input
    .normalize('NFKC')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - persianZero))
    .replaceAll('٫', '.')
    .replaceAll(/[\s٬'’]/g, '')

/**
 * Replaces the decimal separator by a point: the last of two different separators, or a comma without three digits after
 * it.
 */
function withDecimalPoint(text: string) {
  const comma = text.lastIndexOf(',')
  const point = text.lastIndexOf('.')
  if (comma < 0) return text
  if (point > comma) return text.replaceAll(',', '')
  if (point >= 0) return text.replaceAll('.', '').replace(',', '.')
  return /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
}

/**
 * Parses a typed number into whole hundredths: cents, or hundredths of a percent. Undefined for other text, negative
 * numbers, and numbers with more than two decimal places.
 */
export function parseHundredths(input: string): number | undefined {
  const [, whole = '', fraction = ''] =
    /^(\d{0,12})(?:\.(\d{0,2}))?$/.exec(withDecimalPoint(toLatinDigits(input))) ?? []
  if (whole === '' && fraction === '') return undefined
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}
