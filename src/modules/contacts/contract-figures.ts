import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'

const Totals = z.object({ created: z.int() })

export const ContactFigures = z.object({
  totals: Totals,
  /** The same for the period before. */
  before: Totals,
  step: z.enum(['day', 'month']),
  series: z.array(z.object({ from: z.iso.date(), created: z.int() })),
})
export type ContactFigures = z.infer<typeof ContactFigures>

/** For the dashboard's widgets, so that they load only this part of the contract. */
export const figuresPart = {
  name: 'contacts',
  base: '/api/data/contacts/ContactsData',
  endpoints: {
    figures: get('/figures', {
      query: FiguresQuery,
      returns: ContactFigures,
      summary: 'New contacts for up to two years',
    }),
  },
} as const
