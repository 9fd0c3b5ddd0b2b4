/** Converts an amount of the API to cents. */
export const toCents = (amount: number) => Math.round(amount * 100)

/** Converts cents to the decimal amount of the API. */
export const fromCents = (cents: number) => cents / 100

/** A share of an amount in cents, half a cent rounded up; `percent` has at most two decimal places. */
export const computePercent = (cents: number, percent: number) =>
  Math.round((cents * Math.round(percent * 100)) / 10_000)
