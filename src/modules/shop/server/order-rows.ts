import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { getCurrency } from '#platform/db/queries/in-currency.ts'
import { fold } from '#platform/text/fold.ts'
import { notFound } from '#platform/errors/failure.ts'
import { fromCents } from '#platform/numbers/money.ts'
import type { Notifier } from '#platform/server/notices/notifier.ts'
import { searchedChoices } from '#platform/server/search/choices/searched-choices.ts'
import { statusesForSale } from '../contract-fields.ts'
import { type FullStoredOrder, Order, type StoredOrder } from '../contract-orders.ts'
import { type OrderStatus, orderStatusChoices } from '../order-status.ts'
import { withdrawRestocked } from './notices.ts'
import { findRefunds, findReturns, findShipments, findSteps } from './order-parts.ts'
import { fromHundredths } from './product-rows.ts'
import type { Tables } from './tables.ts'

type Stored = Omit<Selectable<Tables['shopOrders']>, 'search' | 'byName' | 'byStatus' | 'refundedPieces'>

/** The counter of order numbers. */
export const orderCounter = 'orders'

/** An order before it is inserted. */
export type NewOrder = Omit<Stored, 'id'>

/** An order as read, with its buyer. Amounts are in cents. */
export type OrderRow = Omit<Stored, 'key'> & { buyerName: string | null; buyerAvatar: string | null }

/** The fields whose choices a list finds by their names. */
export const orderChoices = searchedChoices(
  {
    status: { schema: Order.shape.status, isSearched: true },
    delivery: { schema: Order.shape.delivery, isSearched: true },
    payment: { schema: Order.shape.payment, isSearched: true },
  },
  { status: 'orders.statuses', delivery: 'orders.deliveries', payment: 'orders.payments' },
)

export const selectOrders = (db: Db<Tables>) =>
  db
    .selectFrom('shopOrders')
    .select([
      'id',
      'number',
      'status',
      'buyerId',
      'address',
      'delivery',
      'payment',
      'note',
      'pieces',
      'currency',
      'subtotal',
      'discount',
      'discountCode',
      'deliveryCost',
      'deduction',
      'taxRate',
      'tax',
      'total',
      'paid',
      'credited',
      'invoice',
      'createdAt',
      'updatedAt',
    ])
    .select((eb) => {
      const buyer = eb.selectFrom('users').whereRef('users.id', '=', 'shopOrders.buyerId')
      return [buyer.select('users.name').as('buyerName'), buyer.select('users.avatar').as('buyerAvatar')]
    })

/** What is still to be paid of an order, in cents. */
export const getBalance = ({
  status,
  total,
  credited,
  paid,
}: Pick<OrderRow, 'status' | 'total' | 'credited' | 'paid'>) =>
  orderStatusChoices[status].isVoid ? 0 : total - credited - paid

export const toOrder = ({ buyerId, buyerName, buyerAvatar, ...row }: OrderRow): StoredOrder => ({
  ...row,
  buyer: { id: buyerId, name: buyerName ?? '', avatar: buyerAvatar ?? '' },
  currency: getCurrency(row),
  subtotal: fromCents(row.subtotal),
  discount: fromCents(row.discount),
  deliveryCost: fromCents(row.deliveryCost),
  deduction: fromCents(row.deduction),
  taxRate: fromHundredths(row.taxRate),
  tax: fromCents(row.tax),
  total: fromCents(row.total),
  paid: fromCents(row.paid),
  credited: fromCents(row.credited),
  balance: fromCents(getBalance(row)),
})

/** The text for search; it has no discount code, see `withCodes`. */
export const getSearchText = ({ number, address }: Pick<NewOrder, 'number' | 'address'>) =>
  fold(String(number), ...Object.values(address))

/** The row as stored, with the columns for search and sorting. */
export const toOrderRow = (order: NewOrder) => {
  const { address, discountCode, invoice } = order
  return {
    ...order,
    address: JSON.stringify(address),
    discountCode: discountCode && JSON.stringify(discountCode),
    invoice: invoice && JSON.stringify(invoice),
    search: getSearchText(order),
    byName: fold(address.name),
    byStatus: orderStatusChoices[order.status].rank,
  } satisfies Insertable<Tables['shopOrders']>
}

/** Orders with their lines and their history. */
export async function readFullOrders(db: Db<Tables>, rows: readonly OrderRow[]): Promise<FullStoredOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .selectFrom('shopOrderLines')
    .select(['orderId', 'productId as id', 'title', 'color', 'size', 'sku', 'photo', 'category'])
    .select(['qty', 'price', 'salesPrice', 'total', 'deduction'])
    .where('orderId', 'in', ids)
    .orderBy('orderId')
    .orderBy('position')
    .execute()
  const history = await findSteps(db, ids)
  const shipments = await findShipments(db, ids)
  const returns = await findReturns(db, ids)
  const refunds = await findRefunds(db, ids)
  const linesByOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return rows.map((row) => ({
    ...toOrder(row),
    lines: (linesByOrder.get(row.id) ?? []).map(({ orderId: _order, ...line }) => ({
      ...line,
      price: fromCents(line.price),
      salesPrice: fromCents(line.salesPrice),
      total: fromCents(line.total),
      deduction: fromCents(line.deduction),
    })),
    history: history(row.id),
    shipments: shipments(row.id),
    refunds: refunds(row.id),
    returns: returns(row.id),
  }))
}

export async function findOrder(db: Db<Tables>, id: number): Promise<OrderRow> {
  const row = await selectOrders(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(`Order ${id} not found`)
  return row
}

export async function showOrder(db: Db<Tables>, id: number): Promise<FullStoredOrder> {
  const [order] = await readFullOrders(db, [await findOrder(db, id)])
  if (!order) throw notFound(`Order ${id} not found`)
  return order
}

export async function writeStep(
  db: Db<Tables>,
  {
    orderId,
    from,
    to,
    ...step
  }: { orderId: number; at: string; userId: string; from: OrderStatus | null; to: OrderStatus; note: string },
) {
  await db
    .insertInto('shopOrderSteps')
    .values({ orderId, from, to, ...step })
    .execute()
}

/** Changes the stock by a number of pieces, which is negative for a sale; false if fewer are left. */
export async function changeStock(db: Db<Tables>, id: number, by: number): Promise<boolean> {
  const sold = sql<number>`case when "sold" - ${by} < 0 then 0 else "sold" - ${by} end`
  // The main product has the sums of its family, and is always written first.
  await db
    .updateTable('shopProducts')
    .set((eb) => ({ familyQty: eb('familyQty', '+', by), sold }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('shopProducts as one')
        .select('one.variantOf')
        .where('one.id', '=', id)
        .where('one.deletedAt', 'is', null),
    )
    .execute()
  let update = db
    .updateTable('shopProducts')
    .set((eb) => ({ qty: eb('qty', '+', by), familyQty: eb('familyQty', '+', by), sold }))
    .where('id', '=', id)
  if (by < 0)
    update = update.where('qty', '>=', -by).where('status', 'in', statusesForSale).where('deletedAt', 'is', null)
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

interface StockLine {
  id: number
  variantOf: number | null
}

/** The order in which stock is written, by family and then by product, to avoid deadlocks. */
export const compareStockLines = (one: StockLine, other: StockLine) =>
  (one.variantOf ?? one.id) - (other.variantOf ?? other.id) || one.id - other.id

/** Returns pieces to the stock, in the order in which a sale takes them. */
export async function restockPieces(
  db: Db<Tables>,
  lines: readonly { id: number; qty: number }[],
  { events }: { events: Pick<Notifier, 'withdraw'> },
) {
  if (lines.length === 0) return
  const products = await db
    .selectFrom('shopProducts')
    .select(['id', 'variantOf'])
    .where(
      'id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute()
  for (const { id } of products.toSorted(compareStockLines)) {
    const qty = lines.reduce((sum, line) => (line.id === id ? sum + line.qty : sum), 0)
    await changeStock(db, id, qty)
  }
  if (products.length === 0) return
  const restocked = await db
    .selectFrom('shopProducts')
    .select(['id', 'qty'])
    .where(
      'id',
      'in',
      products.map(({ id }) => id),
    )
    .execute()
  withdrawRestocked(events, restocked)
}
