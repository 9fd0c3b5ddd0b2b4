import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import type { Pieces } from '../contract-fulfilment.ts'
import { getRemainingPieces, getPiecesToShip } from '../refund-amount.ts'
import type { Tables } from './tables.ts'

export const findLines = async (db: Db<Tables>, orderId: number) =>
  (
    await db
      .selectFrom('shopOrderLines')
      .select(['productId', 'title', 'qty', 'total', 'deduction'])
      .where('orderId', '=', orderId)
      .orderBy('position')
      .execute()
  ).map(({ productId: id, ...line }) => ({ id, ...line }))

export const findTakenPieces = async (db: Db<Tables>, table: 'shopShipments' | 'shopRefunds', orderId: number) =>
  (await db.selectFrom(table).select('lines').where('orderId', '=', orderId).orderBy('id').execute()).flatMap(
    ({ lines }) => lines,
  )

/** Records that a part of an order was taken back; figures leave its pieces out. */
export async function addRefund(
  db: Db<Tables>,
  orderId: number,
  { lines, ...refund }: { lines: readonly Pieces[]; amount: number; restocked: boolean; reason: string },
  { userId, now }: { userId: string; now: string },
) {
  await db
    .insertInto('shopRefunds')
    .values({ ...refund, orderId, lines: JSON.stringify(lines), at: now, userId })
    .execute()
  if (lines.length === 0) return
  const refunded = await findTakenPieces(db, 'shopRefunds', orderId)
  let refundedPieces = 0
  for (const { id, qty, total, deduction } of await findLines(db, orderId)) {
    const refundedQty = Math.min(qty, countPieces(refunded.filter((pieces) => pieces.id === id)))
    refundedPieces += refundedQty
    if (!lines.some((pieces) => pieces.id === id)) continue
    const refundedTotal = Math.round(((total - deduction) * refundedQty) / qty)
    await db
      .updateTable('shopOrderLines')
      .set({ refundedQty, refundedTotal })
      .where('orderId', '=', orderId)
      .where('productId', '=', id)
      .execute()
  }
  await db.updateTable('shopOrders').set({ refundedPieces }).where('id', '=', orderId).execute()
}

const isAny = ({ qty }: Pieces) => qty > 0

export const findPiecesToShip = async (db: Db<Tables>, orderId: number) =>
  getPiecesToShip(
    await findLines(db, orderId),
    await findTakenPieces(db, 'shopShipments', orderId),
    await findTakenPieces(db, 'shopRefunds', orderId),
  ).filter(isAny)

/** The pieces that no refund has taken back. */
export const findUnrefundedPieces = async (db: Db<Tables>, orderId: number) =>
  getRemainingPieces(await findLines(db, orderId), await findTakenPieces(db, 'shopRefunds', orderId)).filter(isAny)

/** Whether a part of the order was sent. */
export const isPartSent = async (db: Db<Tables>, orderId: number) =>
  (await findTakenPieces(db, 'shopShipments', orderId)).length > 0

/** Refuses pieces that the order does not have, or no longer. */
export function checkPieces(requested: readonly Pieces[], available: readonly Pieces[]) {
  for (const [index, { id, qty }] of requested.entries()) {
    const max = available.find((line) => line.id === id)?.qty ?? 0
    if (qty > max) throw refused(`lines.${index}.qty`, `At most ${max} pieces`)
  }
  if (new Set(requested.map(({ id }) => id)).size < requested.length)
    throw refused('lines', 'Each product may appear only once')
}

export const countPieces = (pieces: readonly Pieces[]) => pieces.reduce((sum, { qty }) => sum + qty, 0)
