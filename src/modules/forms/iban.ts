/** As it is kept: without the blanks and marks that make it readable. */
export const compact = (text: string) => text.replaceAll(/[\s.-]/g, '').toUpperCase()

/** Whether the check digits fit the rest (ISO 13616: the remainder by 97 is one). */
export function isIban(typed: string): boolean {
  const iban = compact(typed)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
