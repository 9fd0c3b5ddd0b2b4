import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { Pieces, ShipmentDraft } from '../contract-fulfilment.ts'
import { findCompletingShipment } from '../completing-shipment.ts'
import { getNextStatuses } from '../order-status.ts'
import { notifyStatus } from './notices.ts'
import { setStatus } from './order-billing.ts'
import { notifyOfShipment } from './order-mail.ts'
import { checkPieces, countPieces, findTakenPieces, findPiecesToShip } from './order-pieces.ts'
import { findOrder, showOrder, toOrder, writeStep } from './order-rows.ts'
import type { Tables } from './tables.ts'

export type FulfilmentCall = Pick<Call, 'user' | 'now' | 'services' | 'check' | 'events'>

export async function lockOrder(db: Db<Tables>, id: number, { now, check }: FulfilmentCall) {
  // A write first locks the row until this transaction ends.
  await db.updateTable('shopOrders').set({ updatedAt: now }).where('id', '=', id).execute()
  const row = await findOrder(db, id)
  check(toOrder(row))
  return row
}

/** Records that pieces of an order were sent, and tells the buyer. The order is shipped when all of them were. */
export async function shipOrder(
  db: Db<Tables>,
  id: number,
  { lines, carrier, tracking, shipped }: z.output<typeof ShipmentDraft>,
  call: FulfilmentCall,
) {
  const row = await lockOrder(db, id, call)
  if (!getNextStatuses(row).includes('shipped'))
    throw conflict(`The order is ${row.status}: only paid orders are shipped`)
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
  await notifyOfShipment(call.services, order, { lines: now, carrier, tracking, isAll })
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

/**
 * Deletes the shipment that made the order shipped, which was recorded by mistake, and returns its carrier and tracking
 * number.
 */
export async function removeCompletingShipment(db: Db<Tables>, orderId: number): Promise<string> {
  const shipment = findCompletingShipment(await showOrder(db, orderId))
  if (!shipment) return ''
  await db.deleteFrom('shopShipments').where('id', '=', shipment.id).execute()
  return [shipment.carrier, shipment.tracking].filter(Boolean).join(' ')
}
