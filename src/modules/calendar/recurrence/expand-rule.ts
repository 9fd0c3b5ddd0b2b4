import { getWeekday } from '../times/local-time.ts'
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
  const date = new Date(day * dayLength)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** Whether each number of a list from `-most` to `most` is in it, at the index `number + most`. */
function createLookup(numbers: readonly number[], most: number): boolean[] {
  const lookup = Array.from({ length: 2 * most + 1 }, () => false)
  for (const number of numbers) lookup[number + most] = true
  return lookup
}

const maxMonthDay = 31
// A year has up to 53 of a weekday.
const maxNth = 53

/** Tests whether BYMONTHDAY and BYDAY allow a day of a month; ordinals of BYDAY count within `ordinals`. */
type DayTest = (day: number, month: Span, ordinals: Span) => boolean

/** The test of one rule. Its cost does not depend on the length of the rule's lists. */
function createDayTest(byMonthDay: readonly number[], byDay: readonly NthDay[]): DayTest {
  const monthDays = createLookup(byMonthDay, maxMonthDay)
  const isAnyMonthDay = byMonthDay.length === 0
  const weekdays = Array.from({ length: 7 }, (_, weekday) =>
    createLookup(
      byDay.flatMap(({ nth, day }) => (day === weekday ? nth : [])),
      maxNth,
    ),
  )
  const isAnyDay = byDay.length === 0
  return (day, month, ordinals) => {
    const fromStart = day - month.first + 1
    const fromEnd = fromStart - month.length - 1
    if (!isAnyMonthDay && !monthDays[fromStart + maxMonthDay] && !monthDays[fromEnd + maxMonthDay]) return false
    if (isAnyDay) return true
    const nths = weekdays[getWeekday(day)] ?? []
    const offset = day - ordinals.first
    const nth = Math.floor(offset / 7) + 1
    const nthLast = Math.floor((offset - ordinals.length) / 7)
    return Boolean(nths[maxNth] || nths[nth + maxNth] || nths[nthLast + maxNth])
  }
}

/** The allowed days of a span, in order. */
function listDays(span: Span, isAllowed: (day: number) => boolean) {
  const days: number[] = []
  for (let day = span.first; day < span.first + span.length; day += 1) if (isAllowed(day)) days.push(day)
  return days
}

const hasDays = ({ byDay, byMonthDay }: Rule) => byDay.length + byMonthDay.length > 0
const matchesMonth = ({ byMonth }: Rule, month: number) => byMonth.length === 0 || byMonth.includes((month % 12) + 1)

/** Days of a month at whole intervals from the start. */
function listDailyDays(rule: Rule, startDay: number, month: number, test: DayTest) {
  const { bySetPos, interval } = rule
  // BYSETPOS applies to a set of one day.
  if (bySetPos.length > 0 && !bySetPos.includes(1) && !bySetPos.includes(-1)) return []
  const span = monthSpan(month)
  const first = startDay + Math.max(0, Math.ceil((span.first - startDay) / interval)) * interval
  const length = Math.max(0, Math.ceil((span.first + span.length - first) / interval))
  const days = Array.from({ length }, (_, index) => first + index * interval)
  return hasDays(rule) ? days.filter((day) => test(day, span, span)) : days
}

const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function listYearlyDays(rule: Rule, startMonth: number, january: number, test: DayTest) {
  const { byMonth } = rule
  const year = monthSpan(january, 12)
  const usual = hasDays(rule) ? allMonths : [(startMonth % 12) + 1]
  return (byMonth.length > 0 ? byMonth : usual).flatMap((month) => {
    const span = monthSpan(january + month - 1)
    const ordinals = byMonth.length > 0 ? span : year
    return listDays(span, (day) => test(day, span, ordinals))
  })
}

interface Period {
  /** No candidate of this or a later period is earlier. */
  first: number
  /** In order, each once. */
  days: () => number[]
}

function* listWeeks(rule: Rule, startDay: number, from: number): Generator<Period> {
  const { interval, weekStart, byDay, byMonth } = rule
  const firstWeek = startDay - ((getWeekday(startDay) - weekStart + 7) % 7)
  const skipped = Math.floor((from - firstWeek) / (7 * interval))
  const weekdays = new Set(byDay.length > 0 ? byDay.map(({ day }) => day) : [getWeekday(startDay)])
  const isInMonth = (day: number) => byMonth.length === 0 || matchesMonth(rule, getMonth(day))
  for (let first = firstWeek + skipped * 7 * interval; ; first += 7 * interval) {
    const days = () => {
      const [begins, ends] = [isInMonth(first), isInMonth(first + 6)]
      if (!begins && !ends) return []
      return listDays(
        { first, length: 7 },
        (day) => weekdays.has(getWeekday(day)) && ((begins && ends) || isInMonth(day)),
      )
    }
    yield { first, days }
  }
}

function* listMonthsOrYears(rule: Rule, startDay: number, from: number): Generator<Period> {
  const { freq, interval } = rule
  const startMonth = getMonth(startDay)
  const startDate = startDay - getFirstDay(startMonth) + 1
  const isOnStartDate = !hasDays(rule) && freq !== 'DAILY'
  const test = createDayTest(isOnStartDate ? [startDate] : rule.byMonthDay, rule.byDay)
  const [base, step] =
    freq === 'YEARLY' ? [startMonth - (startMonth % 12), 12 * interval] : [startMonth, freq === 'DAILY' ? 1 : interval]
  for (let month = base + Math.floor((getMonth(from) - base) / step) * step; ; month += step) {
    const days = () => {
      if (freq === 'YEARLY') return listYearlyDays(rule, startMonth, month, test)
      if (!matchesMonth(rule, month)) return []
      if (freq === 'DAILY') return listDailyDays(rule, startDay, month, test)
      const span = monthSpan(month)
      return listDays(span, (day) => test(day, span, span))
    }
    yield { first: getFirstDay(month), days }
  }
}

const maxPosition = 366

/** Returns the filter for the days of a period by BYSETPOS. */
function createPositionFilter({ freq, bySetPos }: Rule) {
  if (bySetPos.length === 0 || freq === 'DAILY') return (days: number[]) => days
  const positions = createLookup(bySetPos, maxPosition)
  return (days: number[]) =>
    days.filter((_, index) => positions[index + 1 + maxPosition] || positions[index - days.length + maxPosition])
}

/**
 * The days of a rule from `from` to `to` (inclusive, counted from 1970), regardless of COUNT and UNTIL. Days before
 * `from` cost nothing. Each day from then on is tested at most once, whatever the length of the rule's lists, even if no
 * day matches.
 */
export function* daysBetween(rule: Rule, startDay: number, from: number, to: number): Generator<number> {
  const earliest = Math.max(from, startDay)
  if (earliest > to) return
  const filterByPosition = createPositionFilter(rule)
  const periods = rule.freq === 'WEEKLY' ? listWeeks : listMonthsOrYears
  for (const { first, days } of periods(rule, startDay, earliest)) {
    if (first > to) return
    for (const day of filterByPosition(days())) if (day >= earliest && day <= to) yield day
  }
}
