import { addDays } from '#platform/numbers/figures.ts'
import type { Recurrence } from '../contract-recurrences.ts'

const monthsOf = { month: 1, quarter: 3, year: 12 } as const

/** The date this many periods after the start. A day that the month lacks becomes its last one. */
function getPeriodDate({ startDate, interval }: Pick<Recurrence, 'startDate' | 'interval'>, periods: number) {
  if (interval === 'week') return addDays(startDate, periods * 7)
  const [year = 0, month = 1, day = 1] = startDate.split('-').map(Number)
  const months = month - 1 + periods * monthsOf[interval]
  const lastDay = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

type Schedule = Pick<Recurrence, 'startDate' | 'interval' | 'endDate' | 'times' | 'madeCount'> & {
  /** The date of the last invoice. */
  lastDate: string | null
}

/** The date of the next invoice: after the last one, and not before `from`; null at the end. */
export function findNextDate(schedule: Schedule, from: string): string | null {
  const { endDate, times, madeCount, lastDate } = schedule
  if (times !== null && madeCount >= times) return null
  let periods = 0
  let date = getPeriodDate(schedule, periods)
  while (date < from || (lastDate !== null && date <= lastDate)) {
    periods += 1
    date = getPeriodDate(schedule, periods)
  }
  return endDate !== null && date > endDate ? null : date
}
