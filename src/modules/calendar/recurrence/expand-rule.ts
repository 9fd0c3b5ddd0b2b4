import { toIsoDate, getWeekday } from '../times/local-time.ts'
import type { NthDay, Rule } from './rule.ts'

const dayLength = 86_400_000

/** A week, month or year in days. Days are counted from 1 January 1970, months from January of year 0. */
interface Span {
  first: number
  length: number
}

const getFirstDay = (month: number) => Date.UTC(Math.floor(month / 12), month % 12) / dayLength
const monthSpan = (month: number, months = 1): Span => ({
  first: getFirstDay(month),
  length: getFirstDay(month + months) - getFirstDay(month),
})
const getMonth = (day: number) => {
  const date = toIsoDate(day)
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
}

const removeDuplicates = (days: number[]) => [...new Set(days)].sort((one, other) => one - other)

/** The weekdays of a span given by BYDAY; ordinals count within the span. */
const listWeekdays = ({ first, length }: Span, byDay: readonly NthDay[]) =>
  byDay.flatMap(({ nth, day }) => {
    const start = first + ((day - getWeekday(first) + 7) % 7)
    const all = Array.from({ length: Math.ceil((first + length - start) / 7) }, (_, index) => start + 7 * index)
    return nth === 0 ? all : (all.at(nth > 0 ? nth - 1 : nth) ?? [])
  })

const listMonthDays = ({ first, length }: Span, byMonthDay: readonly number[]) =>
  byMonthDay
    .map((day) => (day > 0 ? day - 1 : length + day))
    .flatMap((offset) => (offset >= 0 && offset < length ? first + offset : []))

/** The days of a month that match BYMONTHDAY and BYDAY; ordinals of BYDAY count within `ordinals`. */
function daysOfMonth({ byDay, byMonthDay }: Rule, month: Span, ordinals = month) {
  if (byMonthDay.length === 0) return listWeekdays(month, byDay)
  const days = listMonthDays(month, byMonthDay)
  if (byDay.length === 0) return days
  const weekdays = new Set(listWeekdays(ordinals, byDay))
  return days.filter((day) => weekdays.has(day))
}

const hasDays = ({ byDay, byMonthDay }: Rule) => byDay.length + byMonthDay.length > 0
const matchesMonth = ({ byMonth }: Rule, month: number) => byMonth.length === 0 || byMonth.includes((month % 12) + 1)

/** Days of a month at whole intervals from the start. */
function listDailyDays(rule: Rule, startDay: number, month: number) {
  const { bySetPos, interval } = rule
  // BYSETPOS applies to a set of one day.
  if (bySetPos.length > 0 && !bySetPos.includes(1) && !bySetPos.includes(-1)) return []
  const span = monthSpan(month)
  if (hasDays(rule)) return daysOfMonth(rule, span).filter((day) => (day - startDay) % interval === 0)
  const first = startDay + Math.max(0, Math.ceil((span.first - startDay) / interval)) * interval
  const length = Math.max(0, Math.ceil((span.first + span.length - first) / interval))
  return Array.from({ length }, (_, index) => first + index * interval)
}

function listYearlyDays(rule: Rule, startMonth: number, startDate: number, january: number) {
  const { byDay, byMonth, byMonthDay } = rule
  const year = monthSpan(january, 12)
  if (byMonth.length + byMonthDay.length === 0 && byDay.length > 0) return listWeekdays(year, byDay)
  const months = hasDays(rule) && byMonth.length === 0 ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : byMonth
  const usual = hasDays(rule) ? rule : { ...rule, byMonthDay: [startDate] }
  return (months.length > 0 ? months : [(startMonth % 12) + 1]).flatMap((month) => {
    const span = monthSpan(january + month - 1)
    return daysOfMonth(usual, span, byMonth.length > 0 ? span : year)
  })
}

interface Period {
  /** No candidate of this or a later period is earlier. */
  first: number
  days: () => number[]
}

/** The periods of a rule, from the one that contains `from`. */
function* listPeriods(rule: Rule, startDay: number, from: number): Generator<Period> {
  const { freq, interval, weekStart } = rule
  const startMonth = getMonth(startDay)
  const startDate = startDay - getFirstDay(startMonth) + 1
  if (freq === 'WEEKLY') {
    const firstWeek = startDay - ((getWeekday(startDay) - weekStart + 7) % 7)
    const skipped = Math.floor((from - firstWeek) / (7 * interval))
    const byDay = rule.byDay.length > 0 ? rule.byDay : [{ nth: 0, day: getWeekday(startDay) }]
    for (let first = firstWeek + skipped * 7 * interval; ; first += 7 * interval) {
      const days = () => listWeekdays({ first, length: 7 }, byDay).filter((day) => matchesMonth(rule, getMonth(day)))
      yield { first, days }
    }
  }
  const [base, step] =
    freq === 'YEARLY' ? [startMonth - (startMonth % 12), 12 * interval] : [startMonth, freq === 'DAILY' ? 1 : interval]
  for (let month = base + Math.floor((getMonth(from) - base) / step) * step; ; month += step) {
    const days = () => {
      if (freq === 'YEARLY') return listYearlyDays(rule, startMonth, startDate, month)
      if (!matchesMonth(rule, month)) return []
      if (freq === 'DAILY') return listDailyDays(rule, startDay, month)
      return daysOfMonth(hasDays(rule) ? rule : { ...rule, byMonthDay: [startDate] }, monthSpan(month))
    }
    yield { first: getFirstDay(month), days }
  }
}

function filterBySetPos({ freq, bySetPos }: Rule, days: number[]) {
  if (bySetPos.length === 0 || freq === 'DAILY') return days
  return removeDuplicates(bySetPos.flatMap((index) => days.at(index > 0 ? index - 1 : index) ?? []))
}

/**
 * The days of a rule from `from` to `to` (inclusive, counted from 1970), regardless of COUNT and UNTIL. Days before
 * `from` cost nothing. Each step costs at most a year's days, and there are at most as many steps as periods up to
 * `to`, even if no day matches.
 */
export function* daysBetween(rule: Rule, startDay: number, from: number, to: number): Generator<number> {
  const earliest = Math.max(from, startDay)
  if (earliest > to) return
  for (const { first, days } of listPeriods(rule, startDay, earliest)) {
    if (first > to) return
    for (const day of filterBySetPos(rule, removeDuplicates(days()))) if (day >= earliest && day <= to) yield day
  }
}
