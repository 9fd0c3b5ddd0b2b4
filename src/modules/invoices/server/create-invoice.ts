import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { User } from '#platform/server/pipeline/call.ts'
import type { BillDraft, InvoiceDraft } from '../contract-drafts.ts'
import { firstIn } from '#platform/fields/choices.ts'
import { type Status, statusChoices, usualTerm, usualVatRate } from '../contract-fields.ts'
import { dayOf, daysAfter, daysBetween } from './days.ts'
import { hasReference, type InvoiceRow, selectInvoices } from './invoice-rows.ts'
import { checkContent, checkGiven, type Content, storedLine, storedRow, withTotals } from './invoice-values.ts'
import { holdSeries, nextNumbers } from './series.ts'
import type { Tables } from './tables.ts'

interface By {
  user: User
  now: string
}

interface Extra {
  status: Status
  reference?: string
}

/** Writes a new invoice under the next id and number, and answers its id. */
async function insert(db: Db<Tables>, content: Content, { status, reference = '' }: Extra, { user, now }: By) {
  const computed = withTotals(content)
  checkContent(computed)
  const numbers = await nextNumbers(db, now)
  const row: InvoiceRow = {
    ...computed,
    ...numbers,
    status,
    reference,
    paid: 0,
    balance: computed.grandTotal,
    statusFrom: null,
    statusAt: null,
    statusById: null,
    sentAt: null,
    token: null,
    sealedToken: null,
    createdById: user.id,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
  await db.insertInto('invoices').values(storedRow(row)).execute()
  return row.id
}

export async function createInvoice(db: Db<Tables>, body: z.output<typeof InvoiceDraft>, by: By) {
  const { orderDate = dayOf(by.now), dueDate = daysAfter(orderDate, usualTerm) } = body
  const content = {
    ...body,
    orderDate,
    dueDate,
    orders: body.orders.map(storedLine),
    discount: toCents(body.discount),
    vatRate: toCents(body.vatRate),
  }
  checkGiven(body, withTotals(content))
  return insert(db, content, { status: body.status }, by)
}

/** The same parties and lines once more: dated today, due after as many days, neither sent nor paid. */
export function duplicateInvoice(db: Db<Tables>, row: InvoiceRow, by: By) {
  const orderDate = dayOf(by.now)
  const dueDate = daysAfter(orderDate, daysBetween(row.orderDate, row.dueDate))
  return insert(
    db,
    { ...row, orderDate, dueDate, completed: false, isSelected: false },
    { status: firstIn(statusChoices, 'open') },
    by,
  )
}

/** The sender of the latest invoice that says where the sender is; else of the latest. */
async function latestSender(db: Db<Tables>) {
  const latest = selectInvoices(db).where('deletedAt', 'is', null).orderBy('id', 'desc').limit(1)
  return (await latest.where('billFromAddress', '<>', '').executeTakeFirst()) ?? (await latest.executeTakeFirst())
}

/** What a new invoice begins with: the latest sender, else whoever writes it. */
export async function defaultsOf(db: Db<Tables>, { user, now }: By) {
  const latest = await latestSender(db)
  const orderDate = dayOf(now)
  return {
    billFrom: latest?.billFrom ?? user.name,
    billFromEmail: latest?.billFromEmail ?? user.email,
    billFromAddress: latest?.billFromAddress ?? '',
    billFromPhone: latest?.billFromPhone ?? '',
    billFromFax: latest?.billFromFax ?? '',
    vatRate: usualVatRate,
    orderDate,
    dueDate: daysAfter(orderDate, usualTerm),
  }
}

/** Writes the invoice of a reference, or finds the one that is there; asked twice at once, both get the same. */
export async function billReference(db: Db<Tables>, body: z.output<typeof BillDraft>, by: By) {
  await holdSeries(db)
  const known = await db
    .selectFrom('invoices')
    .select('id')
    .where('reference', '=', body.reference)
    .where(hasReference)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (known) return known.id
  const { customer, lines, discount, note, reference } = body
  const { vatRate, ...defaults } = await defaultsOf(db, by)
  const content = {
    ...defaults,
    billTo: [customer.name, customer.company].filter(Boolean).join(', '),
    billToEmail: customer.email,
    billToAddress: customer.address,
    billToPhone: customer.phone,
    billToFax: '',
    customerId: null,
    discountKind: 'amount' as const,
    note,
    completed: false,
    isSelected: false,
    orders: lines.map((line) => storedLine({ ...line, discount: 0, vatRate: null })),
    discount: toCents(discount),
    vatRate: toCents(vatRate),
  }
  return insert(db, content, { status: firstIn(statusChoices, 'open'), reference }, by)
}
