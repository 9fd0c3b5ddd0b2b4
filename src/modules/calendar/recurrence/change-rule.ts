import { timeOfDay, toIsoDate, toDayNumber, addMinutes, getWeekday } from '../times/local-time.ts'
import { seriesDays } from './occurrences.ts'
import { formatRule, parseRule, type Rule } from './rule.ts'

const findPosition = (date: string) => Math.ceil(Number(date.slice(8, 10)) / 7)
const isLastOfItsKind = (date: string) => toIsoDate(toDayNumber(date) + 7).slice(5, 7) !== date.slice(5, 7)

/** The rule of a moved series: shifts weekdays and days of the month. */
export function shiftRule(rule: Rule, from: string, to: string): Rule {
  const days = toDayNumber(to) - toDayNumber(from)
  const until =
    rule.until &&
    (rule.until.length > 10
      ? `${moved(rule.until, days - (timeOfDay(from) > timeOfDay(rule.until) ? 1 : 0))}${timeOfDay(to) || 'T23:59'}`
      : moved(rule.until, days))
  if (days === 0) return { ...rule, until }
  const { freq, byDay, byMonthDay, byMonth, bySetPos } = rule
  if (freq === 'WEEKLY') {
    const weekday = (day: number) => (((day + days) % 7) + 7) % 7
    return { ...rule, until, byDay: byDay.map(({ nth, day }) => ({ nth, day: weekday(day) })) }
  }
  if (freq === 'DAILY' || bySetPos.length > 0) return { ...rule, until }
  const [nth, ...more] = byDay
  return {
    ...rule,
    until,
    byMonth: byMonth.length === 1 ? [Number(to.slice(5, 7))] : byMonth,
    byMonthDay: byMonthDay.length === 1 && byDay.length === 0 ? [monthDay(byMonthDay[0], to)] : byMonthDay,
    byDay:
      nth && nth.nth !== 0 && more.length === 0
        ? [{ nth: getNth(nth.nth, to), day: getWeekday(toDayNumber(to)) }]
        : byDay,
  }
}

/** A rule that names only the day of its first occurrence, on another first day; any other rule as it is. */
export function ruleOnDay(text: string, from: string, to: string) {
  const rule = parseRule(text)
  const [day, ...more] = rule.byDay
  if (!day || more.length > 0 || rule.bySetPos.length > 0 || day.day !== getWeekday(toDayNumber(from))) return text
  const isItsPosition = day.nth === findPosition(from) || (day.nth === -1 && isLastOfItsKind(from))
  const isItsDay = rule.freq === 'WEEKLY' || (rule.freq === 'MONTHLY' && isItsPosition)
  return isItsDay ? formatRule({ ...shiftRule(rule, from, to), until: rule.until }) : text
}

const moved = (until: string, days: number) => toIsoDate(toDayNumber(until) + days)

const monthDay = (before: number | undefined, to: string) =>
  before === -1 && toIsoDate(toDayNumber(to) + 1).endsWith('-01') ? -1 : Number(to.slice(8, 10))

const getNth = (before: number, to: string) =>
  (before < 0 && isLastOfItsKind(to)) || findPosition(to) > 4 ? -1 : findPosition(to)

/** The two rules of a series that is split before the occurrence at `at`. */
export function splitRule(rule: Rule, start: string, at: string): { before: Rule; after: Rule; count: number } {
  let count = 0
  for (const day of seriesDays(rule, start, undefined, toDayNumber(at))) if (day < toDayNumber(at)) count += 1
  if (rule.count !== null) return { before: { ...rule, count }, after: { ...rule, count: rule.count - count }, count }
  const last = at.length === 10 ? toIsoDate(toDayNumber(at) - 1) : addMinutes(at, -1)
  return { before: { ...rule, until: last }, after: rule, count }
}
