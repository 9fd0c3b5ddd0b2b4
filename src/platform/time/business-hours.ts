import * as z from 'zod'
import { isTimeZone } from '#platform/contracts/workspace-rules.ts'
import { dayIn, timeIn } from './zone-time.ts'

const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** Opening hours of a day; an end of 00:00 is midnight at the end of the day. */
export const OpenSpan = z.strictObject({ from: Time, until: Time })
export type OpenSpan = z.infer<typeof OpenSpan>

const getEnd = ({ until }: OpenSpan) => (until === '00:00' ? '24:00' : until)

const isInOrder = (spans: readonly OpenSpan[]) =>
  spans.every((span, at) => span.from < getEnd(span) && (spans[at + 1]?.from ?? '24:00') >= getEnd(span))

/** The opening hours from Monday to Sunday, and the days on which it is closed. */
export const BusinessHours = z.strictObject({
  timeZone: z.string().max(64).refine(isTimeZone),
  week: z
    .array(z.array(OpenSpan).max(4).refine(isInOrder))
    .length(7)
    .refine((days) => days.some((spans) => spans.length > 0)),
  holidays: z.array(z.strictObject({ date: z.iso.date(), name: z.string().trim().max(80) })).max(400),
})
export type BusinessHours = z.infer<typeof BusinessHours>

const oneDay = 86_400_000

const nextDay = (day: string, by = 1) => new Date(Date.parse(day) + by * oneDay).toISOString().slice(0, 10)

type Spans = readonly (readonly [from: number, until: number])[]

const cache = new WeakMap<BusinessHours, (day: string) => Spans>()

/** The opening hours of a day as moments; remembered, since computing them is slow. */
function parseSpans(hours: BusinessHours) {
  const cached = cache.get(hours)
  if (cached) return cached
  const moment = timeIn(hours.timeZone)
  const holidays = new Set(hours.holidays.map(({ date }) => date))
  const days = new Map<string, Spans>()
  const compute = (day: string): Spans => {
    if (holidays.has(day)) return []
    // Weekdays begin with Sunday.
    const spans = hours.week[(new Date(day).getUTCDay() + 6) % 7] ?? []
    return spans.map(
      ({ from, until }) => [moment(day, from), until === '00:00' ? moment(nextDay(day)) : moment(day, until)] as const,
    )
  }
  const spans = (day: string) => {
    const of = days.get(day) ?? compute(day)
    days.set(day, of)
    return of
  }
  cache.set(hours, spans)
  return spans
}

// Longer than any closed period between two openings.
const maxDays = 4000

/** The open time from one moment to a later one, in milliseconds; without hours it is always open. */
export function openBetween(hours: BusinessHours | null, from: number, until: number): number {
  if (!hours) return Math.max(0, until - from)
  const spans = parseSpans(hours)
  let open = 0
  let day = dayIn(hours.timeZone, from)
  const last = dayIn(hours.timeZone, until)
  for (let count = 0; day <= last && count < maxDays; count += 1) {
    for (const [start, end] of spans(day)) open += Math.max(0, Math.min(end, until) - Math.max(start, from))
    day = nextDay(day)
  }
  return open
}

/** The moment at which this much open time has passed. */
export function afterOpenTime(hours: BusinessHours | null, from: number, milliseconds: number): number {
  if (!hours) return from + milliseconds
  const spans = parseSpans(hours)
  let remaining = milliseconds
  let day = dayIn(hours.timeZone, from)
  for (let count = 0; count < maxDays; count += 1) {
    for (const [start, end] of spans(day)) {
      const begins = Math.max(start, from)
      if (end <= begins) continue
      if (remaining <= end - begins) return begins + remaining
      remaining -= end - begins
    }
    day = nextDay(day)
  }
  // Too far away to matter; never sooner than the time that was looked through.
  return Math.max(Date.parse(day), from + milliseconds)
}

/** The open time until a moment, negative after it. */
export const openUntil = (hours: BusinessHours | null, moment: number, now: number) =>
  now <= moment ? openBetween(hours, now, moment) : -openBetween(hours, moment, now)
