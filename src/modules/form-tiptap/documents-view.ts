import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'

export const sorts = ['-updatedAt', 'title', '-createdAt', '-words'] as const

export const perPage = 50

/** The state kept in the URL's query. */
export const DocumentsView = z.object({
  q: z.string().max(200).optional(),
  sort: z.enum(sorts).optional(),
  trash: z.boolean().optional(),
  page: z.int().min(1).optional(),
  /** Id of the open document. */
  document: z.int().min(1).optional(),
})
export type DocumentsView = z.infer<typeof DocumentsView>

/** The query of the list request. */
export const toListQuery = ({ q, sort = '-updatedAt', trash = false, page = 1 }: DocumentsView) => ({
  ...(q?.trim() && { q: q.trim() }),
  sort,
  page,
  limit: perPage,
  ...(trash && { deleted: true }),
})

/** The URL of the changed view. */
export const linkTo = (view: DocumentsView, changes: Partial<DocumentsView>) => ({
  search: `?${writeQuery({ ...view, ...changes })}`,
})
