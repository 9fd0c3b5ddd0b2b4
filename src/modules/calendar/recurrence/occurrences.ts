import { timeOfDay, toIsoDate, toDayNumber } from '../times/local-time.ts'
import { daysBetween } from './expand-rule.ts'
import { formatRule, parseRule, type Rule } from './rule.ts'

const dayLength = 86_400_000
/** The last supported day, which bounds every expansion. */
export const lastDay = Date.UTC(2199, 11, 31) / dayLength

// Cached, because the end of a COUNT requires counting all occurrences.
const countEnds = new Map<string, number>()
const maxCountEnds = 10_000

/** The day of the last of `count` occurrences; minus infinity without any. */
function endOfCount(rule: Rule, startDay: number, count: number) {
  const key = `${startDay} ${formatRule(rule)}`
  const cachedEnd = countEnds.get(key)
  if (cachedEnd !== undefined) return cachedEnd
  let end = -Infinity
  let remaining = count
  for (const day of daysBetween(rule, startDay, startDay, lastDay)) {
    end = day
    remaining -= 1
    if (remaining === 0) break
  }
  // The oldest one goes, so that those of an import are still here when it is stored.
  const [oldest] = countEnds.keys()
  if (oldest !== undefined && countEnds.size >= maxCountEnds) countEnds.delete(oldest)
  countEnds.set(key, end)
  return end
}

/** The last day allowed by UNTIL, COUNT and the calendar's limit. */
function findEnd(rule: Rule, start: string) {
  const { until, count } = rule
  if (count !== null) return endOfCount(rule, toDayNumber(start), count)
  const clock = timeOfDay(start)
  const end = until === null ? Infinity : toDayNumber(until) - (until.length > 10 && clock > timeOfDay(until) ? 1 : 0)
  return Math.min(end, lastDay)
}

/** The days of a series in order, between `from` and `to`. Days before `from` cost nothing. */
export const seriesDays = (rule: Rule, start: string, from = -Infinity, to = lastDay): Generator<number> =>
  daysBetween(rule, toDayNumber(start), from, Math.min(to, findEnd(rule, start)))

/** The first day of a series, which COUNT does not change and so is not counted for; undefined without any. */
export function firstSeriesDay(rule: Rule, start: string): number | undefined {
  const [first] = seriesDays({ ...rule, count: null }, start)
  return first
}

/** The first day of a series on or after its start, which the rule may not allow; the start if there is none. */
export function getFirstDay(recurrence: string, start: string) {
  const first = firstSeriesDay(parseRule(recurrence), start)
  return first === undefined ? start : toIsoDate(first)
}

// First window, in days, of the search back for the last day; each further one is four times as long.
const firstBatch = 40

/** The last start of a series that is not in `without`, searched from the end; undefined without any. */
export function lastSeriesStart(rule: Rule, start: string, without: ReadonlySet<string>): string | undefined {
  const startDay = toDayNumber(start)
  let to = findEnd(rule, start)
  for (let stretch = firstBatch; to >= startDay; stretch *= 4) {
    const starts = [...seriesStarts(rule, start, to - stretch, to)].filter((local) => !without.has(local))
    const last = starts.at(-1)
    if (last !== undefined) return last
    to -= stretch + 1
  }
  return undefined
}

/** An upper bound for the days of a series, computed in constant time. */
export const endOfSeries = (rule: Rule, start: string) => Math.max(findEnd(rule, start), toDayNumber(start))

/** The local times of a series, including cancelled and moved ones. */
export function* seriesStarts(rule: Rule, start: string, from?: number, to?: number): Generator<string> {
  for (const day of seriesDays(rule, start, from, to)) yield `${toIsoDate(day)}${timeOfDay(start)}`
}

export const isInSeries = (rule: Rule, start: string, local: string) => {
  if (local.length !== start.length || timeOfDay(local) !== timeOfDay(start)) return false
  const [day] = seriesDays(rule, start, toDayNumber(local), toDayNumber(local))
  return day !== undefined
}
