import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { FiguresQuery } from '#platform/numbers/figures.ts'
import { Color } from './contract-schemas.ts'

const Totals = z.object({
  created: z.int(),
  /** Number of tasks moved to a done column, each counted once; done columns are identified by their current names. */
  finished: z.int(),
})

export const BoardFigures = z.object({
  totals: Totals,
  /** Totals of the preceding period. */
  before: Totals,
  /** The boards in order, without archived ones. */
  boards: z.array(z.object({ id: z.int(), name: z.string(), color: Color })),
  /** Current columns of these boards in order, without archived ones. */
  columns: z.array(
    z.object({
      id: z.int(),
      boardId: z.int(),
      name: z.string(),
      color: Color,
      isDone: z.boolean(),
      count: z.int(),
      /** Number of overdue tasks; 0 in a done column. */
      late: z.int(),
    }),
  ),
})
export type BoardFigures = z.infer<typeof BoardFigures>

/** Part of the contract for the dashboard widgets, which load nothing else of it. */
export const figuresPart = {
  name: 'kanban',
  base: '/api/TodoData',
  endpoints: {
    figures: get('/figures', {
      query: FiguresQuery,
      returns: BoardFigures,
      summary: 'Figures of all boards now, and tasks begun and finished in up to two years',
    }),
  },
} as const
