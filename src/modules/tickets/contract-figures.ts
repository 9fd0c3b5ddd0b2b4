import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'
import { priorities } from './contract-fields.ts'

const Totals = z.object({
  created: z.int(),
  solved: z.int(),
  /** Tickets with their first reply in the period. */
  answered: z.int(),
  /** The number of these that met the deadline. */
  inTime: z.int(),
  /** The median time of these; null without any. */
  answerSeconds: z.int().nullable(),
  /** Ratings that requesters gave in the period, and how many of these are good. */
  rated: z.int(),
  satisfied: z.int(),
})

/** How old a ticket is: less than a day, a week, a month of 30 days, or older. */
export const ages = ['day', 'week', 'month', 'older'] as const

const Part = z.object({ count: z.int(), overdue: z.int() })

export const TicketFigures = z.object({
  totals: Totals,
  /** The same for the period before. */
  before: Totals,
  step: z.enum(['day', 'month']),
  series: z.array(z.object({ from: z.iso.date(), created: z.int(), solved: z.int() })),
  /** The tickets that are open now, for any period. */
  open: Part.extend({
    byPriority: z.record(z.enum(priorities), Part),
    byAge: z.record(z.enum(ages), Part),
  }),
})
export type TicketFigures = z.infer<typeof TicketFigures>

/** For the dashboard's widgets, so that they load only this part of the contract. */
export const figuresPart = {
  name: 'tickets',
  base: '/api/data/ticket/TicketData',
  endpoints: {
    figures: get('/figures', {
      query: FiguresQuery,
      returns: TicketFigures,
      summary: 'Received and solved tickets for up to two years, and currently open ones',
    }),
  },
} as const
