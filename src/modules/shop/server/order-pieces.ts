import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import type { Pieces } from '../contract-fulfilment.ts'
import { piecesLeft, piecesToShip } from '../refund-amount.ts'
import type { Tables } from './tables.ts'

export const linesOf = async (db: Db<Tables>, orderId: number) =>
  (
    await db
      .selectFrom('shopOrderLines')
      .select(['productId', 'title', 'qty', 'total', 'deduction'])
      .where('orderId', '=', orderId)
      .orderBy('position')
      .execute()
  ).map(({ productId: id, ...line }) => ({ id, ...line }))

export const takenOf = async (db: Db<Tables>, table: 'shopShipments' | 'shopRefunds', orderId: number) =>
  (await db.selectFrom(table).select('lines').where('orderId', '=', orderId).orderBy('id').execute()).flatMap(
    ({ lines }) => lines,
  )

const isAny = ({ qty }: Pieces) => qty > 0

export const toShip = async (db: Db<Tables>, orderId: number) =>
  piecesToShip(
    await linesOf(db, orderId),
    await takenOf(db, 'shopShipments', orderId),
    await takenOf(db, 'shopRefunds', orderId),
  ).filter(isAny)

/** The pieces that no refund has taken back. */
export const unrefundedPieces = async (db: Db<Tables>, orderId: number) =>
  piecesLeft(await linesOf(db, orderId), await takenOf(db, 'shopRefunds', orderId)).filter(isAny)

/** Whether a part of the order was sent. */
export const isPartSent = async (db: Db<Tables>, orderId: number) =>
  (await takenOf(db, 'shopShipments', orderId)).length > 0

/** Refuses pieces that the order does not have, or no longer. */
export function checkPieces(asked: readonly Pieces[], left: readonly Pieces[]) {
  for (const [index, { id, qty }] of asked.entries()) {
    const most = left.find((line) => line.id === id)?.qty ?? 0
    if (qty > most) throw refused(`lines.${index}.qty`, `At most ${most} pieces`)
  }
  if (new Set(asked.map(({ id }) => id)).size < asked.length) throw refused('lines', 'Each product can be named once')
}

export const countPieces = (pieces: readonly Pieces[]) => pieces.reduce((sum, { qty }) => sum + qty, 0)
