import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import { type ReturnChange, type ReturnDraft, returnStateChoices } from '../contract-fulfilment.ts'
import { orderStatusChoices } from '../order-status.ts'
import { getRemainingPieces, getSentPieces } from '../refund-amount.ts'
import { type FulfilmentCall, lockOrder, refundReturn } from './fulfilment.ts'
import { checkPieces, findLines, findTakenPieces } from './order-pieces.ts'
import { showOrder } from './order-rows.ts'
import type { Tables } from './tables.ts'

/** Registers that the buyer sends pieces back which were sent, and are in no other return. */
export async function registerReturn(
  db: Db<Tables>,
  id: number,
  { lines, reason, note }: z.output<typeof ReturnDraft>,
  call: FulfilmentCall,
) {
  const { status } = await lockOrder(db, id, call)
  if (orderStatusChoices[status].isVoid) throw conflict(`The order is ${status}`)
  const sent = getSentPieces({ status, lines: await findLines(db, id) }, await findTakenPieces(db, 'shopShipments', id))
  const others = await db
    .selectFrom('shopReturns')
    .select('lines')
    .where('orderId', '=', id)
    .where('state', '<>', 'refused')
    .execute()
  checkPieces(
    lines,
    getRemainingPieces(
      sent,
      others.flatMap((one) => one.lines),
    ),
  )
  const { user, now } = call
  await db
    .insertInto('shopReturns')
    .values({
      orderId: id,
      lines: JSON.stringify(lines),
      reason,
      note,
      state: 'requested',
      at: now,
      updatedAt: now,
      userId: user.id,
    })
    .execute()
  return showOrder(db, id)
}

/** Moves a return to its next state. Refunding it takes its pieces back. */
export async function changeReturn(
  db: Db<Tables>,
  { id, returnId }: { id: number; returnId: number },
  { state, restock }: z.output<typeof ReturnChange>,
  call: FulfilmentCall,
) {
  await lockOrder(db, id, call)
  const productReturn = await db
    .selectFrom('shopReturns')
    .select(['state', 'lines', 'reason', 'note'])
    .where('id', '=', returnId)
    .where('orderId', '=', id)
    .executeTakeFirst()
  if (!productReturn) throw notFound(`Return ${returnId} not found`)
  const next: readonly string[] = returnStateChoices[productReturn.state].next
  if (!next.includes(state)) throw conflict(`The return is ${productReturn.state} and cannot become ${state}`)
  await db.updateTable('shopReturns').set({ state, updatedAt: call.now }).where('id', '=', returnId).execute()
  if (state !== 'refunded') return showOrder(db, id)
  return refundReturn(
    db,
    id,
    { lines: productReturn.lines, restock, reason: productReturn.note || productReturn.reason },
    call,
  )
}
