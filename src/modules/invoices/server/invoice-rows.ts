import { type Selectable, sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { currencyOf } from '#platform/db/queries/in-currency.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import { namesOf } from '#platform/fields/descriptions.ts'
import { fromCents } from '#platform/numbers/money.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { fields, type Payment, stateFields } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import { type Clock, readToday } from './days.ts'
import { paymentStateOf } from './payment-state.ts'
import { storedTotals } from './stored-totals.ts'
import type { Tables } from './tables.ts'

/** A stored invoice, without the columns for searches and sorting. */
export type InvoiceRow = Omit<Selectable<Tables['invoices']>, 'search' | 'byBillTo' | 'byStatus' | 'tokenHash'>

type PaymentRow = Pick<Selectable<Tables['invoicePayments']>, 'id' | 'amount' | 'date' | 'method' | 'note'>

const columns = [
  'id',
  'number',
  ...namesOf(fields),
  ...namesOf(stateFields),
  'currency',
  'orders',
  'totalCost',
  'discountAmount',
  'vat',
  'grandTotal',
  'paid',
  'balance',
  'statusFrom',
  'statusAt',
  'statusById',
  'reference',
  'sentAt',
  'token',
  'sealedToken',
  'createdById',
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const satisfies (keyof InvoiceRow)[]

export const selectInvoices = (db: Db<Tables>) => db.selectFrom('invoices').select(columns)

const toPayment = ({ id, amount, date, method, note }: PaymentRow): Payment => ({
  id,
  amount: fromCents(amount),
  date,
  method,
  note,
})

/** The path of the public page. */
export const publicPath = (token: string) => `/invoice/${token}`

/** What opens a public link. */
export interface Opened {
  services: Pick<Call['services'], 'secrets'>
}

/** What the conversion of a row into a record needs. */
export type Shown = Clock & Opened

/** The token of the public link; null if there is none, or if the secret that encrypted it is lost. */
export async function decryptToken({ token, sealedToken }: InvoiceRow, { services: { secrets } }: Opened) {
  if (token !== null || sealedToken === null) return token
  return secrets.decrypt(sealedToken).catch(() => null)
}

interface Parts {
  payments: readonly PaymentRow[]
  token: string | null
  today: string
}

const toInvoice = (row: InvoiceRow, { payments, token, today }: Parts): Invoice => ({
  ...row,
  currency: currencyOf(row),
  orders: row.orders.map((line) => ({
    ...line,
    unitPrice: fromCents(line.unitPrice),
    unitTotalPrice: fromCents(line.unitTotalPrice),
  })),
  totalCost: fromCents(row.totalCost),
  discount: fromCents(row.discount),
  discountAmount: fromCents(row.discountAmount),
  vatRate: fromCents(row.vatRate),
  vat: fromCents(row.vat),
  taxes: storedTotals(row).taxes.map(({ rate, net, amount }) => ({
    rate,
    net: fromCents(net),
    amount: fromCents(amount),
  })),
  grandTotal: fromCents(row.grandTotal),
  paid: fromCents(row.paid),
  balance: fromCents(row.balance),
  paymentState: paymentStateOf(row, today),
  payments: payments.map(toPayment),
  publicLink: token === null ? null : publicPath(token),
  deleted: row.deletedAt !== null,
})

/** Converts rows into records with their payments, in the given order. */
export async function toInvoices(db: Db<Tables>, rows: readonly InvoiceRow[], shown: Shown): Promise<Invoice[]> {
  const today = await readToday(shown)
  const paid = rows.filter((row) => row.paid > 0).map(({ id }) => id)
  const payments =
    paid.length === 0
      ? []
      : await db
          .selectFrom('invoicePayments')
          .select(['id', 'invoiceId', 'amount', 'date', 'method', 'note'])
          .where('invoiceId', 'in', paid)
          .orderBy('date')
          .orderBy('id')
          .execute()
  const byInvoice = Map.groupBy(payments, ({ invoiceId }) => invoiceId)
  return Promise.all(
    rows.map(async (row) =>
      toInvoice(row, { payments: byInvoice.get(row.id) ?? [], token: await decryptToken(row, shown), today }),
    ),
  )
}

/** The condition of the partial index on references. Queries must repeat it to use the index. */
export const hasReference = sql<SqlBool>`"reference" <> ''`

const missing = (id: number) => notFound(`Invoice ${id} not found`)

/** The invoices of these ids, in their order; 404 if one is unknown. */
export async function findRows(db: Db<Tables>, ids: readonly number[]): Promise<InvoiceRow[]> {
  const rows = ids.length > 0 ? await selectInvoices(db).where('id', 'in', ids).execute() : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw missing(id)
    return row
  })
}

export async function findRow(db: Db<Tables>, id: number): Promise<InvoiceRow> {
  const row = await selectInvoices(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw missing(id)
  return row
}

export async function showInvoice(db: Db<Tables>, row: InvoiceRow, shown: Shown): Promise<Invoice> {
  const [invoice] = await toInvoices(db, [row], shown)
  if (!invoice) throw missing(row.id)
  return invoice
}

/** Reads invoices to change them. The first write locks them until the transaction ends. */
export async function lockRows(db: Db<Tables>, ids: readonly number[], now: string): Promise<InvoiceRow[]> {
  // All transactions lock in the same order, which prevents deadlocks.
  const inOrder = ids.toSorted((one, other) => one - other)
  await db.updateTable('invoices').set({ updatedAt: now }).where('id', 'in', inOrder).execute()
  return findRows(db, ids)
}

/** The row; 409 if it is deleted. */
export function inUse(row: InvoiceRow): InvoiceRow {
  if (row.deletedAt !== null) throw conflict('This invoice was deleted')
  return row
}
