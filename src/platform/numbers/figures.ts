import * as z from 'zod'

const Day = z.iso.date()
const dayLength = 24 * 60 * 60 * 1000
/** Longer periods are shown by month. */
const maxDays = 92

/** Query of figures: first and last day, both inclusive, in the user's time zone. */
export const FiguresQuery = z.strictObject({ from: Day, to: Day, timeZone: z.string().max(64).default('UTC') })
export type FiguresQuery = z.output<typeof FiguresQuery>

/** A figure of the requested period, and of the period before. */
export const Figure = z.object({ now: z.number(), before: z.number() })
export type Figure = z.infer<typeof Figure>

/**
 * The figure of each step, from the first day on and without gaps; `before` is that of the corresponding earlier step.
 */
export const FigureSeries = z.array(Figure.extend({ from: Day }))
export type FigureSeries = z.infer<typeof FigureSeries>

/** The days from the first to the last, both included, as `2026-11-21`. */
export interface DaySpan {
  from: string
  to: string
}

/** The day this many days later. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** The number of days from a day to another, 0 for the same day. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

/** The number of days of a period. */
export const countDays = ({ from, to }: DaySpan) => daysBetween(from, to) + 1

const splitDay = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, date }
}

/** The first day of a month, this many months after a day's. */
export function monthStart(day: string, months = 0) {
  const { year, month } = splitDay(day)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The same day this many years before; for a leap day, the day before it. */
function yearsBefore(day: string, years: number) {
  const { year, month, date } = splitDay(day)
  const last = new Date(Date.UTC(year - years, month, 0)).getUTCDate()
  return new Date(Date.UTC(year - years, month - 1, Math.min(date, last))).toISOString().slice(0, 10)
}

/**
 * The steps of a period and of the period before. Up to 92 days are shown by day, beside the same number of days right
 * before; a longer period is shown by month, beside the same months of the year before.
 */
export function splitPeriods(span: DaySpan) {
  const days = countDays(span)
  const isLong = days > maxDays
  const years = Math.ceil(days / 366)
  const back = (day: string) => (isLong ? yearsBefore(day, years) : addDays(day, -days))
  const steps = isLong
    ? [span.from, ...monthsAfter(span)]
    : Array.from({ length: Math.max(0, days) }, (_, index) => addDays(span.from, index))
  return {
    step: isLong ? ('month' as const) : ('day' as const),
    previous: { from: back(span.from), to: back(span.to) },
    /** The first day of each step, and of the step that it is compared with. */
    steps: steps.map((from) => ({ from, before: back(from) })),
  }
}

function monthsAfter({ from, to }: DaySpan) {
  const months: string[] = []
  for (let next = monthStart(from, 1); next <= to; next = monthStart(next, 1)) months.push(next)
  return months
}
