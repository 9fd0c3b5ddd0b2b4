import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'

const Totals = z.object({
  /** The totals of the issued invoices of these days, without void ones. */
  billed: z.number(),
  invoices: z.int(),
  /** The credit notes of these days, for invoices of any day. */
  credited: z.number(),
  /** The payments of these days less the money returned, for invoices of any day. */
  paid: z.number(),
})

/** Groups by days overdue: up to 30, 60, 90, or more. */
export const overdueAges = ['month', 'twoMonths', 'threeMonths', 'older'] as const

const Part = z.object({ count: z.int(), balance: z.number() })

export const InvoiceFigures = z.object({
  totals: Totals,
  /** The same for the period before. */
  before: Totals,
  step: z.enum(['day', 'month']),
  series: z.array(z.object({ from: z.iso.date(), billed: z.number(), paid: z.number() })),
  /** The current balances, independent of the period. */
  outstanding: Part,
  /** The overdue part of the balances. */
  overdue: Part.extend({ byAge: z.record(z.enum(overdueAges), Part) }),
})
export type InvoiceFigures = z.infer<typeof InvoiceFigures>

/** The part of the contract that dashboard widgets load, without the rest. */
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
