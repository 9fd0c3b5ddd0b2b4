import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import { userStatuses } from '#platform/contracts/user-status.ts'

const sorts = ['name', 'email', 'role', 'status', 'lastUsedAt', 'createdAt'] as const
const bothWays = sorts.flatMap((sort) => [sort, `-${sort}` as const])
const usualPerPage = 25

/** Search parameters: the list's state, the open account, and whether the invitation dialog is open. */
export const UsersView = z.object({
  q: z.string().max(200).optional(),
  role: z.array(z.string().min(1).max(64)).optional(),
  status: z.enum(userStatuses).optional(),
  sort: z.enum(bothWays).optional(),
  page: z.int().min(1).optional(),
  perPage: z.int().min(1).max(100).optional(),
  user: z.string().max(64).optional(),
  invite: z.boolean().optional(),
})
export type UsersView = z.infer<typeof UsersView>
export type ViewChanges = Partial<z.input<typeof UsersView>>

const isSort = (sort: string): sort is NonNullable<ViewChanges['sort']> =>
  bothWays.some((knownSort) => knownSort === sort)

/** The sort parameter, if valid. */
export const parseSort = (sort: string | undefined) => (sort !== undefined && isSort(sort) ? sort : undefined)

/** The filters without sort order and page. */
export const getFilters = ({ q, role, status }: UsersView) => ({
  ...(q?.trim() && { q: q.trim() }),
  ...(role?.length && { role }),
  ...(status && { status: [status] }),
})
export type Filters = ReturnType<typeof getFilters>

/** The query of the list request. */
export const toListQuery = (view: UsersView) => ({
  ...getFilters(view),
  sort: view.sort ?? ('name' as const),
  page: view.page ?? 1,
  limit: view.perPage ?? usualPerPage,
})

/** The filters and sort order as a query string, for saved views. */
export const toSearch = ({ q, role, status, sort }: UsersView) => writeQuery({ q, role, status, sort }).toString()

/** Link target for a changed view. */
export const linkTo = (view: UsersView, changes: ViewChanges) => ({ search: `?${writeQuery({ ...view, ...changes })}` })
