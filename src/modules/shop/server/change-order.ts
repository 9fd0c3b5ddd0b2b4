import type { Db } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { nextOf, type OrderStatus, orderStatusChoices } from '../order-status.ts'
import { releaseCode } from './discount-use.ts'
import { notifyStatus } from './notices.ts'
import { notifyOfStatus } from './order-mail.ts'
import { findOrder, showOrder, decrementStock, toOrder, writeStep } from './order-rows.ts'
import type { Tables } from './tables.ts'

/**
 * Changes the status of an order. Cancelling returns its pieces to the stock and the use of its code, and happens once.
 */
export async function changeOrder(
  db: Db<Tables>,
  id: number,
  {
    status,
    note,
    user,
    now,
    services: { mail },
    check,
    events,
  }: Pick<Call, 'user' | 'now' | 'services' | 'check' | 'events'> & { status: OrderStatus; note: string },
) {
  // A write first locks the row until this transaction ends.
  await db.updateTable('shopOrders').set({ updatedAt: now }).where('id', '=', id).execute()
  const row = await findOrder(db, id)
  check(toOrder(row))
  const allowed: readonly OrderStatus[] = nextOf(row.status)
  if (!allowed.includes(status)) throw conflict(`The status cannot change from ${row.status} to ${status}`)
  await db
    .updateTable('shopOrders')
    .set({ status, byStatus: orderStatusChoices[status].rank })
    .where('id', '=', id)
    .execute()
  await writeStep(db, { orderId: id, at: now, userId: user.id, from: row.status, to: status, note })
  if (status === 'cancelled') {
    const lines = await db
      .selectFrom('shopOrderLines')
      .select(['productId', 'qty'])
      .where('orderId', '=', id)
      .orderBy('productId')
      .execute()
    for (const { productId, qty } of lines) await decrementStock(db, productId, -qty)
    await releaseCode(db, id)
  }
  const order = await showOrder(db, id)
  await notifyOfStatus(mail, order)
  notifyStatus({ events }, order)
  return order
}
