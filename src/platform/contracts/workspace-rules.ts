/** True for IANA time zones. */
export const isTimeZone = (timeZone: string) => {
  try {
    return /^[A-Za-z]/.test(timeZone) && Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** True for currencies with 100 minor units, the unit of stored amounts. */
export const hasHundredths = (currency: string) => {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2
  } catch {
    return false
  }
}
