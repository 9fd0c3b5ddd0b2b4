import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import { Place } from './contract-email.ts'

const Id = z.coerce.number<number>().int().min(1).max(2_147_483_647)

/** What the address says of the screen. */
export const EmailView = z.object({
  in: Place.optional(),
  label: Id.optional(),
  q: z.string().max(500).optional(),
  /** The conversation that is open. */
  thread: Id.optional(),
  /** The message that is being written in its own panel: a draft, or a blank one. */
  compose: z.union([z.literal('new'), Id]).optional(),
  /** Somebody to write to, in a link from elsewhere. */
  to: z.string().max(254).optional(),
})
export type EmailView = z.infer<typeof EmailView>
export type ViewChanges = Partial<z.input<typeof EmailView>>

/** What the list asks the server for. */
export const searchOf = ({ q, in: place, label }: EmailView) => ({
  ...(q?.trim() && { q: q.trim() }),
  ...(place && { in: place }),
  ...(label !== undefined && { label }),
})
export type ListSearch = ReturnType<typeof searchOf>

/** Where a change of the view leads, for links. */
export const linkTo = (view: EmailView, changes: ViewChanges) => ({
  search: `?${writeQuery({ ...view, ...changes })}`,
})

/** Where an entry of the side pane leads: the message that is being written stays. */
export const linkToFolder = (view: EmailView, place: Pick<ViewChanges, 'in' | 'label'>) =>
  linkTo(view, { in: undefined, label: undefined, q: undefined, thread: undefined, ...place })
