import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'

export const sorts = ['-updatedAt', 'title', '-createdAt', '-words'] as const

export const perPage = 50

/** What the address says of the screen. */
export const DocumentsView = z.object({
  q: z.string().max(200).optional(),
  sort: z.enum(sorts).optional(),
  trash: z.boolean().optional(),
  page: z.int().min(1).optional(),
  /** The document that is open. */
  document: z.int().min(1).optional(),
})
export type DocumentsView = z.infer<typeof DocumentsView>

/** What the list asks the server for. */
export const listQueryOf = ({ q, sort = '-updatedAt', trash = false, page = 1 }: DocumentsView) => ({
  ...(q?.trim() && { q: q.trim() }),
  sort,
  page,
  limit: perPage,
  ...(trash && { deleted: true }),
})

/** Where a change of the view leads, for links. */
export const linkTo = (view: DocumentsView, changes: Partial<DocumentsView>) => ({
  search: `?${writeQuery({ ...view, ...changes })}`,
})
