import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'
import { categories, colors } from './contract-fields.ts'

const Day = z.iso.date()
const Totals = z.object({ revenue: z.number(), orders: z.int(), average: z.number(), items: z.int() })

/** Cancelled and refunded orders count nowhere; `revenue` is what buyers paid, with delivery and tax. */
export const Figures = z.object({
  totals: Totals,
  /** The same of as many days before. */
  before: Totals,
  step: z.enum(['day', 'week']),
  /** Each step of the time asked for, from its first day on; without gaps. `before` is the step that lies as long before. */
  series: z.array(z.object({ from: Day, revenue: z.number(), orders: z.int(), before: z.number() })),
  /** What its pieces brought in, without delivery and tax. */
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
  /** What is on offer and has few pieces left, the soonest gone first; `daysLeft` is null where none was sold lately. */
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

/** What a home screen shows of them; of the lists the first few. */
export const Overview = Figures.pick({ totals: true, bestSellers: true, runningOut: true }).extend({
  /** The same of the time before: as many days, or the same months of the year before. */
  before: Totals,
  step: z.enum(['day', 'month']),
  /** Each step from its first day on; `…Before` is that of the step that it is compared with. */
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

/** What the cards of the home screen ask for: they load nothing else of the contract that it is a part of. */
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
