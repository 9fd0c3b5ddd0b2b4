export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
type Frequency = (typeof frequencies)[number]

export const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/** A weekday from 0 for Sunday; `nth` in the month or year, counted from the end if negative, 0 for each. */
export interface NthDay {
  nth: number
  day: number
}

/** The supported subset of RRULE (RFC 5545, 3.3.10): every part in whole days. */
export interface Rule {
  freq: Frequency
  interval: number
  count: number | null
  /** The last local time or date, inclusive. */
  until: string | null
  byDay: NthDay[]
  byMonthDay: number[]
  byMonth: number[]
  bySetPos: number[]
  weekStart: number
}

export const maxRepeats = 1000
export const maxInterval = 400

/** The reason why a rule is not supported, as a text for its author. */
export class BadRule extends Error {
  override name = 'BadRule'
}

const throwInvalid = (message: string): never => {
  throw new BadRule(message)
}

function integers(text: string, name: string, allowed: (value: number) => boolean) {
  const values = text.split(',').map((one) => (/^[+-]?\d{1,4}$/.test(one) ? Number(one) : Number.NaN))
  if (values.length > 62 || !values.every((value) => Number.isInteger(value) && allowed(value)))
    throwInvalid(`${name} cannot be ${text}`)
  return [...new Set(values)].toSorted((one, other) => one - other)
}

const parseCount = (text: string, name: string, most: number) => {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= most ? value : throwInvalid(`${name} must be from 1 to ${most}`)
}

const weekdayNamed = (name: string) => {
  const day = weekdays.findIndex((one) => one === name)
  return day >= 0 ? day : throwInvalid(`${name} is not a weekday`)
}

function nthDays(text: string, freq: Frequency): NthDay[] {
  const most = freq === 'MONTHLY' ? 5 : freq === 'YEARLY' ? 53 : 0
  const parts = text.split(',')
  if (parts.length > 60) throwInvalid('BYDAY has too many days')
  const days = parts.map((part) => {
    const [, count = '', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(part) ?? []
    const nth = count === '' ? 0 : Number(count)
    if (count !== '' && (nth === 0 || Math.abs(nth) > most)) throwInvalid(`BYDAY cannot be ${part} here`)
    return { nth, day: weekdayNamed(name) }
  })
  return days.filter(
    ({ nth, day }, index) => days.findIndex((other) => other.nth === nth && other.day === day) === index,
  )
}

const untilPattern = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?$/

/** `toLocal` converts UTC to the event's local time, for an UNTIL in UTC. */
function localUntil(text: string, toLocal: (utc: string) => string) {
  const [, year, month, day, hour, minutes, zulu] = untilPattern.exec(text) ?? throwInvalid(`UNTIL cannot be ${text}`)
  const date = `${year}-${month}-${day}`
  const local = hour === undefined ? date : `${date}T${hour}:${minutes}`
  const moment = Date.parse(hour === undefined ? `${date}T00:00:00Z` : `${local}:00Z`)
  if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(local)) throwInvalid(`UNTIL cannot be ${text}`)
  return zulu === 'Z' ? toLocal(new Date(moment).toISOString()) : local
}

/** Parses the value of an RRULE; throws `BadRule` if it is invalid or not supported. */
export function parseRule(text: string, toLocal: (utc: string) => string = (utc) => utc.slice(0, 16)): Rule {
  const parts = new Map<string, string>()
  for (const part of text.trim().toUpperCase().split(';')) {
    const [, name = '', value = ''] =
      /^([A-Z]+)=([A-Z0-9,+-]+)$/.exec(part) ?? throwInvalid(`"${part}" is no part of a rule`)
    if (parts.has(name)) throwInvalid(`${name} is said twice`)
    parts.set(name, value)
  }
  const readPart = (name: string) => {
    const value = parts.get(name)
    parts.delete(name)
    return value
  }
  const freqPart = readPart('FREQ')
  const freq =
    frequencies.find((one) => one === freqPart) ?? throwInvalid('FREQ must be DAILY, WEEKLY, MONTHLY or YEARLY')
  const [interval, count, until, byDay, byMonthDay, byMonth, bySetPos, weekStart] = [
    readPart('INTERVAL'),
    readPart('COUNT'),
    readPart('UNTIL'),
    readPart('BYDAY'),
    readPart('BYMONTHDAY'),
    readPart('BYMONTH'),
    readPart('BYSETPOS'),
    readPart('WKST'),
  ]
  const [unknown] = parts.keys()
  if (unknown) throwInvalid(`${unknown} is not supported`)
  if (count && until) throwInvalid('COUNT and UNTIL cannot be combined')
  if (byMonthDay && freq === 'WEEKLY') throwInvalid('A weekly rule cannot have BYMONTHDAY')
  if (bySetPos && !byDay && !byMonthDay && !byMonth) throwInvalid('BYSETPOS needs BYDAY, BYMONTHDAY or BYMONTH')
  return {
    freq,
    interval: interval ? parseCount(interval, 'INTERVAL', maxInterval) : 1,
    count: count ? parseCount(count, 'COUNT', maxRepeats) : null,
    until: until ? localUntil(until, toLocal) : null,
    byDay: byDay ? nthDays(byDay, freq) : [],
    byMonthDay: byMonthDay ? integers(byMonthDay, 'BYMONTHDAY', (day) => day !== 0 && Math.abs(day) <= 31) : [],
    byMonth: byMonth ? integers(byMonth, 'BYMONTH', (month) => month >= 1 && month <= 12) : [],
    bySetPos: bySetPos ? integers(bySetPos, 'BYSETPOS', (position) => position !== 0 && Math.abs(position) <= 366) : [],
    weekStart: weekStart ? weekdayNamed(weekStart) : 1,
  }
}

const compact = (local: string) =>
  local.length === 10 ? local.replaceAll('-', '') : `${local.replaceAll(/[-:]/g, '')}00`

/** Formats a rule; `until` converts its end, which stays local by default. */
export function formatRule(rule: Rule, until: (local: string) => string = compact) {
  const parts = [
    `FREQ=${rule.freq}`,
    rule.interval > 1 && `INTERVAL=${rule.interval}`,
    rule.byMonth.length > 0 && `BYMONTH=${rule.byMonth.join(',')}`,
    rule.byMonthDay.length > 0 && `BYMONTHDAY=${rule.byMonthDay.join(',')}`,
    rule.byDay.length > 0 && `BYDAY=${rule.byDay.map(({ nth, day }) => `${nth || ''}${weekdays[day]}`).join(',')}`,
    rule.bySetPos.length > 0 && `BYSETPOS=${rule.bySetPos.join(',')}`,
    rule.weekStart !== 1 && `WKST=${weekdays[rule.weekStart]}`,
    rule.count !== null && `COUNT=${rule.count}`,
    rule.until !== null && `UNTIL=${until(rule.until)}`,
  ]
  return parts.filter(Boolean).join(';')
}
