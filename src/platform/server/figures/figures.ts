// Periods of figures in SQL, and rollups. For handlers whose endpoints have a `FiguresQuery`.

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { refused } from '#platform/errors/failure.ts'
import { addDays, type FiguresQuery, countDays, splitPeriods } from '#platform/numbers/figures.ts'
import { dayStarts } from './day-starts.ts'

const maxDays = 731

/** A period from the first time until before the second. */
export interface Moments {
  from: string
  until: string
}

/** The times of the requested period, the period before and their steps; 422 if a time does not exist. */
export function toMoments({ from, to, timeZone }: FiguresQuery) {
  const days = countDays({ from, to })
  if (days < 1) throw refused('to', 'The last day is before the first day')
  if (days > maxDays) throw refused('to', `The period can have at most ${maxDays} days`)
  const getDayStart = dayStarts(timeZone)
  const { previous, step, steps } = splitPeriods({ from, to })
  return {
    /** Both periods in days, for records with a date but no time; `until` is the day after. */
    days: {
      now: { from, until: addDays(to, 1) },
      before: { from: previous.from, until: addDays(previous.to, 1) },
    },
    now: { from: getDayStart(from), until: getDayStart(addDays(to, 1)) },
    before: { from: getDayStart(previous.from), until: getDayStart(addDays(previous.to, 1)) },
    step,
    steps: steps.map((step) => ({ day: step.from, now: getDayStart(step.from), before: getDayStart(step.before) })),
  }
}
/** Condition that a column is within a period. */
export const within = (column: string, { from, until }: Moments) =>
  sql<SqlBool>`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`

/** The step of a time, counted from 0, by binary search, since there may be 92. */
export function stepIn(column: string, starts: readonly string[]): RawBuilder<number> {
  const at = (first: number, last: number): RawBuilder<number> => {
    if (first >= last) return sql<number>`${sql.lit(first)}`
    const middle = Math.ceil((first + last) / 2)
    return sql<number>`case when ${sql.ref(column)} < ${starts[middle]} then ${at(first, middle - 1)} else ${at(middle, last)} end`
  }
  return at(0, starts.length - 1)
}

/** The counts of grouped steps in order; 0 for steps without rows. */
export function countsInSteps(rows: readonly { step: number; count: number }[], steps: number) {
  const byStep = new Map(rows.map(({ step, count }) => [Number(step), Number(count)]))
  return Array.from({ length: steps }, (_, index) => byStep.get(index) ?? 0)
}
