import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'
import { Color } from './contract-schemas.ts'

const Totals = z.object({
  created: z.int(),
  /** Tasks that came to a column where work is done, each once; by the names that such columns have now. */
  finished: z.int(),
})

export const BoardFigures = z.object({
  totals: Totals,
  /** The same of the time before. */
  before: Totals,
  /** How the board stands now, whatever time was asked for: in its order, without what is archived. */
  columns: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      color: Color,
      isDone: z.boolean(),
      count: z.int(),
      /** Of these, how many should be done already; where work is done, none. */
      late: z.int(),
    }),
  ),
})
export type BoardFigures = z.infer<typeof BoardFigures>

/** What the cards of the home screen ask for: they load nothing else of the contract that it is a part of. */
export const figuresPart = {
  name: 'kanban',
  base: '/api/TodoData',
  endpoints: {
    figures: get('/figures', {
      query: FiguresQuery,
      returns: BoardFigures,
      summary: 'Figures of the board now, and tasks begun and finished in up to two years',
    }),
  },
} as const
