import * as z from 'zod'
import { addDays, countDays, type DaySpan, monthStart } from '#platform/numbers/figures.ts'

export const ranges = ['last7', 'last30', 'last90', 'thisMonth', 'lastMonth', 'thisYear', 'last12Months'] as const
export type Range = (typeof ranges)[number]
const usualRange = 'last30' satisfies Range

/** The maximum number of days in a request. */
export const maxDays = 731

/** The state kept in the URL's query: a range relative to today, or two days. */
export const FiguresView = z.object({
  range: z.enum(ranges).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type FiguresView = z.infer<typeof FiguresView>

const spans: Record<Range, (today: string) => DaySpan> = {
  last7: (today) => ({ from: addDays(today, -6), to: today }),
  last30: (today) => ({ from: addDays(today, -29), to: today }),
  last90: (today) => ({ from: addDays(today, -89), to: today }),
  thisMonth: (today) => ({ from: monthStart(today), to: today }),
  lastMonth: (today) => ({ from: monthStart(today, -1), to: addDays(monthStart(today), -1) }),
  thisYear: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  last12Months: (today) => ({ from: monthStart(today, -11), to: today }),
}

/** Why two days are not a valid span; undefined if they are. */
export function findSpanError({ from, to }: DaySpan) {
  if (!z.iso.date().safeParse(from).success || !z.iso.date().safeParse(to).success) return 'missing'
  if (to < from) return 'order'
  return countDays({ from, to }) > maxDays ? 'long' : undefined
}

/** The days of a view. An invalid span is replaced by the default range. */
export function getSpan({ range, from = '', to = '' }: FiguresView, today: string): { range?: Range; span: DaySpan } {
  if (!range && findSpanError({ from, to }) === undefined) return { span: { from, to } }
  const knownRange = range ?? usualRange
  return { range: knownRange, span: spans[knownRange](today) }
}

/** The span of the same length right before. */
export const getPreviousSpan = (span: DaySpan): DaySpan => ({
  from: addDays(span.from, -countDays(span)),
  to: addDays(span.from, -1),
})
