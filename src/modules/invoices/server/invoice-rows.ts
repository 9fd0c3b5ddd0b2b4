import { type Selectable, sql, type SqlBool } from 'kysely'
import { type BankAccount, getBankAccount } from '#platform/numbers/bank-account.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { getCurrency } from '#platform/db/queries/in-currency.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { fromCents } from '#platform/numbers/money.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { CreditNote } from '../contract-credit.ts'
import { fields, type Payment, stateFields } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import { type WorkspaceTime, readToday } from './days.ts'
import { getPaymentState } from './payment-state.ts'
import { calculateStoredTotals } from './stored-totals.ts'
import type { Tables } from './tables.ts'

/** A stored invoice, without the columns for searches and sorting. */
export type InvoiceRow = Omit<
  Selectable<Tables['invoices']>,
  'search' | 'byBillTo' | 'byStatus' | 'byNumber' | 'tokenHash'
>

type PaymentRow = Pick<
  Selectable<Tables['invoicePayments']>,
  'id' | 'amount' | 'date' | 'method' | 'note' | 'creditNoteId'
>
type CreditRow = Omit<Selectable<Tables['invoiceCreditNotes']>, 'userId' | 'createdAt'>

const columns = [
  'id',
  'number',
  ...listNames(fields),
  ...listNames(stateFields),
  'currency',
  'orders',
  'totalCost',
  'discountAmount',
  'vat',
  'grandTotal',
  'credited',
  'paid',
  'balance',
  'stage',
  'issuedAt',
  'voidedAt',
  'voidReason',
  'statusFrom',
  'statusAt',
  'statusById',
  'reference',
  'sentAt',
  'recurrenceId',
  'recurrenceDate',
  'token',
  'sealedToken',
  'createdById',
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const satisfies (keyof InvoiceRow)[]

export const selectInvoices = (db: Db<Tables>) => db.selectFrom('invoices').select(columns)

const toPayment = (row: PaymentRow): Payment => ({ ...row, amount: fromCents(row.amount) })

const toCreditNote = (row: CreditRow): CreditNote => ({
  ...row,
  lines: row.lines.map((line) => ({ ...line, total: fromCents(line.total) })),
  taxes: row.taxes.map(({ rate, net, amount }) => ({ rate, net: fromCents(net), amount: fromCents(amount) })),
  discountAmount: fromCents(row.discountAmount),
  net: fromCents(row.net),
  vat: fromCents(row.vat),
  total: fromCents(row.total),
  refunded: fromCents(row.refunded),
})

export const selectCreditNotes = (db: Db<Tables>) =>
  db
    .selectFrom('invoiceCreditNotes')
    .select([
      'id',
      'invoiceId',
      'number',
      'date',
      'reason',
      'lines',
      'taxes',
      'discountAmount',
      'net',
      'vat',
      'total',
      'refunded',
    ])

/** The path of the public page. */
export const getPublicPath = (token: string) => `/invoice/${token}`

/** What decrypts the token of a public link. */
export interface TokenTools {
  services: Pick<Call['services'], 'secrets'>
}

/** What the conversion of a row into a record needs. */
export type InvoiceTools = WorkspaceTime & TokenTools

/** The token of the public link; null if there is none, or if the secret that encrypted it is lost. */
export async function decryptToken({ token, sealedToken }: InvoiceRow, { services: { secrets } }: TokenTools) {
  if (token !== null || sealedToken === null) return token
  return secrets.decrypt(sealedToken).catch(() => null)
}

interface Parts {
  payments: readonly PaymentRow[]
  creditNotes: readonly CreditRow[]
  token: string | null
  today: string
  bankAccount: BankAccount | undefined
}

const toInvoice = (row: InvoiceRow, { payments, creditNotes, token, today, bankAccount }: Parts): Invoice => ({
  ...row,
  currency: getCurrency(row),
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
  taxes: calculateStoredTotals(row).taxes.map(({ rate, net, amount }) => ({
    rate,
    net: fromCents(net),
    amount: fromCents(amount),
  })),
  grandTotal: fromCents(row.grandTotal),
  paid: fromCents(row.paid),
  credited: fromCents(row.credited),
  balance: fromCents(row.balance),
  paymentState: getPaymentState(row, today),
  payments: payments.map(toPayment),
  creditNotes: creditNotes.map(toCreditNote),
  ...(bankAccount && (row.balance > 0 || row.stage === 'draft') && { bankAccount }),
  publicLink: token === null ? null : getPublicPath(token),
  deleted: row.deletedAt !== null,
})

/** Converts rows into records with their payments, in the given order. */
export async function toInvoices(db: Db<Tables>, rows: readonly InvoiceRow[], tools: InvoiceTools): Promise<Invoice[]> {
  const today = await readToday(tools)
  const bankAccount = getBankAccount(await tools.services.workspace())
  const payments = await findPayments(db, rows)
  const creditNotes = await findCreditNotes(db, rows)
  return Promise.all(
    rows.map(async (row) =>
      toInvoice(row, {
        payments: payments.get(row.id) ?? [],
        creditNotes: creditNotes.get(row.id) ?? [],
        token: await decryptToken(row, tools),
        today,
        bankAccount,
      }),
    ),
  )
}

async function findPayments(db: Db<Tables>, rows: readonly InvoiceRow[]) {
  const ids = rows.filter(({ paid, credited }) => paid > 0 || credited > 0).map(({ id }) => id)
  if (ids.length === 0) return new Map<number, PaymentRow[]>()
  const foundRows = await db
    .selectFrom('invoicePayments')
    .select(['id', 'invoiceId', 'amount', 'date', 'method', 'note', 'creditNoteId'])
    .where('invoiceId', 'in', ids)
    .orderBy('date')
    .orderBy('id')
    .execute()
  return Map.groupBy(foundRows, ({ invoiceId }) => invoiceId)
}

async function findCreditNotes(db: Db<Tables>, rows: readonly InvoiceRow[]) {
  const ids = rows.filter(({ credited }) => credited > 0).map(({ id }) => id)
  if (ids.length === 0) return new Map<number, CreditRow[]>()
  const foundRows = await selectCreditNotes(db).where('invoiceId', 'in', ids).orderBy('id').execute()
  return Map.groupBy(foundRows, ({ invoiceId }) => invoiceId)
}

/** The condition of the partial index on references. Queries must repeat it to use the index. */
export const hasReference = sql<SqlBool>`"reference" <> ''`

const createNotFound = (id: number) => notFound(`Invoice ${id} not found`)

/** The invoices of these ids, in their order; 404 if one is unknown. */
export async function findRows(db: Db<Tables>, ids: readonly number[]): Promise<InvoiceRow[]> {
  const rows = ids.length > 0 ? await selectInvoices(db).where('id', 'in', ids).execute() : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw createNotFound(id)
    return row
  })
}

export async function findRow(db: Db<Tables>, id: number): Promise<InvoiceRow> {
  const row = await selectInvoices(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw createNotFound(id)
  return row
}

export async function showInvoice(db: Db<Tables>, row: InvoiceRow, tools: InvoiceTools): Promise<Invoice> {
  const [invoice] = await toInvoices(db, [row], tools)
  if (!invoice) throw createNotFound(row.id)
  return invoice
}

/** Reads invoices to change them. The first write locks them until the transaction ends. */
export async function lockRows(db: Db<Tables>, ids: readonly number[], now: string): Promise<InvoiceRow[]> {
  await db.updateTable('invoices').set({ updatedAt: now }).where('id', 'in', ids).execute()
  return findRows(db, ids)
}

/** The row; 409 if it is deleted. */
export function checkInUse(row: InvoiceRow): InvoiceRow {
  if (row.deletedAt !== null) throw conflict('This invoice was deleted')
  return row
}

/** The row; 409 unless it is an invoice that customers may see and pay. */
export function checkIssued(row: InvoiceRow): InvoiceRow {
  const { stage, number } = checkInUse(row)
  if (stage === 'draft') throw conflict('This is a draft: issue it first')
  if (stage === 'void') throw conflict(`Invoice ${number} is void`)
  return row
}
