import type { Bill, Biller, BillMethod, BillState } from '#platform/contracts/billing.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { getCurrency } from '#platform/db/queries/in-currency.ts'
import { conflict } from '#platform/errors/failure.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { Order, OrderLine } from '../contract-orders.ts'
import { type OrderStatus, orderStatusChoices } from '../order-status.ts'
import { paymentRules } from '../payment-rules.ts'
import { releaseCode } from './discount-use.ts'
import { formatLineName } from './line-name.ts'
import { findUnrefundedPieces } from './order-pieces.ts'
import { getBalance, type OrderRow, restockPieces } from './order-rows.ts'
import { type OrderTexts, readOrderTexts } from './order-texts.ts'
import { fromHundredths } from './product-rows.ts'
import type { Tables } from './tables.ts'

/** The reference that identifies the order on its invoice. */
export const billReference = ({ number }: Pick<Order, 'number'>) => `order ${number}`

type LineRow = Pick<OrderLine, 'title' | 'color' | 'size' | 'price' | 'qty'>

/** The order as a bill, in cents: lines before discounts, delivery as the last one, the code's deduction as a discount. */
export function createBill(row: OrderRow, lines: readonly LineRow[], { t, country, money }: OrderTexts): Bill {
  const { name, company, street, postalCode, city, country: code, email, phone } = row.address
  return {
    reference: billReference(row),
    currency: getCurrency(row),
    customer: { name, company, email, phone, address: [street, `${postalCode} ${city}`, country(code)].join('\n') },
    lines: [
      ...lines.map((line) => ({ name: formatLineName(line, t), unitPrice: line.price, units: line.qty })),
      ...(row.deliveryCost > 0 ? [{ name: t('orders.sums.deliveryCost'), unitPrice: row.deliveryCost, units: 1 }] : []),
    ],
    discount: row.discount + row.deduction,
    taxRate: fromHundredths(row.taxRate),
    // Without the code: more users may read invoices than codes.
    note: row.discountCode ? t('orders.codeNote', { amount: money(row.deduction) }) : '',
  }
}

export interface BillingCall {
  services: Pick<Call['services'], 'billing' | 'texts' | 'workspace'>
}

const selectLines = (db: Db<Tables>, orderId: number) =>
  db
    .selectFrom('shopOrderLines')
    .select(['title', 'color', 'size', 'price', 'qty'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()

/** Issues the invoice of an order, or finds it; undefined if no module writes invoices. */
export async function billOrder(db: Db<Tables>, row: OrderRow, { services }: BillingCall) {
  const { billing } = services
  if (!billing) return undefined
  const texts = await readOrderTexts(services, getCurrency(row))
  const state = await billing.bill(createBill(row, await selectLines(db, row.id), texts))
  if (state.total !== row.total)
    throw conflict(`The order is ${row.total} and its invoice ${state.number} is ${state.total} cents`)
  // Refunds from before the invoice.
  const missing = row.credited - state.credited
  const { method } = paymentRules[row.payment]
  return missing > 0 ? billing.credit(state.reference, { amount: missing, reason: state.reference, method }) : state
}

/** The invoice of an order. An invoice over another amount with the order's reference is none. */
export async function findBill({ billing }: Pick<Call['services'], 'billing'>, row: OrderRow) {
  const bill = await billing?.find(billReference(row))
  return bill?.total === row.total ? bill : undefined
}

/** The amounts of an order that follow from its invoice. */
const getAmounts = ({ paid, credited, number, path, dueDate }: BillState) => ({
  paid,
  credited,
  invoice: JSON.stringify({ number, path, dueDate }),
})

export const setAmounts = (db: Db<Tables>, id: number, state: BillState) =>
  db.updateTable('shopOrders').set(getAmounts(state)).where('id', '=', id).execute()

interface Settled extends Pick<BillState, 'reference'> {
  note: string
  method: BillMethod
}

/** What a new status does to the invoice. */
const effects: Partial<Record<OrderStatus, (biller: Biller, settled: Settled) => Promise<BillState>>> = {
  pending: (biller, { reference }) => biller.unpay(reference),
  paid: (biller, { reference, method }) => biller.pay(reference, { note: reference, method }),
  cancelled: (biller, { reference, note, method }) => biller.cancel(reference, { reason: note || reference, method }),
  refunded: async (biller, { reference, note, method }) => {
    const bill = await biller.find(reference)
    // Nothing of an order without a price can be credited.
    return bill && bill.total === bill.credited ? bill : biller.credit(reference, { reason: note || reference, method })
  },
}

/** The amounts of an order without an invoice after a new status. */
const ownAmounts: Partial<Record<OrderStatus, (row: OrderRow) => { paid: number; credited?: number }>> = {
  pending: () => ({ paid: 0 }),
  paid: ({ total, credited }) => ({ paid: total - credited }),
  cancelled: ({ paid, credited }) => ({ paid: 0, credited: credited + paid }),
  refunded: ({ total }) => ({ paid: 0, credited: total }),
}

/** Brings the invoice of a locked order in step with its new status, in the same transaction. */
export async function settleOrder(
  db: Db<Tables>,
  row: OrderRow,
  { status, note, services }: BillingCall & { status: OrderStatus; note: string },
) {
  // Back from shipped: the payments stay.
  const isBackFromSent =
    (status === 'paid' && row.status !== 'pending') || (status === 'pending' && row.status !== 'paid')
  const effect = isBackFromSent ? undefined : effects[status]
  if (!effect) return
  const { billing } = services
  // An order from before there were invoices gets one when it is paid, not to be taken back.
  const bill = status === 'paid' ? await billOrder(db, row, { services }) : await findBill(services, row)
  const { method } = paymentRules[row.payment]
  if (bill && billing)
    return void (await setAmounts(db, row.id, await effect(billing, { reference: bill.reference, note, method })))
  const amounts = ownAmounts[status]?.(row)
  if (amounts) await db.updateTable('shopOrders').set(amounts).where('id', '=', row.id).execute()
}

const payBill = (billing: Biller, { reference }: BillState, { payment }: OrderRow) =>
  billing.pay(reference, { note: reference, method: paymentRules[payment].method })

/** Issues the invoice of a locked order that was placed without one, and records what was paid or taken back of it. */
export async function billLater(db: Db<Tables>, row: OrderRow, { services }: BillingCall) {
  const { billing } = services
  if (row.invoice) return
  if (orderStatusChoices[row.status].isVoid) throw conflict(`Order ${row.number} was ${row.status}`)
  const bill = await billOrder(db, row, { services })
  if (!bill || !billing) throw conflict('No module writes invoices')
  const isPaid = getBalance(row) === 0
  await setAmounts(db, row.id, isPaid ? await payBill(billing, bill, row) : bill)
}

/** Records the payment of a locked order that was sent before it was paid; its status stays. */
export async function payOrder(db: Db<Tables>, row: OrderRow, balance: number, { services }: BillingCall) {
  const due = getBalance(row)
  if (row.status === 'pending') throw conflict('The order is pending: change its status to paid instead')
  if (due === 0) throw conflict('Nothing is left to be paid')
  if (toCents(balance) !== due) throw conflict(`The open amount is now ${fromCents(due).toFixed(2)}`)
  const bill = await billOrder(db, row, { services })
  if (bill && services.billing) return void (await setAmounts(db, row.id, await payBill(services.billing, bill, row)))
  await db
    .updateTable('shopOrders')
    .set({ paid: row.paid + due })
    .where('id', '=', row.id)
    .execute()
}

/** Returns the pieces of a cancelled order to the stock, apart from refunded ones, and the use of its code. */
export async function releaseOrder(db: Db<Tables>, id: number, call: { events: Pick<Call['events'], 'withdraw'> }) {
  await restockPieces(db, await findUnrefundedPieces(db, id), call)
  await releaseCode(db, id)
}

export const setStatus = (db: Db<Tables>, id: number, status: OrderStatus) =>
  db.updateTable('shopOrders').set({ status, byStatus: orderStatusChoices[status].rank }).where('id', '=', id).execute()
