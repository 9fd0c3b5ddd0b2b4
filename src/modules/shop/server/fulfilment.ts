import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, refused } from '#platform/errors/failure.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { Pieces, RefundDraft, ShipmentDraft } from '../contract-fulfilment.ts'
import { orderStatusChoices } from '../order-status.ts'
import { getRemainingPieces, calculateRefund } from '../refund-amount.ts'
import { notifyStatus } from './notices.ts'
import { findBill, setAmounts, setStatus } from './order-billing.ts'
import { notifyOfStatus, notifyOfShipment } from './order-mail.ts'
import {
  checkPieces,
  countPieces,
  isPartSent,
  findLines,
  findTakenPieces,
  findPiecesToShip,
  findUnrefundedPieces,
} from './order-pieces.ts'
import { findOrder, type OrderRow, restockPieces, showOrder, toOrder, writeStep } from './order-rows.ts'
import type { Tables } from './tables.ts'

export type FulfilmentCall = Pick<Call, 'user' | 'now' | 'services' | 'check' | 'events'>

export async function lockOrder(db: Db<Tables>, id: number, { now, check }: FulfilmentCall) {
  // A write first locks the row until this transaction ends.
  await db.updateTable('shopOrders').set({ updatedAt: now }).where('id', '=', id).execute()
  const row = await findOrder(db, id)
  check(toOrder(row))
  return row
}

/** Records that pieces of a paid order were sent, and tells the buyer. The order is shipped when all of them were. */
export async function shipOrder(
  db: Db<Tables>,
  id: number,
  { lines, carrier, tracking, shipped }: z.output<typeof ShipmentDraft>,
  call: FulfilmentCall,
) {
  const row = await lockOrder(db, id, call)
  if (row.status !== 'paid') throw conflict(`The order is ${row.status}: only paid orders are shipped`)
  const shippedPieces = await findTakenPieces(db, 'shopShipments', id)
  if (shipped !== countPieces(shippedPieces))
    throw conflict(`${countPieces(shippedPieces)} pieces were shipped in the meantime`)
  const remaining = await findPiecesToShip(db, id)
  if (remaining.length === 0) throw conflict('No pieces are left to be shipped')
  const now = lines ?? remaining
  checkPieces(now, remaining)
  await addShipment(db, id, { lines: now, carrier, tracking }, call)
  const isAll = countPieces(now) === countPieces(remaining)
  if (isAll) {
    await setStatus(db, id, 'shipped')
    await writeStep(db, { orderId: id, at: call.now, userId: call.user.id, from: row.status, to: 'shipped', note: '' })
  }
  const order = await showOrder(db, id)
  await notifyOfShipment(call.services.mail, order, { lines: now, carrier, tracking, isAll })
  if (isAll) notifyStatus(call, order)
  return order
}

const addShipment = (
  db: Db<Tables>,
  orderId: number,
  { lines, carrier, tracking }: { lines: readonly Pieces[]; carrier: string; tracking: string },
  { user, now }: Pick<Call, 'user' | 'now'>,
) =>
  db
    .insertInto('shopShipments')
    .values({ orderId, lines: JSON.stringify(lines), carrier, tracking, at: now, userId: user.id })
    .execute()

/** Records the rest of an order as sent, without a tracking number. */
export async function shipRest(db: Db<Tables>, id: number, call: Pick<Call, 'user' | 'now'>) {
  const remaining = await findPiecesToShip(db, id)
  if (remaining.length > 0) await addShipment(db, id, { lines: remaining, carrier: '', tracking: '' }, call)
}

/** Deletes the latest shipment, which was recorded by mistake. */
export async function removeLatestShipment(db: Db<Tables>, orderId: number) {
  const latest = await db
    .selectFrom('shopShipments')
    .select('id')
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (latest) await db.deleteFrom('shopShipments').where('id', '=', latest.id).execute()
}

/** The amount of a refund in cents, at most what is left of the order. */
async function getRefundAmount(db: Db<Tables>, row: OrderRow, { lines, amount }: z.output<typeof RefundDraft>) {
  if (!lines && amount === undefined) throw refused('lines', 'Choose pieces or an amount')
  const orderLines = await findLines(db, row.id)
  const before = await findTakenPieces(db, 'shopRefunds', row.id)
  checkPieces(lines ?? [], getRemainingPieces(orderLines, before))
  const remaining = row.total - row.credited
  const cents =
    amount === undefined ? calculateRefund({ ...row, lines: orderLines }, before, lines ?? []) : toCents(amount)
  const path = amount === undefined ? 'lines' : 'amount'
  if (cents === 0) throw refused(path, 'These pieces cost nothing')
  if (cents > remaining) throw refused(path, `Only ${fromCents(remaining).toFixed(2)} is left to refund`)
  const names = (lines ?? []).map(({ id, qty }) => `${qty} × ${orderLines.find((line) => line.id === id)?.title ?? id}`)
  return { cents, names }
}

/** Records that all that was left of an order was taken back. */
export async function refundRest(
  db: Db<Tables>,
  row: OrderRow,
  reason: string,
  { user, now }: Pick<Call, 'user' | 'now'>,
) {
  const amount = row.total - row.credited
  if (amount === 0) return
  const lines = await findUnrefundedPieces(db, row.id)
  await addRefund(db, row.id, { lines, amount, restocked: false, reason }, { user, now })
}

const addRefund = (
  db: Db<Tables>,
  orderId: number,
  { lines, ...refund }: { lines: readonly Pieces[]; amount: number; restocked: boolean; reason: string },
  { user, now }: Pick<Call, 'user' | 'now'>,
) =>
  db
    .insertInto('shopRefunds')
    .values({ ...refund, orderId, lines: JSON.stringify(lines), at: now, userId: user.id })
    .execute()

/** Takes the pieces of a received return back. Of their price, at most what is left of the order is returned. */
export async function refundReturn(
  db: Db<Tables>,
  id: number,
  { lines, restock, reason }: { lines: Pieces[]; restock: boolean; reason: string },
  call: FulfilmentCall,
) {
  const row = await findOrder(db, id)
  const before = await findTakenPieces(db, 'shopRefunds', id)
  const price = calculateRefund({ ...row, lines: await findLines(db, id) }, before, lines)
  const amount = Math.min(price, row.total - row.credited)
  if (amount > 0) {
    const draft = { lines, amount: fromCents(amount), restock, reason, credited: fromCents(row.credited) }
    return refundOrder(db, id, draft, call)
  }
  if (restock) await restockPieces(db, lines)
  return showOrder(db, id)
}

/** Takes a part of an order back: credits its invoice, returns the money that was paid, and the pieces if wanted. */
export async function refundOrder(
  db: Db<Tables>,
  id: number,
  draft: z.output<typeof RefundDraft>,
  call: FulfilmentCall,
) {
  const row = await lockOrder(db, id, call)
  const { user, now, services } = call
  if (orderStatusChoices[row.status].isVoid) throw conflict(`The order is ${row.status}`)
  if (row.status === 'pending') throw conflict('Nothing was paid yet: cancel the order instead')
  if (toCents(draft.credited) !== row.credited)
    throw conflict(`${fromCents(row.credited).toFixed(2)} was refunded in the meantime`)
  const { lines = [], restock, reason } = draft
  const { cents, names } = await getRefundAmount(db, row, draft)
  const bill = await findBill(services, row)
  const note = [names.join(', '), reason].filter(Boolean).join(': ').slice(0, 500)
  if (bill && services.billing)
    await setAmounts(db, id, await services.billing.credit(bill.reference, { amount: cents, reason: note }))
  else
    await db
      .updateTable('shopOrders')
      .set({ credited: row.credited + cents, paid: Math.min(row.paid, row.total - row.credited - cents) })
      .where('id', '=', id)
      .execute()
  await addRefund(db, id, { lines, amount: cents, restocked: restock && lines.length > 0, reason }, call)
  if (restock) await restockPieces(db, lines)
  if (row.credited + cents === row.total) {
    await setStatus(db, id, 'refunded')
    await writeStep(db, { orderId: id, at: now, userId: user.id, from: row.status, to: 'refunded', note: reason })
  } else if (row.status === 'paid' && (await isPartSent(db, id)) && (await findPiecesToShip(db, id)).length === 0) {
    // The pieces that were not sent are refunded.
    await setStatus(db, id, 'shipped')
    await writeStep(db, { orderId: id, at: now, userId: user.id, from: row.status, to: 'shipped', note: '' })
  }
  const order = await showOrder(db, id)
  if (order.status === 'refunded') {
    await notifyOfStatus(services.mail, order)
    notifyStatus(call, order)
  }
  return order
}
