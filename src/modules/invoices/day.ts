/** Noon of a day in the local time zone. Days have no time zone; formatting noon shows the same day everywhere. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00`)

/** The day of a moment in the local time zone. */
export const dayOf = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** The day after a number of days. Local noon stays in its day when clocks change. */
export function daysAfter(day: string, days: number) {
  const moment = noonOf(day)
  moment.setDate(moment.getDate() + days)
  return dayOf(moment)
}

/** The number of days between two days. */
export const daysBetween = (from: string, to: string) =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000)
