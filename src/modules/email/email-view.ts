import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import { searchZone } from '#platform/web/search/search-zone.ts'
import { MailFolder } from './contract-email.ts'

const Id = z.coerce.number<number>().int().min(1).max(2_147_483_647)

/** The state of the screen in the URL. */
export const EmailView = z.object({
  in: MailFolder.optional(),
  label: Id.optional(),
  q: z.string().max(500).optional(),
  /** The open conversation. */
  thread: Id.optional(),
  /** The draft in the composer panel, or a new one. */
  compose: z.union([z.literal('new'), Id]).optional(),
  /** Recipient of a new message, set by links from other screens. */
  to: z.string().max(254).optional(),
})
export type EmailView = z.infer<typeof EmailView>
export type ViewChanges = Partial<z.input<typeof EmailView>>

/** Query parameters of the list. */
export const getListSearch = ({ q, in: folder, label }: EmailView) => ({
  ...(q?.trim() && { q: q.trim() }),
  ...(folder && { in: folder }),
  ...(label !== undefined && { label }),
  ...searchZone(q),
})
export type ListSearch = ReturnType<typeof getListSearch>

/** Link to the view with the given changes. */
export const linkTo = (view: EmailView, changes: ViewChanges) => ({
  search: `?${writeQuery({ ...view, ...changes })}`,
})

/** Link to a folder or label; keeps the composer open. */
export const linkToFolder = (view: EmailView, target: Pick<ViewChanges, 'in' | 'label'>) =>
  linkTo(view, { in: undefined, label: undefined, q: undefined, thread: undefined, ...target })
