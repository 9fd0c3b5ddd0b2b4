import { toLocalDateTime } from '#platform/time/local-time.ts'

/** End of a due date in ms; a date without time ends at midnight in the user's time zone. */
export const getDueEnd = (date: string) =>
  date === '' ? Number.POSITIVE_INFINITY : new Date(hasTime(date) ? date : `${date}T23:59:59.999`).getTime()

export const hasTime = (date: string) => date.includes('T')

/** The due date as a `Date`; a date without time is at midnight in the user's time zone, for formatting. */
export const getDueStart = (date: string) => new Date(hasTime(date) ? date : `${date}T00:00:00`)

const day = 86_400_000

type DueState = 'none' | 'late' | 'soon' | 'later'

/** `soon` means within 36 hours: today or tomorrow. */
export function getDueState(date: string, now: number): DueState {
  const end = getDueEnd(date)
  if (end === Number.POSITIVE_INFINITY) return 'none'
  if (end < now) return 'late'
  return end - now < 1.5 * day ? 'soon' : 'later'
}

export const isThisWeek = (date: string, now: number) => {
  const end = getDueEnd(date)
  return end >= now && end - now < 7 * day
}

/** Values of the inputs for date and time. */
export function toDueFields(date: string) {
  if (!hasTime(date)) return { day: date, time: '' }
  const [day = '', time = ''] = toLocalDateTime(new Date(date)).split('T')
  return { day, time }
}

/** The due date from both inputs, or undefined if invalid. */
export function parseDueFields({ day: on, time }: { day: string; time: string }) {
  if (!/^\d{4}-\d\d-\d\d$/.test(on) || Number.isNaN(Date.parse(on))) return undefined
  return time === '' ? on : new Date(`${on}T${time}`).toISOString()
}
