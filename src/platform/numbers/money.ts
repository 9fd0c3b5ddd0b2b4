/** The currency of the installation (ISO 4217), with a hundred minor units. */
export const currency = 'GBP'

/** Whole cents of an amount that the API gave. */
export const toCents = (amount: number) => Math.round(amount * 100)

/** Converts cents to the decimal amount of the API. */
export const fromCents = (cents: number) => cents / 100

/** A share of an amount, in whole cents, half a cent rounded up; `percent` counts down to its hundredths. */
export const percentOf = (cents: number, percent: number) => Math.round((cents * Math.round(percent * 100)) / 10_000)
