import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import { properties } from './contract-schemas.ts'

export const dueFilters = ['overdue', 'week', 'none'] as const

/** The state of the screen in the URL. */
export const KanbanView = z.object({
  /** The shown board. Default: the first. */
  board: z.int().positive().optional(),
  q: z.string().max(200).optional(),
  /** User ids; `me` is the current user. */
  who: z.array(z.string().max(60)).max(50).optional(),
  label: z.array(z.int()).max(50).optional(),
  property: z.array(z.enum(properties)).optional(),
  due: z.enum(dueFilters).optional(),
  layout: z.enum(['list']).optional(),
  archive: z.boolean().optional(),
  /** The open form: for a new board, or for the shown one. */
  form: z.enum(['newBoard', 'board']).optional(),
  /** The open task. */
  task: z.int().positive().optional(),
})
export type KanbanView = z.infer<typeof KanbanView>

export const noFilters = { q: undefined, who: undefined, label: undefined, property: undefined, due: undefined }

export const countFilters = ({ who, label, property, due }: KanbanView) =>
  (who?.length ?? 0) + (label?.length ?? 0) + (property?.length ?? 0) + (due ? 1 : 0)

export const isFiltered = (view: KanbanView) => Boolean(view.q) || countFilters(view) > 0

export const linkToBoard = ({ layout }: KanbanView, board: number) => ({
  search: String(writeQuery({ board, layout })),
})

export const linkTo = (view: KanbanView, task: number | undefined) => ({
  search: String(writeQuery({ ...view, task })),
})
