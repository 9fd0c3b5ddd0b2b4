import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import { discountStatuses } from '../contract-discounts.ts'

const sorts = ['createdAt', 'code', 'used', 'status', 'startsAt', 'endsAt', 'updatedAt'] as const
const bothWays = sorts.flatMap((sort) => [sort, `-${sort}` as const])
export const usualSort = '-createdAt'
const usualPerPage = 25

/** What the address says of the list, and which form is open above it. */
export const DiscountsView = z.object({
  q: z.string().max(200).optional(),
  status: z.enum(discountStatuses).optional(),
  sort: z.enum(bothWays).optional(),
  page: z.int().min(1).optional(),
  perPage: z.int().min(1).max(100).optional(),
  edit: z.int().min(1).optional(),
  add: z.boolean().optional(),
})
export type DiscountsView = z.infer<typeof DiscountsView>
export type ViewChanges = Partial<z.input<typeof DiscountsView>>

const isSort = (sort: string): sort is NonNullable<ViewChanges['sort']> => bothWays.some((known) => known === sort)

/** A table's order, where the list knows it. */
export const sortOf = (sort: string | undefined) => (sort !== undefined && isSort(sort) ? sort : undefined)

/** What the list asks the server for. */
export const listQueryOf = (view: DiscountsView) => ({
  ...(view.q?.trim() && { q: view.q.trim() }),
  ...(view.status && { status: [view.status] }),
  sort: view.sort ?? usualSort,
  page: view.page ?? 1,
  limit: view.perPage ?? usualPerPage,
})

/** The view as a text of the address, whatever the page and whatever is open. */
export const searchOf = ({ page: _page, perPage: _perPage, edit: _edit, add: _add, ...view }: ViewChanges) =>
  writeQuery(view).toString()

/** Where a change of the view leads, for links. */
export const linkTo = (view: DiscountsView, changes: ViewChanges) => ({
  search: `?${writeQuery({ ...view, ...changes })}`,
})
