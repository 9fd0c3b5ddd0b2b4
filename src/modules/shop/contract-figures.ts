import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'
import { categories, colors } from './contract-fields.ts'

const Day = z.iso.date()
const Totals = z.object({ revenue: z.number(), orders: z.int(), average: z.number(), items: z.int() })

/**
 * Cancelled and refunded orders are not counted, nor refunded pieces of others; `revenue` is what buyers paid, with
 * delivery and tax, less what was refunded.
 */
export const Figures = z.object({
  totals: Totals,
  /** The totals of the same number of days before. */
  before: Totals,
  step: z.enum(['day', 'week']),
  /**
   * Each step of the requested period by its first day, without gaps. `before` is the revenue of the same step one
   * period earlier.
   */
  series: z.array(z.object({ from: Day, revenue: z.number(), orders: z.int(), before: z.number() })),
  /** Revenue of their pieces, without delivery and tax. Refunds of an amount without pieces are of the whole order. */
  bestSellers: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      color: z.enum(colors).nullable(),
      size: z.string(),
      photo: z.string(),
      pieces: z.int(),
      revenue: z.number(),
    }),
  ),
  categories: z.array(z.object({ category: z.enum(categories), pieces: z.int(), revenue: z.number() })),
  /**
   * Active products with few pieces left, the first to run out first; `daysLeft` is null for those without recent
   * sales.
   */
  runningOut: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      color: z.enum(colors).nullable(),
      size: z.string(),
      photo: z.string(),
      qty: z.int(),
      /** In the last 30 days. */
      sold: z.int(),
      daysLeft: z.int().nullable(),
    }),
  ),
})
export type Figures = z.infer<typeof Figures>

/** A summary for the dashboard, with the first items of each list. */
export const Overview = Figures.pick({ totals: true, bestSellers: true, runningOut: true }).extend({
  /** The totals of the period before: the same number of days, or the same months of the previous year. */
  before: Totals,
  step: z.enum(['day', 'month']),
  /** Each step by its first day; `…Before` are values of the step that it is compared with. */
  series: z.array(
    z.object({
      from: Day,
      revenue: z.number(),
      revenueBefore: z.number(),
      orders: z.int(),
      ordersBefore: z.int(),
    }),
  ),
})
export type Overview = z.infer<typeof Overview>

/** The endpoints of the dashboard cards, which load no other part of the contract. */
export const salesPart = {
  name: 'shop-orders',
  base: '/api/data/eCommerce/orders',
  endpoints: {
    overview: get('/overview', {
      query: FiguresQuery,
      returns: Overview,
      summary: 'Summary of sales, for the dashboard',
    }),
  },
} as const
