/** Value of a field for a date and time: local time to the minute. */
export const toLocalInputValue = (when: Date) =>
  new Date(when.getTime() - when.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
