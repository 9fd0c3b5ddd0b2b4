/** As a field for a moment has it: this place's own time, to the minute. */
export const localMoment = (when: Date) =>
  new Date(when.getTime() - when.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
