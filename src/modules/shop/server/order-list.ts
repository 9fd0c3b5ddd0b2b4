import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ExportedFile } from '#platform/contract.ts'
import { csvHead, csvLines } from '#platform/text/csv.ts'
import { countInFacet } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { listIds } from '#platform/db/queries/list-ids.ts'
import { page, type ListFilters } from '#platform/db/queries/page.ts'
import { contains } from '#platform/db/queries/search.ts'
import { searchList } from '#platform/server/search/list-search.ts'
import { exportStream } from '#platform/server/files/export-stream.ts'
import { orderStatuses } from '../order-status.ts'
import type { Order, OrderCounts, OrderList } from '../contract-orders.ts'
import { readFullOrders, type OrderRow, selectOrders, toOrder } from './order-rows.ts'
import type { Tables } from './tables.ts'

/** `text` is what the search reads instead of the stored text, see `searchedText`. */
type NamedQuery = OrderList & Pick<ListFilters, 'named'> & { text?: RawBuilder<string> | undefined }
type Filters = Omit<NamedQuery, 'sort' | 'page' | 'limit' | 'at'>

const noRows = sql<SqlBool>`1 = 0`

function selectMatching(db: Db<Tables>, { delivery, payment, from, to, buyer, product, ids }: Filters, userId: string) {
  let matchingQuery = db.selectFrom('shopOrders')
  if (delivery?.length) matchingQuery = matchingQuery.where('delivery', 'in', delivery)
  if (payment?.length) matchingQuery = matchingQuery.where('payment', 'in', payment)
  if (from) matchingQuery = matchingQuery.where('createdAt', '>=', from)
  if (to) matchingQuery = matchingQuery.where('createdAt', '<', to)
  if (buyer?.length)
    matchingQuery = matchingQuery.where(
      'buyerId',
      'in',
      buyer.map((id) => (id === 'me' ? userId : id)),
    )
  if (product !== undefined)
    matchingQuery = matchingQuery.where('id', 'in', (eb) =>
      eb.selectFrom('shopOrderLines').select('orderId').where('productId', '=', product),
    )
  if (ids) matchingQuery = ids.length > 0 ? matchingQuery.where('id', 'in', ids) : matchingQuery.where(noRows)
  return matchingQuery
}

const sort = { name: 'byName', status: 'byStatus' }

function searchOrders(db: Db<Tables>, filters: Filters, userId: string) {
  const query = selectMatching(db, filters, userId).select('id')
  const { q, named, text } = filters
  if (text && q?.trim()) return { query: query.where(contains(text, q, named)), lowerBound: undefined }
  return searchList(db, query, { topic: 'shop-orders', table: 'shopOrders', q, named })
}

type Listed = Omit<NamedQuery, 'page' | 'limit' | 'at'>

/** The query for the ids of a list's orders. */
async function createListQuery(db: Db<Tables>, { sort: order, ...filters }: Listed, userId: string) {
  const { query, lowerBound } = await searchOrders(db, filters, userId)
  const isOther = order !== '-createdAt' && order !== 'createdAt'
  // Status and buyer have an index in the default order.
  const isUnindexed =
    filters.product !== undefined || (isOther && Boolean(filters.status?.length || filters.buyer?.length))
  return { query, filters: { sort: order, status: filters.status }, columns: { sort, lowerBound, isUnindexed } }
}

/** The ids of one page of a list, in its order. */
async function fetchPageOfIds(db: Db<Tables>, { page: number, limit, at, ...list }: NamedQuery, userId: string) {
  const { query, filters, columns } = await createListQuery(db, list, userId)
  return page(query, { ...filters, page: number, limit, at }, ({ id }) => id, columns)
}

async function readRows(db: Db<Tables>, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  const rows = await selectOrders(db).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function listOrders(db: Db<Tables>, query: NamedQuery, userId: string) {
  const ids = await fetchPageOfIds(db, query, userId)
  return ids.with((await readRows(db, ids.items)).map(toOrder))
}

export async function listOwnOrders(db: Db<Tables>, query: Omit<NamedQuery, 'buyer'>, userId: string) {
  const ids = await fetchPageOfIds(db, { ...query, buyer: [userId] }, userId)
  return ids.with(await readFullOrders(db, await readRows(db, ids.items)))
}

export async function countOrders(
  db: Db<Tables>,
  filters: Omit<Filters, 'status'>,
  userId: string,
): Promise<OrderCounts> {
  const { query: matchingQuery } = await searchOrders(db, filters, userId)
  return db
    .selectNoFrom([
      countInFacet(matchingQuery).as('all'),
      ...orderStatuses.map((status) => countInFacet(matchingQuery.where('status', '=', status)).as(status)),
    ])
    .executeTakeFirstOrThrow()
}

const cells = {
  Number: ({ number }) => String(number),
  Placed: ({ createdAt }) => createdAt,
  Status: ({ status }) => status,
  Buyer: ({ buyer }) => buyer.name,
  Name: ({ address }) => address?.name ?? '',
  Company: ({ address }) => address?.company ?? '',
  'E-mail': ({ address }) => address?.email ?? '',
  Phone: ({ address }) => address?.phone ?? '',
  Street: ({ address }) => address?.street ?? '',
  'Postal code': ({ address }) => address?.postalCode ?? '',
  City: ({ address }) => address?.city ?? '',
  Country: ({ address }) => address?.country ?? '',
  Delivery: ({ delivery }) => delivery,
  Payment: ({ payment }) => payment,
  Pieces: ({ pieces }) => String(pieces),
  Currency: ({ currency }) => currency,
  Subtotal: ({ subtotal }) => subtotal.toFixed(2),
  Discount: ({ discount }) => discount.toFixed(2),
  'Delivery cost': ({ deliveryCost }) => deliveryCost.toFixed(2),
  'Discount code': ({ discountCode }) => discountCode?.code ?? '',
  'Code discount': ({ deduction }) => deduction.toFixed(2),
  Tax: ({ tax }) => tax.toFixed(2),
  Total: ({ total }) => total.toFixed(2),
  Note: ({ note }) => note,
} as const satisfies Record<string, (order: Order) => string>

/** The whole result of a list as a file, streamed to use constant memory. */
export async function exportOrders(
  db: Db<Tables>,
  query: Listed,
  { userId, now, show }: { userId: string; now: string; show: (order: Order) => Order },
): Promise<ExportedFile> {
  const { query: matchingQuery, filters, columns } = await createListQuery(db, query, userId)
  const ids = await listIds(matchingQuery, filters, columns)
  async function* readParts() {
    yield { text: csvHead(Object.keys(cells)), records: 0 }
    for await (const batch of ids) {
      const orders = (await readRows(db, batch)).map((row) => show(toOrder(row)))
      const lines = orders.map((order) => Object.values(cells).map((cell) => cell(order)))
      yield { text: csvLines(lines), records: orders.length }
    }
  }
  return { name: `orders-${now.slice(0, 10)}.csv`, type: 'text/csv', ...exportStream(readParts()) }
}
