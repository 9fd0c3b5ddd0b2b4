/** The stored form, without spaces and punctuation. */
export const removeSeparators = (text: string) => text.replaceAll(/[\s.-]/g, '').toUpperCase()

/** Verifies the check digits (ISO 13616: the remainder modulo 97 is 1). */
export function isIban(typed: string): boolean {
  const iban = removeSeparators(typed)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** Verifies the form of a BIC (ISO 9362): bank, country, place and perhaps branch. */
export const isBic = (typed: string) => /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(removeSeparators(typed))

/** The printed form, in groups of four. */
export const formatIban = (iban: string) => removeSeparators(iban).replaceAll(/.{4}(?=.)/g, '$& ')
