const arabicZero = '٠'.charCodeAt(0)
const persianZero = '۰'.charCodeAt(0)

const latin = (typed: string) =>
  typed
    .normalize('NFKC')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - persianZero))
    .replaceAll('٫', '.')
    .replaceAll(/[\s٬'’]/g, '')

/** With a point before the fraction: the last of two different marks, a single comma unless three digits follow it. */
function withPoint(text: string) {
  const comma = text.lastIndexOf(',')
  const point = text.lastIndexOf('.')
  if (comma < 0) return text
  if (point > comma) return text.replaceAll(',', '')
  if (point >= 0) return text.replaceAll('.', '').replace(',', '.')
  return /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
}

/**
 * Whole hundredths of a figure as people type it: cents of an amount, hundredths of a percent. Undefined for what is no
 * figure, is below zero, or is finer than a hundredth.
 */
export function hundredthsOf(typed: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{0,12})(?:\.(\d{0,2}))?$/.exec(withPoint(latin(typed))) ?? []
  if (whole === '' && fraction === '') return undefined
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** A figure as a field shows it: two digits after the point where there is a fraction. */
export const textOf = (hundredths: number) => (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2)

/** An amount as a field shows it. */
export const amountText = (cents: number) => (cents / 100).toFixed(2)
