import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'

const Totals = z.object({
  /** What the invoices of these days ask for. */
  billed: z.number(),
  invoices: z.int(),
  /** What came in on these days, whatever invoice it was for. */
  paid: z.number(),
})

/** How many days an invoice is overdue: up to 30, up to 60, up to 90, or more. */
export const overdueAges = ['month', 'twoMonths', 'threeMonths', 'older'] as const

const Part = z.object({ count: z.int(), balance: z.number() })

export const InvoiceFigures = z.object({
  totals: Totals,
  /** The same of the time before. */
  before: Totals,
  step: z.enum(['day', 'month']),
  series: z.array(z.object({ from: z.iso.date(), billed: z.number(), paid: z.number() })),
  /** What is still to be paid now, whatever time was asked for. */
  outstanding: Part,
  /** The part of it that should be there already. */
  overdue: Part.extend({ byAge: z.record(z.enum(overdueAges), Part) }),
})
export type InvoiceFigures = z.infer<typeof InvoiceFigures>

/** What the cards of the home screen ask for: they load nothing else of the contract that it is a part of. */
export const figuresPart = {
  name: 'invoices',
  base: '/api/data/invoicedata',
  endpoints: {
    figures: get('/figures', {
      query: FiguresQuery,
      returns: InvoiceFigures,
      summary: 'Figures billed and paid in up to two years, and the open amount',
    }),
  },
} as const
