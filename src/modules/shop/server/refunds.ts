import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, refused } from '#platform/errors/failure.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { Pieces, RefundDraft } from '../contract-fulfilment.ts'
import { type OrderStatus, orderStatusChoices } from '../order-status.ts'
import { paymentRules } from '../payment-rules.ts'
import { getRemainingPieces, calculateRefund } from '../refund-amount.ts'
import { type FulfilmentCall, lockOrder } from './fulfilment.ts'
import { notifyStatus } from './notices.ts'
import { findBill, setAmounts, setStatus } from './order-billing.ts'
import { notifyOfStatus } from './order-mail.ts'
import {
  checkPieces,
  isPartSent,
  findLines,
  findTakenPieces,
  findPiecesToShip,
  findUnrefundedPieces,
  addRefund,
} from './order-pieces.ts'
import { findOrder, getBalance, type OrderRow, restockPieces, showOrder, writeStep } from './order-rows.ts'
import type { Tables } from './tables.ts'

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
  return cents
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
  await addRefund(db, row.id, { lines, amount, restocked: false, reason }, { userId: user.id, now })
}

/** What is taken back of an order. */
interface Refunding {
  lines: readonly Pieces[]
  /** In cents. */
  amount: number
  /** The pieces that return to the stock. */
  restock: readonly Pieces[]
  reason: string
}

/** The credit note's text: the pieces, and why they were taken back. */
async function formatCreditReason(db: Db<Tables>, id: number, { lines, reason }: Refunding) {
  const orderLines = await findLines(db, id)
  const names = lines.map((pieces) => {
    const title = orderLines.find((line) => line.id === pieces.id)?.title ?? pieces.id
    return `${pieces.qty} × ${title}`
  })
  return [names.join(', '), reason].filter(Boolean).join(': ').slice(0, 500)
}

/** Credits the invoice of a locked order, or records the amount of one that has none. */
async function creditOrder(db: Db<Tables>, row: OrderRow, refunding: Refunding, { services }: FulfilmentCall) {
  const { amount } = refunding
  if (amount === 0) return
  const bill = await findBill(services, row)
  if (bill && services.billing) {
    const reason = await formatCreditReason(db, row.id, refunding)
    const { method } = paymentRules[row.payment]
    await setAmounts(db, row.id, await services.billing.credit(bill.reference, { amount, reason, method }))
    return
  }
  await db
    .updateTable('shopOrders')
    .set({ credited: row.credited + amount, paid: Math.min(row.paid, row.total - row.credited - amount) })
    .where('id', '=', row.id)
    .execute()
}

/** Takes pieces and money of a locked order back, and ends the order when nothing is left of it. */
export async function takeBack(db: Db<Tables>, row: OrderRow, refunding: Refunding, call: FulfilmentCall) {
  const { user, now, services } = call
  const { id } = row
  const { lines, amount, restock, reason } = refunding
  // Stock before invoice, like a sale, so that the two never wait for each other.
  await restockPieces(db, restock, call)
  await creditOrder(db, row, refunding, call)
  if (lines.length > 0 || amount > 0) {
    const restocked = lines.some((pieces) => restock.some((one) => one.id === pieces.id))
    await addRefund(db, id, { lines, amount, restocked, reason }, { userId: user.id, now })
  }
  const status = amount > 0 ? await findStatusAfter(db, row) : undefined
  if (status) {
    await setStatus(db, id, status)
    const note = status === 'refunded' ? reason : ''
    await writeStep(db, { orderId: id, at: now, userId: user.id, from: row.status, to: status, note })
  }
  const order = await showOrder(db, id)
  if (status === 'refunded') {
    await notifyOfStatus(services, order)
    notifyStatus(call, order)
  }
  return order
}

/** The status that follows from money that was taken back; undefined if it stays. */
async function findStatusAfter(db: Db<Tables>, before: OrderRow): Promise<OrderStatus | undefined> {
  const { id, status } = before
  const row = await findOrder(db, id)
  if (row.credited === row.total) return 'refunded'
  if (status !== 'pending' && status !== 'paid') return undefined
  // The pieces that were not sent are refunded.
  if ((await isPartSent(db, id)) && (await findPiecesToShip(db, id)).length === 0) return 'shipped'
  return status === 'pending' && getBalance(row) === 0 ? 'paid' : undefined
}

/** Takes a part of an order back: credits its invoice, returns the money that was paid, and the pieces if wanted. */
export async function refundOrder(
  db: Db<Tables>,
  id: number,
  draft: z.output<typeof RefundDraft>,
  call: FulfilmentCall,
) {
  const row = await lockOrder(db, id, call)
  if (orderStatusChoices[row.status].isVoid) throw conflict(`The order is ${row.status}`)
  if (row.status === 'pending' && !(await isPartSent(db, id)))
    throw conflict('Nothing was paid yet: cancel the order instead')
  checkCredited(row, draft.credited)
  const { lines = [], restock, reason } = draft
  const amount = await getRefundAmount(db, row, draft)
  return takeBack(db, row, { lines, amount, restock: restock ? lines : [], reason }, call)
}

/** Refuses a refund whose user saw another amount taken back than there is now. */
export function checkCredited(row: OrderRow, credited: number) {
  if (toCents(credited) !== row.credited)
    throw conflict(`${fromCents(row.credited).toFixed(2)} was refunded in the meantime`)
}
