const day = 86_400_000

/** The days from the first to the last, both with it, as `2026-11-21`. */
export interface Span {
  from: string
  to: string
}

const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** A day so many days later. */
export const addDays = (from: string, days: number) => iso(Date.parse(from) + days * day)

/** How many days a span has. */
export const lengthOf = ({ from, to }: Span) => Math.round((Date.parse(to) - Date.parse(from)) / day) + 1

/** As many days, right before. */
export const spanBefore = (span: Span): Span => ({
  from: addDays(span.from, -lengthOf(span)),
  to: addDays(span.from, -1),
})

/** The first day of the month that lies so many months from a day. */
export function monthStart(of: string, months = 0) {
  const [year = 0, month = 1] = of.split('-').map(Number)
  return iso(Date.UTC(year, month - 1 + months, 1))
}

/** The day that it is here. */
export function dayOf(moment: number) {
  const here = new Date(moment)
  return iso(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate()))
}

/** A moment of that day here: for formats, which would put midnight in London into the day before in New York. */
export const noonOf = (date: string) => new Date(`${date}T12:00:00`)
