import type {
  Bill,
  BillCancellation,
  BillCredit,
  Biller,
  BillEvent,
  BillPayment,
  BillState,
} from '#platform/contracts/billing.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { fromCents } from '#platform/numbers/money.ts'
import type { BillingTools, Call } from '#platform/server/pipeline/call.ts'
import { invoices } from '../contract.ts'
import { billReference } from './create-invoice.ts'
import { creditInvoice } from './credit-invoice.ts'
import { readToday } from './days.ts'
import { hasReference, type InvoiceRow, checkIssued, getPublicPath, selectInvoices } from './invoice-rows.ts'
import { voidInvoice } from './issue-invoice.ts'
import { withdrawOutdated } from './notices.ts'
import { getSettledState } from './payment-state.ts'
import { addPayment, removePayment } from './payments.ts'
import { attachPaper, publishRow, recordSending } from './public-link.ts'
import type { Tables } from './tables.ts'

const getState = (row: InvoiceRow): BillState['state'] => {
  const state = getSettledState(row)
  return state === 'draft' || state === 'open' || state === 'partly' ? 'owed' : state
}

const toBillState = (row: InvoiceRow): BillState => ({
  reference: row.reference,
  number: row.number,
  path: `/apps/invoice/detail/${row.id}`,
  dueDate: row.dueDate,
  state: getState(row),
  total: row.grandTotal,
  paid: row.paid,
  credited: row.credited,
  balance: row.balance,
})

/**
 * Tells the module with the billed record, which may refuse it, what a user of this module has done with its invoice.
 * Returns the invoice.
 */
export async function announceBill(
  { user, events }: Pick<Call, 'user' | 'events'>,
  row: InvoiceRow,
  reason = '',
): Promise<InvoiceRow> {
  if (row.reference !== '')
    await events.announceBill({ ...toBillState(row), userId: user.id, reason } satisfies BillEvent)
  return row
}

type Tools = BillingTools<'paid' | 'overdue'>

const toCall = ({ userId, ...tools }: Tools) => ({ ...tools, user: { id: userId } })

const findBilled = (db: Db<Tables>, reference: string) =>
  selectInvoices(db)
    .where('reference', '=', reference)
    .where(hasReference)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Locks the invoice of a reference for a change, and announces it. */
async function lockBilled(db: Db<Tables>, reference: string, { now, events }: Tools) {
  // A write first locks the row until the transaction ends.
  await db
    .updateTable('invoices')
    .set({ updatedAt: now })
    .where('reference', '=', reference)
    .where(hasReference)
    .execute()
  const row = await findBilled(db, reference)
  if (!row) throw notFound(`No invoice bills ${reference}`)
  events.announce('everyone', row.id, invoices.name)
  return row
}

const creditBill = (db: Db<Tables>, row: InvoiceRow, { lines, amount, reason, method }: BillCredit, tools: Tools) =>
  creditInvoice(
    db,
    row,
    {
      reason,
      method,
      credited: fromCents(row.credited),
      ...(lines && { lines: [...lines] }),
      ...(amount !== undefined && { amount: fromCents(amount) }),
    },
    toCall(tools),
  )

async function billAs(db: Db<Tables>, bill: Bill, { userId, ...tools }: Tools) {
  const author = db.selectFrom('users').select(['id', 'name', 'email']).where('id', '=', userId)
  await billReference(db, toDraft(bill), { ...tools, user: await author.executeTakeFirstOrThrow() })
}

async function payBilled(db: Db<Tables>, row: InvoiceRow, { note, method }: BillPayment, tools: Tools) {
  if (row.balance === 0) return row
  const draft = { amount: fromCents(row.balance), date: await readToday(tools), method, note }
  // The other module tells its own users.
  return addPayment(db, row, draft, { ...toCall(tools), events: { notify: () => {} } })
}

async function removeLatestPayment(db: Db<Tables>, row: InvoiceRow) {
  const latest = await db
    .selectFrom('invoicePayments')
    .select('id')
    .where('invoiceId', '=', row.id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return latest ? removePayment(db, row, latest.id) : row
}

async function cancelBilled(db: Db<Tables>, row: InvoiceRow, { reason, method }: BillCancellation, tools: Tools) {
  const state = getState(row)
  if (state === 'void' || state === 'credited') return row
  const hasMoney = row.paid > 0 || row.credited > 0
  return hasMoney ? creditBill(db, row, { reason, method }, tools) : voidInvoice(db, row, { reason, now: tools.now })
}

/** Writes invoices in the transactions of other modules. */
export function createBiller(db: Db<Tables>, tools: Tools): Biller {
  const lock = (reference: string) => lockBilled(db, reference, tools)
  const settle = async (reference: string, change: (row: InvoiceRow) => Promise<InvoiceRow>) => {
    const before = await lock(reference)
    const after = await change(before)
    withdrawOutdated(tools, before, after)
    return toBillState(after)
  }
  return {
    async find(reference) {
      const row = await findBilled(db, reference)
      return row && toBillState(row)
    },
    async bill(bill) {
      await billAs(db, bill, tools)
      return toBillState(await lock(bill.reference))
    },
    pay: (reference, payment) => settle(reference, (row) => payBilled(db, checkIssued(row), payment, tools)),
    unpay: (reference) => settle(reference, (row) => removeLatestPayment(db, checkIssued(row))),
    credit: (reference, credit) => settle(reference, (row) => creditBill(db, checkIssued(row), credit, tools)),
    cancel: (reference, cancellation) => settle(reference, (row) => cancelBilled(db, row, cancellation, tools)),
    async publish(reference) {
      const { services } = tools
      const row = await lock(reference)
      await recordSending(db, row, tools)
      const texts = () => services.contractTexts(invoices.name)
      return {
        address: services.screen(getPublicPath(await publishRow(db, row, { services }))),
        papers: await attachPaper(db, row, { ...tools, texts }),
      }
    },
  }
}

const toDraft = ({ reference, currency, customer, lines, discount, taxRate, note }: Bill) => ({
  reference,
  currency,
  customer,
  lines: lines.map(({ name, unitPrice, units }) => ({
    itemName: name.slice(0, 200),
    unitPrice: fromCents(unitPrice),
    units,
  })),
  discount: fromCents(discount),
  vatRate: taxRate,
  note,
})
