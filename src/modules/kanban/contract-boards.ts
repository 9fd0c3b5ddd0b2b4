import * as z from 'zod'
import { Categories, Color, Id, line, Moment, text } from './contract-schemas.ts'

export const maxBoards = 100
/** Columns that a new board can begin with. */
export const maxFirstColumns = 50

export const Board = z.object({
  id: z.int(),
  /** Empty for the first board until it is named; screens then show "Board". */
  name: z.string(),
  description: z.string(),
  color: Color,
  /** Number of tasks on the board, without archived ones. */
  taskCount: z.int(),
  archivedAt: Moment.nullable(),
})
export type Board = z.infer<typeof Board>

export const BoardDetail = Board.extend({ columns: Categories })

const boardFields = {
  name: line(80),
  description: text(300)
    .trim()
    .regex(/^[^\p{Cc}]*$/u, 'One line'),
  color: Color,
}

export const ColumnDraft = z.strictObject({
  name: line(120),
  color: Color.default('plain'),
  wipLimit: z.int().min(1).max(999).nullable().default(null),
  isDone: z.boolean().default(false),
})
export type ColumnDraft = z.input<typeof ColumnDraft>

export const BoardDraft = z.strictObject({
  ...boardFields,
  description: boardFields.description.default(''),
  color: boardFields.color.default('brand'),
  columns: z.array(ColumnDraft).max(maxFirstColumns).default([]).describe('The first columns, in order'),
  columnsOf: Id.optional().describe('The board whose columns are copied, without their tasks, instead of `columns`'),
})
export type BoardDraft = z.input<typeof BoardDraft>
export const BoardChanges = z.strictObject({ ...boardFields, archived: z.boolean() }).partial()
