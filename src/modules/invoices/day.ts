import { toLocalDay, toLocalNoon } from '#platform/time/local-time.ts'

/** The day after a number of days. Local noon stays in its day when clocks change. */
export function addDays(day: string, days: number) {
  const date = toLocalNoon(day)
  date.setDate(date.getDate() + days)
  return toLocalDay(date)
}

/** The number of days between two days. */
export const countDays = (from: string, to: string) =>
  Math.round((toLocalNoon(to).getTime() - toLocalNoon(from).getTime()) / 86_400_000)
