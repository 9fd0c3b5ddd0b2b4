/** Noon of a day in the local time zone. Days have no time zone; formatting noon shows the same day everywhere. */
export const toLocalNoon = (day: string) => new Date(`${day}T12:00:00`)

/** The day of a moment in the local time zone. */
export const toLocalDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** The day after a number of days. Local noon stays in its day when clocks change. */
export function addDays(day: string, days: number) {
  const date = toLocalNoon(day)
  date.setDate(date.getDate() + days)
  return toLocalDay(date)
}

/** The number of days between two days. */
export const countDays = (from: string, to: string) =>
  Math.round((toLocalNoon(to).getTime() - toLocalNoon(from).getTime()) / 86_400_000)
