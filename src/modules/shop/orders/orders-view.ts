import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import { getLocalDayStart } from '#platform/time/local-time.ts'
import { ListPage } from '#platform/web/url-state/list-page.ts'
import { type OrderList, paymentMethods } from '../contract-orders.ts'
import { deliveries } from '../contract-quote.ts'
import { orderStatuses } from '../order-status.ts'

export const orderSorts = ['createdAt', 'number', 'total', 'pieces', 'status', 'name', 'updatedAt'] as const
const bothWays = orderSorts.flatMap((sort) => [sort, `-${sort}` as const])
export const usualSort = '-createdAt'
const usualPerPage = 25

/** The state kept in the URL's query. */
export const OrdersView = z.object({
  q: z.string().max(200).optional(),
  status: z.enum(orderStatuses).optional(),
  delivery: z.array(z.enum(deliveries)).optional(),
  payment: z.array(z.enum(paymentMethods)).optional(),
  /** The first and last day of placing. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  buyer: z.literal('me').optional(),
  sort: z.enum(bothWays).optional(),
  page: ListPage.optional(),
  perPage: z.int().min(1).max(100).optional(),
})
export type OrdersView = z.infer<typeof OrdersView>
export type ViewChanges = Partial<z.input<typeof OrdersView>>

type Query = z.input<typeof OrderList>
export type Filters = Omit<Query, 'status' | 'sort' | 'page' | 'limit' | 'at' | 'ids'>

const isSort = (sort: string): sort is NonNullable<ViewChanges['sort']> =>
  bothWays.some((knownSort) => knownSort === sort)

/** The order of a table, if the list supports it. */
export const parseSort = (sort: string | undefined) => (sort !== undefined && isSort(sort) ? sort : undefined)

/** The filters without the status. */
export const getFilters = ({ q, delivery, payment, from, to, buyer }: OrdersView): Filters => ({
  ...(q?.trim() && { q: q.trim() }),
  ...(delivery?.length && { delivery }),
  ...(payment?.length && { payment }),
  ...(from && { from: getLocalDayStart(from) }),
  ...(to && { to: getLocalDayStart(to, 1) }),
  ...(buyer && { buyer: [buyer] }),
})

/** The query of the list request, without the page. */
export const toListQuery = (view: OrdersView) => ({
  ...getFilters(view),
  ...(view.status && { status: [view.status] }),
  sort: view.sort ?? usualSort,
})

export const getPerPage = ({ perPage = usualPerPage }: OrdersView) => perPage

/** The filters of the panel. */
export const panelKeys = ['from', 'to', 'delivery', 'payment', 'buyer'] as const

export const countFilters = (view: OrdersView) =>
  panelKeys.filter((key) => view[key] !== undefined && view[key].length > 0).length

export const withoutFilters = {
  from: undefined,
  to: undefined,
  delivery: undefined,
  payment: undefined,
  buyer: undefined,
  page: undefined,
} satisfies ViewChanges

/** The view as a query string, without the page. */
export const toSearch = ({ page: _page, perPage: _perPage, ...view }: ViewChanges) => writeQuery(view).toString()

/** A link to the changed view. */
export const linkTo = (view: OrdersView, changes: ViewChanges) => ({
  search: `?${writeQuery({ ...view, ...changes })}`,
})
