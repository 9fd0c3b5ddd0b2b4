/** True for IANA time zones. */
export const isTimeZone = (timeZone: string) => {
  try {
    return /^[A-Za-z]/.test(timeZone) && Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** True for known currencies with 100 minor units, the unit of stored amounts. */
export const isCurrency = (currency: string) => {
  // An unknown code formats as well, with 100 minor units.
  if (!Intl.supportedValuesOf('currency').includes(currency)) return false
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2
}
