import type * as z from 'zod'
import type { WorkspaceValues } from '#platform/contracts/workspace.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { firstIn } from '#platform/fields/choices.ts'
import { pick } from '#platform/fields/described-values.ts'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { addDays, daysBetween } from '#platform/numbers/figures.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { SharedServices, User } from '#platform/server/pipeline/call.ts'
import { dayAt } from '#platform/server/figures/day-starts.ts'
import type { BillDraft, InvoiceDraft } from '../contract-drafts.ts'
import { fields, senderNames, type Status, statusChoices, usualVatRate } from '../contract-fields.ts'
import { readToday } from './days.ts'
import { hasReference, type InvoiceRow, selectInvoices } from './invoice-rows.ts'
import { checkContent, checkSentTotals, type Content, toStoredLine, toStoredRow, withTotals } from './invoice-values.ts'
import { toIssuedRow } from './issue-invoice.ts'
import { lockSeries, getNextId } from './series.ts'
import type { Tables } from './tables.ts'

interface By {
  user: Pick<User, 'id' | 'name' | 'email'>
  now: string
  services: Pick<SharedServices, 'workspace'>
}

type InsertedBy = Omit<By, 'user'> & { user: Pick<User, 'id'> }

interface Extra {
  status: Status
  currency: string
  reference?: string
  /** Issues it at once. */
  issue?: boolean
  /** What it was made by. */
  recurrence?: Pick<InvoiceRow, 'recurrenceId' | 'recurrenceDate'>
}

/** Inserts a draft with the next id, or issues it at once, and returns its id. */
export async function insertInvoice(
  db: Db<Tables>,
  content: Content,
  { status, currency, reference = '', issue = false, recurrence }: Extra,
  { user, ...time }: InsertedBy,
) {
  const computed = withTotals(content)
  checkContent(computed)
  const draft: InvoiceRow = {
    ...computed,
    id: await getNextId(db),
    number: '',
    stage: 'draft',
    issuedAt: null,
    voidedAt: null,
    voidReason: '',
    status,
    currency,
    reference,
    credited: 0,
    paid: 0,
    balance: 0,
    statusFrom: null,
    statusAt: null,
    statusById: null,
    sentAt: null,
    recurrenceId: null,
    recurrenceDate: null,
    ...recurrence,
    token: null,
    sealedToken: null,
    createdById: user.id,
    createdAt: time.now,
    updatedAt: time.now,
    deletedAt: null,
  }
  const row = issue ? await toIssuedRow(db, draft, time) : draft
  await db.insertInto('invoices').values(toStoredRow(row)).execute()
  return row.id
}

export async function createInvoice(db: Db<Tables>, { issue, ...body }: z.output<typeof InvoiceDraft>, by: By) {
  const { timeZone, dueDays, currency } = await by.services.workspace()
  const { orderDate = dayAt(by.now, timeZone), dueDate = addDays(orderDate, dueDays) } = body
  const content = {
    ...body,
    orderDate,
    dueDate,
    orders: body.orders.map(toStoredLine),
    discount: toCents(body.discount),
    vatRate: toCents(body.vatRate),
  }
  checkSentTotals(body, withTotals(content))
  return insertInvoice(db, content, { status: body.status, currency, issue }, by)
}

/** Copies parties and lines into a new draft of today, with the same term, without payments or link. */
export async function duplicateInvoice(db: Db<Tables>, row: InvoiceRow, by: By) {
  const orderDate = await readToday(by)
  const dueDate = addDays(orderDate, daysBetween(row.orderDate, row.dueDate))
  return insertInvoice(
    db,
    { ...row, orderDate, dueDate, completed: false, isSelected: false, remindersStopped: false },
    { status: firstIn(statusChoices, 'open'), currency: row.currency },
    by,
  )
}

/** The latest invoice whose sender has an address, else the latest one. */
async function findLatestSender(db: Db<Tables>) {
  const latest = selectInvoices(db).where('deletedAt', 'is', null).orderBy('id', 'desc').limit(1)
  return (await latest.where('billFromAddress', '<>', '').executeTakeFirst()) ?? (await latest.executeTakeFirst())
}

const blank = createDefaultValues(fields)
const blankSender = pick(blank, senderNames)

/** The workspace's company, else the latest sender, else the user. */
async function createDefaultSender(db: Db<Tables>, user: By['user'], company: WorkspaceValues) {
  if (company.companyName !== '')
    return {
      ...blankSender,
      billFrom: company.companyName,
      billFromEmail: company.email,
      billFromAddress: [company.address, company.taxNumber].filter(Boolean).join('\n'),
      billFromPhone: company.phone,
    }
  const latest = await findLatestSender(db)
  return latest ? pick(latest, senderNames) : { ...blankSender, billFrom: user.name, billFromEmail: user.email }
}

/** Initial values of a new invoice. */
export async function readDefaults(db: Db<Tables>, { user, now, services }: By) {
  const workspace = await services.workspace()
  const orderDate = dayAt(now, workspace.timeZone)
  return {
    ...(await createDefaultSender(db, user, workspace)),
    currency: workspace.currency,
    vatRate: usualVatRate,
    orderDate,
    dueDate: addDays(orderDate, workspace.dueDays),
  }
}

/** Issues the invoice of a reference, or finds the existing one. Concurrent calls get the same invoice. */
export async function billReference(db: Db<Tables>, body: z.output<typeof BillDraft>, by: By) {
  await lockSeries(db)
  const existing = await db
    .selectFrom('invoices')
    .select('id')
    .where('reference', '=', body.reference)
    .where(hasReference)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (existing) return existing.id
  const { customer, lines, discount, note, reference } = body
  const { vatRate: usualRate, currency: usual, ...defaults } = await readDefaults(db, by)
  const content = {
    ...blank,
    ...defaults,
    billTo: [customer.name, customer.company].filter(Boolean).join(', '),
    billToEmail: customer.email,
    billToAddress: customer.address,
    billToPhone: customer.phone,
    discountKind: 'amount' as const,
    note,
    completed: false,
    isSelected: false,
    remindersStopped: false,
    orders: lines.map((line) => toStoredLine({ ...line, discount: 0, vatRate: null })),
    discount: toCents(discount),
    vatRate: toCents(body.vatRate ?? usualRate),
  }
  return insertInvoice(
    db,
    content,
    { status: firstIn(statusChoices, 'open'), currency: body.currency ?? usual, reference, issue: true },
    by,
  )
}
