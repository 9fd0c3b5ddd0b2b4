const day = 86_400_000

/** The first and the last day, both inclusive, as `2026-11-21`. */
export interface Span {
  from: string
  to: string
}

const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The day this number of days later. */
export const addDays = (from: string, days: number) => iso(Date.parse(from) + days * day)

/** The number of days in a span. */
export const lengthOf = ({ from, to }: Span) => Math.round((Date.parse(to) - Date.parse(from)) / day) + 1

/** The span of the same length right before. */
export const spanBefore = (span: Span): Span => ({
  from: addDays(span.from, -lengthOf(span)),
  to: addDays(span.from, -1),
})

/** The first day of the month this number of months from a day. */
export function monthStart(of: string, months = 0) {
  const [year = 0, month = 1] = of.split('-').map(Number)
  return iso(Date.UTC(year, month - 1 + months, 1))
}

/** The day in the local time zone. */
export function dayOf(moment: number) {
  const here = new Date(moment)
  return iso(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate()))
}

/** Local noon of that day, for formats: UTC midnight is on the previous day in New York. */
export const noonOf = (date: string) => new Date(`${date}T12:00:00`)
