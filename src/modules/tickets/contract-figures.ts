import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'
import { priorities } from './contract-fields.ts'

const Totals = z.object({
  created: z.int(),
  solved: z.int(),
  /** Those that were answered for the first time, however old they are. */
  answered: z.int(),
  /** Of these, how many kept the promise. */
  inTime: z.int(),
  /** How long half of these took at the most; null where there was no answer. */
  answerSeconds: z.int().nullable(),
})

/** How old a ticket is: less than a day, a week, a month of 30 days, or older. */
export const ages = ['day', 'week', 'month', 'older'] as const

const Part = z.object({ count: z.int(), overdue: z.int() })

export const TicketFigures = z.object({
  totals: Totals,
  /** The same of the time before. */
  before: Totals,
  step: z.enum(['day', 'month']),
  series: z.array(z.object({ from: z.iso.date(), created: z.int(), solved: z.int() })),
  /** What is not closed now, whatever time was asked for. */
  open: Part.extend({
    byPriority: z.record(z.enum(priorities), Part),
    byAge: z.record(z.enum(ages), Part),
  }),
})
export type TicketFigures = z.infer<typeof TicketFigures>

/** What the cards of the home screen ask for: they load nothing else of the contract that it is a part of. */
export const figuresPart = {
  name: 'tickets',
  base: '/api/data/ticket/TicketData',
  endpoints: {
    figures: get('/figures', {
      query: FiguresQuery,
      returns: TicketFigures,
      summary: 'Tickets received and solved in up to two years, and open now',
    }),
  },
} as const
