/** The text of a number in a field, with two decimal places or none. */
export const formatHundredths = (hundredths: number) => (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2)

/** The text of an amount in a field. */
export const amountText = (cents: number) => (cents / 100).toFixed(2)
