import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import { DiscountList, discountStatuses } from '../contract-discounts.ts'

const Sort = DiscountList.shape.sort.unwrap()
export const usualSort = '-createdAt'
const usualPerPage = 25

/** The state kept in the URL's query, including the open form. */
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

/** The order of a table, if the list supports it. */
export const parseSort = (sort: string | undefined) => Sort.safeParse(sort).data

/** The query of the list request. */
export const toListQuery = (view: DiscountsView) => ({
  ...(view.q?.trim() && { q: view.q.trim() }),
  ...(view.status && { status: [view.status] }),
  sort: view.sort ?? usualSort,
  page: view.page ?? 1,
  limit: view.perPage ?? usualPerPage,
})

/** The view as a query string, without page and open form. */
export const toSearch = ({ page: _page, perPage: _perPage, edit: _edit, add: _add, ...view }: ViewChanges) =>
  writeQuery(view).toString()

/** A link to the changed view. */
export const linkTo = (view: DiscountsView, changes: ViewChanges) => ({
  search: `?${writeQuery({ ...view, ...changes })}`,
})
