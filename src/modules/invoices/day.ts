import { toLocalDay, toLocalNoon } from '#platform/time/local-time.ts'

/** The day after a number of days. Local noon stays in its day when clocks change. */
export function addLocalDays(day: string, days: number) {
  const date = toLocalNoon(day)
  date.setDate(date.getDate() + days)
  return toLocalDay(date)
}

/** The number of days between two days. */
export const countLocalDays = (from: string, to: string) =>
  Math.round((toLocalNoon(to).getTime() - toLocalNoon(from).getTime()) / 86_400_000)
