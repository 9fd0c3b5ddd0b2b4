import type { Translator } from '#platform/i18n/use-texts.ts'
import type { Formats } from '#platform/i18n/formats.ts'
import type { LocalFormats } from '../events/use-local-formats.ts'
import { getWeekday, toDayNumber, toIsoDate } from '../times/local-time.ts'
import { parseRule, type Rule } from './rule.ts'

interface TextTools {
  t: Translator<'calendar'>
  localFormats: LocalFormats
  format: Formats
}

/** 4 January 1970 was a Sunday. */
const weekdayName = (day: number, localFormats: LocalFormats) => localFormats.date(toIsoDate(3 + day), 'weekdayLong')

const ordinals = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth', '-1': 'last' } as const
const getOrdinal = (nth: number) => Object.entries(ordinals).find(([key]) => Number(key) === nth)?.[1]

/** "The second Tuesday". */
export function nthText(nth: number, day: number, { t, localFormats }: TextTools) {
  const ordinal = getOrdinal(nth)
  return ordinal && t(`rule.${ordinal}`, { day: weekdayName(day, localFormats) })
}

function cycleText(rule: Rule, start: string, textTools: TextTools): string | undefined {
  const { t, localFormats, format } = textTools
  const { freq, interval: count, byDay, byMonthDay, byMonth, bySetPos } = rule
  if (bySetPos.length > 0 || byMonth.length > 1) return undefined
  const [nth, ...more] = byDay
  if (freq === 'DAILY')
    return byDay.length + byMonthDay.length + byMonth.length > 0 ? undefined : t('rule.daily', { count })
  if (freq === 'WEEKLY') {
    if (byMonth.length > 0) return undefined
    const weekdays = byDay.length > 0 ? byDay.map(({ day }) => day) : [getWeekday(toDayNumber(start))]
    if (count === 1 && [1, 2, 3, 4, 5].every((day) => weekdays.includes(day)) && weekdays.length === 5)
      return t('rule.workdays')
    const order = (day: number) => (day - localFormats.firstWeekday + 7) % 7
    const sorted = weekdays.toSorted((one, other) => order(one) - order(other))
    return t('rule.weekly', { count, days: format.list(sorted.map((day) => weekdayName(day, localFormats))) })
  }
  if (freq === 'MONTHLY') {
    if (byMonth.length > 0) return undefined
    if (nth) {
      const day = more.length === 0 && byMonthDay.length === 0 ? nthText(nth.nth, nth.day, textTools) : undefined
      return day && t('rule.monthlyOn', { count, day })
    }
    if (byMonthDay.length > 1) return undefined
    const date = byMonthDay[0] ?? Number(start.slice(8, 10))
    if (date === -1) return t('rule.monthlyOn', { count, day: t('rule.lastDay') })
    return date < 0 ? undefined : t('rule.monthlyDay', { count, day: date })
  }
  if (byMonthDay.length > 1 || (byMonthDay[0] ?? 1) < 0) return undefined
  const month = String(byMonth[0] ?? Number(start.slice(5, 7))).padStart(2, '0')
  if (nth) {
    const day = more.length === 0 && byMonth.length === 1 ? nthText(nth.nth, nth.day, textTools) : undefined
    return day && t('rule.yearlyNth', { count, day, month: localFormats.date(`2026-${month}-01`, 'monthName') })
  }
  const date = String(byMonthDay[0] ?? Number(start.slice(8, 10))).padStart(2, '0')
  return t('rule.yearlyOn', { count, day: localFormats.date(`2024-${month}-${date}`, 'dayMonth') })
}

/** Describes a rule in words; `start` completes rules that omit the day. */
export function ruleText(recurrence: string, start: string, textTools: TextTools): string {
  const { t, localFormats } = textTools
  const rule = parseRule(recurrence)
  const cycle = cycleText(rule, start, textTools) ?? t('rule.other')
  if (rule.count !== null) return t('rule.times', { rule: cycle, count: rule.count })
  if (rule.until !== null) return t('rule.until', { rule: cycle, date: localFormats.date(rule.until, 'dateShort') })
  return cycle
}
