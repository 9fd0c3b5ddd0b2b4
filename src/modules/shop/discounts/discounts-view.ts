import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import { DiscountList, discountStatuses } from '../contract-discounts.ts'

const Sort = DiscountList.shape.sort.unwrap()
export const usualSort = '-createdAt'
const usualPerPage = 25

/** What the address says of the list, and which form is open above it. */
export const DiscountsView = z.object({
  q: z.string().max(200).optional(),
  status: z.enum(discountStatuses).optional(),
  sort: Sort.optional(),
  page: z.int().min(1).optional(),
  perPage: z.int().min(1).max(100).optional(),
  edit: z.int().min(1).optional(),
  add: z.boolean().optional(),
})
export type DiscountsView = z.infer<typeof DiscountsView>
export type ViewChanges = Partial<z.input<typeof DiscountsView>>

/** A table's order, where the list knows it. */
export const sortOf = (sort: string | undefined) => Sort.safeParse(sort).data

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
