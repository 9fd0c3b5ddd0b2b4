const day = 86_400_000

/** The first and the last day, both inclusive, as `2026-11-21`. */
export interface Span {
  from: string
  to: string
}

const toIsoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The day this number of days later. */
export const addDays = (from: string, days: number) => toIsoDay(Date.parse(from) + days * day)

/** The number of days in a span. */
export const countDays = ({ from, to }: Span) => Math.round((Date.parse(to) - Date.parse(from)) / day) + 1

/** The span of the same length right before. */
export const getPreviousSpan = (span: Span): Span => ({
  from: addDays(span.from, -countDays(span)),
  to: addDays(span.from, -1),
})

/** The first day of the month this number of months from a day. */
export function getMonthStart(of: string, months = 0) {
  const [year = 0, month = 1] = of.split('-').map(Number)
  return toIsoDay(Date.UTC(year, month - 1 + months, 1))
}
