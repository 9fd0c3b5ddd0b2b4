import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'
import { Color } from './contract-schemas.ts'

const Totals = z.object({
  created: z.int(),
  /** Tasks that came to a done column, each once, by the present names of these columns. */
  finished: z.int(),
})

export const BoardFigures = z.object({
  totals: Totals,
  /** The same for the period before. */
  before: Totals,
  /** The board's present columns in order, without archived ones. */
  columns: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      color: Color,
      isDone: z.boolean(),
      count: z.int(),
      /** The number of these that are late; none in a done column. */
      late: z.int(),
    }),
  ),
})
export type BoardFigures = z.infer<typeof BoardFigures>

/** For the dashboard's widgets, which load nothing else of the contract. */
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
