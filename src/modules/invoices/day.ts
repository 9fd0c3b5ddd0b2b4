/** A day as a moment that lies in it in every time zone's own clock: what a day without a zone is shown by. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00`)

/** The day of a moment where the reader is. */
export const dayOf = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** So many days later, whatever the clock does in between. */
export function daysAfter(day: string, days: number) {
  const moment = noonOf(day)
  moment.setDate(moment.getDate() + days)
  return dayOf(moment)
}

/** How many days from one to the other. */
export const daysBetween = (from: string, to: string) =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000)
