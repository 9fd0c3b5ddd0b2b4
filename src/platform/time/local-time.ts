const padTwo = (number: number) => String(number).padStart(2, '0')

/** A moment in the local time zone, without the zone, as date fields take it: `2026-11-21T14:30`. */
export function toLocalDateTime(date: Date) {
  const day = [String(date.getFullYear()).padStart(4, '0'), padTwo(date.getMonth() + 1), padTwo(date.getDate())]
  return `${day.join('-')}T${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`
}

/** The day of a moment in the local time zone: `2026-11-21`. */
export const toLocalDay = (date: Date) => toLocalDateTime(date).slice(0, 10)

/** Noon of a day in the local time zone. Days have no time zone; formatting noon shows the same day everywhere. */
export const toLocalNoon = (day: string) => new Date(`${day}T12:00:00`)

/** The moment at which a day in the local time zone begins, or the day this many days later. */
export function getLocalDayStart(day: string, days = 0) {
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + days)
  return start.toISOString()
}
