import type { Db } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { getNextStatuses, type OrderStatus, getPreviousStatus } from '../order-status.ts'
import { shipRest, removeCompletingShipment } from './fulfilment.ts'
import { notifyStatus } from './notices.ts'
import { releaseOrder, setStatus, settleOrder } from './order-billing.ts'
import { notifyOfStatus } from './order-mail.ts'
import { isPartSent } from './order-pieces.ts'
import { findOrder, getBalance, showOrder, toOrder, writeStep } from './order-rows.ts'
import { refundRest } from './refunds.ts'
import type { Tables } from './tables.ts'

/**
 * Changes the status of an order and, in the same transaction, its invoice. Cancelling returns its pieces to the stock and
 * the use of its code, and happens once.
 */
export async function changeOrder(
  db: Db<Tables>,
  id: number,
  {
    status,
    note,
    user,
    now,
    services,
    check,
    events,
  }: Pick<Call, 'user' | 'now' | 'services' | 'check' | 'events'> & { status: OrderStatus; note: string },
) {
  // A write first locks the row until this transaction ends.
  await db.updateTable('shopOrders').set({ updatedAt: now }).where('id', '=', id).execute()
  const row = await findOrder(db, id)
  check(toOrder(row))
  const isBack = getPreviousStatus({ status: row.status, balance: getBalance(row) }) === status
  const isSentPart = await isPartSent(db, id)
  if (status === 'cancelled' && isSentPart)
    throw conflict('A part of the order was shipped: refund it instead of cancelling it')
  const allowed: readonly OrderStatus[] = getNextStatuses(row, isSentPart)
  if (!isBack && !allowed.includes(status)) throw conflict(`The status cannot change from ${row.status} to ${status}`)
  const parcel = isBack && row.status === 'shipped' ? await removeCompletingShipment(db, id) : ''
  await setStatus(db, id, status)
  const step = { orderId: id, at: now, userId: user.id, from: row.status, to: status }
  await writeStep(db, { ...step, note: [parcel, note].filter(Boolean).join('\n') })
  // Stock before invoice, like a sale, so that the two never wait for each other.
  if (status === 'cancelled') await releaseOrder(db, id, { events })
  await settleOrder(db, row, { status, note, services })
  if (status === 'shipped' && !isBack) await shipRest(db, id, { user, now })
  if (status === 'refunded') await refundRest(db, row, note, { user, now })
  const order = await showOrder(db, id)
  if (isBack) return order
  await notifyOfStatus(services, order)
  notifyStatus({ events }, order)
  return order
}
