import { clockOf, dateOf, dayOf } from '../times/local-time.ts'
import { daysBetween } from './expand-rule.ts'
import { formatRule, type Rule } from './rule.ts'

const dayLength = 86_400_000
/** No event is further away than this, so that no rule is followed for ever. */
export const lastDay = Date.UTC(2199, 11, 31) / dayLength

// Where a COUNT ends is known only by counting; a calendar asks for it at each look.
const countEnds = new Map<string, number>()
const maxCountEnds = 10_000

/** The day of the last of `count` occurrences, or minus infinity where there is none at all. */
function endOfCount(rule: Rule, startDay: number, count: number) {
  const key = `${startDay} ${formatRule(rule)}`
  const known = countEnds.get(key)
  if (known !== undefined) return known
  let end = -Infinity
  let left = count
  for (const day of daysBetween(rule, startDay, startDay, lastDay)) {
    end = day
    left -= 1
    if (left === 0) break
  }
  if (countEnds.size >= maxCountEnds) countEnds.clear()
  countEnds.set(key, end)
  return end
}

/** The last day that a rule allows: by its UNTIL, its COUNT or the end of all calendars. */
function endOf(rule: Rule, start: string) {
  const { until, count } = rule
  if (count !== null) return endOfCount(rule, dayOf(start), count)
  const clock = clockOf(start)
  const end = until === null ? Infinity : dayOf(until) - (until.length > 10 && clock > clockOf(until) ? 1 : 0)
  return Math.min(end, lastDay)
}

/** The days of a series in their order, from the first at or after `from` to `to` at the latest. What is before `from` costs nothing. */
export const seriesDays = (rule: Rule, start: string, from = -Infinity, to = lastDay): Generator<number> =>
  daysBetween(rule, dayOf(start), from, Math.min(to, endOf(rule, start)))

// How far back the last day of a series is looked for first, in days; each next stretch is four times as long.
const firstStretch = 40

/** The last start of a series that is not in `without`, looked for from the end of the series; `undefined` where none is left. */
export function lastSeriesStart(rule: Rule, start: string, without: ReadonlySet<string>): string | undefined {
  const startDay = dayOf(start)
  let to = endOf(rule, start)
  for (let stretch = firstStretch; to >= startDay; stretch *= 4) {
    const starts = [...seriesStarts(rule, start, to - stretch, to)].filter((local) => !without.has(local))
    const last = starts.at(-1)
    if (last !== undefined) return last
    to -= stretch + 1
  }
  return undefined
}

/** No occurrence is on a later day. The cost does not grow with the length of the series. */
export const endOfSeries = (rule: Rule, start: string) => Math.max(endOf(rule, start), dayOf(start))

/** The local times at which a series takes place, those that were cancelled or moved included. */
export function* seriesStarts(rule: Rule, start: string, from?: number, to?: number): Generator<string> {
  for (const day of seriesDays(rule, start, from, to)) yield `${dateOf(day)}${clockOf(start)}`
}

export const isInSeries = (rule: Rule, start: string, local: string) => {
  if (local.length !== start.length || clockOf(local) !== clockOf(start)) return false
  const [day] = seriesDays(rule, start, dayOf(local), dayOf(local))
  return day !== undefined
}
