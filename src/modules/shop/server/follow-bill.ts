import type { BillEvent } from '#platform/contracts/billing.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import type { Notifier } from '#platform/server/notices/notifier.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { getPreviousStatus, type OrderStatus, orderStatusChoices } from '../order-status.ts'
import { notifyStatus } from './notices.ts'
import { releaseOrder, setAmounts, setStatus } from './order-billing.ts'
import { type MailServices, notifyOfStatus } from './order-mail.ts'
import { addRefund, findUnrefundedPieces, isPartSent } from './order-pieces.ts'
import { findOrder, getBalance, orderCounter, type OrderRow, showOrder, writeStep } from './order-rows.ts'
import type { Tables } from './tables.ts'

interface FollowingCall extends Pick<Call, 'now'> {
  events: Pick<Notifier, 'notify' | 'withdraw'>
  services: MailServices
}

/** The status that follows from a change of the invoice; undefined if it stays. */
function getBilledStatus({ status }: OrderRow, { state, number }: BillEvent, isSent: boolean): OrderStatus | undefined {
  if (orderStatusChoices[status].isVoid) return undefined
  const isUnsent = !isSent && (status === 'pending' || status === 'paid')
  if (state === 'void' && !isUnsent)
    throw conflict(`The order of invoice ${number} was shipped: create a credit note instead of voiding it`)
  if (state === 'void') return 'cancelled'
  if (state === 'credited') return isUnsent ? 'cancelled' : 'refunded'
  if (state === 'paid' && status === 'pending') return 'paid'
  return state === 'owed' && status === 'paid' ? 'pending' : undefined
}

/** Refuses the number of a later order, which could not be placed because another invoice has its reference. */
async function refuseUnplaced(db: Db<Tables>, number: number): Promise<undefined> {
  const counter = await db.selectFrom('shopCounters').select('last').where('name', '=', orderCounter).executeTakeFirst()
  if (number > (counter?.last ?? 0)) throw conflict(`Order ${number} has not been placed`)
}

/** Records what a credit note took back of an order, which it has to show like its own refunds. */
async function recordCredit(db: Db<Tables>, row: OrderRow, event: BillEvent, to: { isAll: boolean; now: string }) {
  const amount = event.credited - row.credited
  if (amount <= 0) return
  const lines = to.isAll ? await findUnrefundedPieces(db, row.id) : []
  const refund = { lines, amount, restocked: false, reason: event.reason || event.number }
  await addRefund(db, row.id, refund, { userId: event.userId, now: to.now })
}

/** Tells the buyer of a new status, unless a step was taken back. */
async function notifyBuyer(db: Db<Tables>, row: OrderRow, call: FollowingCall) {
  const order = await showOrder(db, row.id)
  if (getPreviousStatus({ status: row.status, balance: getBalance(row) }) === order.status) return
  await notifyOfStatus(call.services, order)
  notifyStatus(call, order)
}

/** Follows a change of an order's invoice, and tells the buyer as a change of the order itself does. */
export async function followBill(db: Db<Tables>, event: BillEvent, call: FollowingCall) {
  const { now } = call
  const [, number] = /^order (\d{1,9})$/.exec(event.reference) ?? []
  if (number === undefined) return undefined
  const locked = await db
    .updateTable('shopOrders')
    .set({ updatedAt: now })
    .where('number', '=', Number(number))
    .returning('id')
    .executeTakeFirst()
  if (!locked) return refuseUnplaced(db, Number(number))
  const row = await findOrder(db, locked.id)
  // An unpaid invoice with the reference of an order that has none of its own changes nothing.
  if (event.total !== row.total || (row.invoice === null && event.state === 'owed')) return undefined
  await setAmounts(db, row.id, event)
  const status = getBilledStatus(row, event, await isPartSent(db, row.id))
  if (status !== 'cancelled') await recordCredit(db, row, event, { isAll: status === 'refunded', now })
  if (status) {
    const { userId, reason: note } = event
    await setStatus(db, row.id, status)
    await writeStep(db, { orderId: row.id, at: now, userId, from: row.status, to: status, note })
    if (status === 'cancelled') await releaseOrder(db, row.id, call)
    await notifyBuyer(db, row, call)
  }
  return row.id
}
