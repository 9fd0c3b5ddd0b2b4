import { RRuleTemporal } from 'rrule-temporal'
import { clockOf, dateOf, dayOf } from '../times/local-time.ts'
import { formatRule, type Rule } from './rule.ts'

const dayLength = 86_400_000
/** No event is further away than this, so that no rule is followed for ever. */
export const lastDay = Date.UTC(2199, 11, 31) / dayLength

// The first stretch that is looked through, in days; each next one is twice as long.
const firstStretch = 400

/** What finds days of a rule. It follows days alone, as if they were in UTC: the clock is the same on each of them. */
function finderOf(rule: Rule, startDay: number) {
  const until = (local: string) => `${local.slice(0, 10).replaceAll('-', '')}T000000Z`
  const series = new RRuleTemporal({
    rruleString: `DTSTART:${until(dateOf(startDay))}\nRRULE:${formatRule(rule, until)}`,
    cache: false,
  })
  return (first: number, last: number) =>
    series
      .between(new Date(first * dayLength), new Date(last * dayLength), true)
      .map(({ epochMilliseconds }) => epochMilliseconds / dayLength)
}

/** The days of a series in their order, from the first at or after `from` to `to` at the latest. */
export function* seriesDays(rule: Rule, start: string, from = -Infinity, to = lastDay): Generator<number> {
  const startDay = dayOf(start)
  const clock = clockOf(start)
  const { until } = rule
  const end = until === null ? Infinity : dayOf(until) - (until.length > 10 && clock > clockOf(until) ? 1 : 0)
  const last = Math.min(to, end, lastDay)
  const find = finderOf(rule, startDay)
  let stretch = firstStretch
  for (let first = Math.max(from, startDay); first <= last; first += stretch + 1, stretch *= 2) {
    yield* find(first, Math.min(first + stretch, last))
  }
}

/** The local times at which a series takes place, those that were cancelled or moved included. */
export function* seriesStarts(rule: Rule, start: string, from?: number, to?: number): Generator<string> {
  for (const day of seriesDays(rule, start, from, to)) yield `${dateOf(day)}${clockOf(start)}`
}

export const isInSeries = (rule: Rule, start: string, local: string) => {
  if (local.length !== start.length || clockOf(local) !== clockOf(start)) return false
  const [day] = seriesDays(rule, start, dayOf(local), dayOf(local))
  return day !== undefined
}
