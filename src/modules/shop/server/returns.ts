import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { isNoneOf } from '#platform/db/queries/value-conditions.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import { firstIn } from '#platform/fields/choices.ts'
import { type ReturnChange, type ReturnDraft, returnStateChoices, returnStates } from '../contract-fulfilment.ts'
import { orderStatusChoices } from '../order-status.ts'
import { getRemainingPieces, getSentPieces, settleReturn } from '../refund-amount.ts'
import { type FulfilmentCall, lockOrder } from './fulfilment.ts'
import { checkPieces, findLines, findTakenPieces } from './order-pieces.ts'
import { showOrder } from './order-rows.ts'
import { checkCredited, takeBack } from './refunds.ts'
import type { Tables } from './tables.ts'

const voidStates = returnStates.filter((state) => returnStateChoices[state].isVoid)

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
    .where(isNoneOf('state', voidStates))
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
      state: firstIn(returnStateChoices, 'open'),
      at: now,
      updatedAt: now,
      userId: user.id,
    })
    .execute()
  return showOrder(db, id)
}

/** Moves a return to its next state. Refunding it takes those of its pieces back that no refund has taken before. */
export async function changeReturn(
  db: Db<Tables>,
  { id, returnId }: { id: number; returnId: number },
  { state, restock, credited }: z.output<typeof ReturnChange>,
  call: FulfilmentCall,
) {
  const row = await lockOrder(db, id, call)
  const productReturn = await db
    .selectFrom('shopReturns')
    .select(['state', 'lines', 'reason', 'note'])
    .where('id', '=', returnId)
    .where('orderId', '=', id)
    .executeTakeFirst()
  if (!productReturn) throw notFound(`Return ${returnId} not found`)
  const next: readonly string[] = returnStateChoices[productReturn.state].next
  if (!next.includes(state)) throw conflict(`The return is ${productReturn.state} and cannot become ${state}`)
  const change = db.updateTable('shopReturns').set({ state, updatedAt: call.now }).where('id', '=', returnId)
  if (!returnStateChoices[state].isRefund) {
    await change.execute()
    return showOrder(db, id)
  }
  if (credited !== undefined) checkCredited(row, credited)
  const { lines, reason, note } = productReturn
  const settled = settleReturn({ ...row, lines: await findLines(db, id) }, await findTakenBack(db, id), lines)
  const { refunded, amount, restockable } = settled
  await change.set({ restocked: JSON.stringify(restock ? restockable : []) }).execute()
  const restocked = restock ? [...refunded, ...restockable] : []
  return takeBack(db, row, { lines: refunded, amount, restock: restocked, reason: note || reason }, call)
}

/** The refunds of an order, and the pieces that its returns put back into the stock. */
async function findTakenBack(db: Db<Tables>, orderId: number) {
  const refunds = await db
    .selectFrom('shopRefunds')
    .select(['lines', 'restocked'])
    .where('orderId', '=', orderId)
    .execute()
  const returns = await db.selectFrom('shopReturns').select('restocked').where('orderId', '=', orderId).execute()
  return { refunds, returns: returns.map(({ restocked }) => ({ restocked: restocked ?? [] })) }
}
