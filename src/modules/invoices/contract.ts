import * as z from 'zod'
import { contract, del, file, get, listQuery, patch, post, put, readOnly, readWrite } from '#platform/contract.ts'
import { pick } from '#platform/fields/described-values.ts'
import { figuresPart } from './contract-figures.ts'
import { CreditDraft } from './contract-credit.ts'
import {
  AddInvoice,
  BillDraft,
  BulkChange,
  InvoiceChanges,
  InvoiceDraft,
  SendDraft,
  UpdateInvoice,
  VoidDraft,
} from './contract-drafts.ts'
import {
  Day,
  Id,
  Ids,
  PaymentDraft,
  paymentStates,
  searchedNames,
  senderNames,
  sortedNames,
  statuses,
} from './contract-fields.ts'
import { CreditNoteParams, PaperQuery, PublicPaperQuery, TokenParams } from './contract-papers.ts'
import { InvoiceReminders, ReminderDraft } from './contract-reminders.ts'
import { Invoice, PublicInvoice } from './contract-invoice.ts'

export const InvoiceList = listQuery(Invoice, {
  search: ['number', ...searchedNames, 'reference', 'orders', 'status', 'paymentState'],
  filter: ['status'],
  sort: ['-orderDate', ...sortedNames, 'number', 'grandTotal', 'balance', 'status', 'updatedAt', 'id'],
  extra: {
    deleted: z.boolean().optional().describe('Only removed invoices; default: only others'),
    paymentState: z.array(z.enum(paymentStates)).max(paymentStates.length).optional().describe('Any of these'),
    from: Day.optional().describe('Not dated before this day'),
    to: Day.optional().describe('Not dated after this day'),
    customer: z.string().max(40).optional().describe('The id of a person in the address book'),
    reference: z.string().min(1).max(100).optional().describe('The exact reference of what it bills'),
    ids: Ids.optional().describe('Only these invoices'),
  },
})

/** A number of invoices, and the amounts of those in the workspace's currency. */
export const Sum = z.object({
  count: z.int(),
  others: z.int().describe('The number of those that the amounts leave out, since they are in other currencies'),
  grandTotal: z.number(),
  paid: z.number(),
  balance: z.number(),
})
export type Sum = z.infer<typeof Sum>

/** Sums of a list, and of each choice of a filter combined with the other filters. */
export const Counts = z.object({
  matching: Sum,
  status: z.record(z.enum(statuses), Sum),
  paymentState: z.record(z.enum(paymentStates), Sum),
  deleted: z.int().describe('At most 1,001, which stands for more than a thousand'),
  isLeast: z.literal(true).optional().describe('There are more; these are the latest ten thousand'),
})
export type Counts = z.infer<typeof Counts>

const defaults = pick(PublicInvoice.shape, [...senderNames, 'currency', 'vatRate', 'orderDate', 'dueDate'])

/** Initial values of a new invoice: the sender of the latest one, the usual tax and term. */
export const Defaults = z.object(defaults)

const PaymentParams = z.strictObject({
  id: z.coerce.number<number>().pipe(Id),
  payment: z.coerce.number<number>().pipe(Id),
})

/** For the PDF files of one user: writing them keeps a processor busy, and nobody opens as many by hand. */
const paperLimits = [{ max: 300, seconds: 3600 }] as const

// The first paths are fixed: existing clients call them. Further endpoints are REST.
export const invoices = contract(
  'invoices',
  figuresPart.base,
  {
    list: get('/', { query: InvoiceList, returns: z.array(Invoice), summary: 'Invoices, the latest first' }),
    counts: get('/counts', {
      query: InvoiceList.omit({ sort: true, page: true, limit: true, at: true }),
      returns: Counts,
      summary: 'Sums of a list, by status and open amount',
    }),
    ...figuresPart.endpoints,
    defaults: get('/defaults', { returns: Defaults, summary: 'Initial values of a new invoice' }),
    export: get('/export', {
      query: InvoiceList.omit({ page: true, limit: true, at: true }),
      returns: file('text/csv'),
      exports: true,
      summary: 'The whole result of a list as CSV',
    }),
    public: get('/public/:token', {
      params: TokenParams,
      returns: PublicInvoice,
      public: true,
      summary: 'The customer’s view, by the secret of the public link',
    }),
    publicPdf: get('/public/:token/pdf', {
      params: TokenParams,
      query: PublicPaperQuery,
      returns: file('application/pdf'),
      public: true,
      exports: 'one',
      limits: [{ max: 60, seconds: 3600 }],
      summary: 'The same as PDF, or one of its credit notes',
    }),
    show: get('/:id', { returns: Invoice }),
    pdf: get('/:id/pdf', {
      query: PaperQuery,
      returns: file('application/pdf'),
      exports: 'one',
      limits: paperLimits,
      summary: 'The invoice as PDF; 404 in the demo, which writes none',
    }),
    creditNotePdf: get('/:id/credit-notes/:note/pdf', {
      params: CreditNoteParams,
      query: PaperQuery,
      returns: file('application/pdf'),
      exports: 'one',
      limits: paperLimits,
      summary: 'A credit note of the invoice as PDF',
    }),
    create: post('/', { body: InvoiceDraft, returns: Invoice, status: 201 }),
    add: post('/addinvoice', {
      body: AddInvoice,
      returns: Invoice,
      status: 201,
      summary: 'The same as create; takes a whole invoice and gives it the next id',
    }),
    update: put('/updateinvoice', {
      mergesFields: true,
      body: UpdateInvoice,
      returns: Invoice,
      summary:
        'Replaces an invoice by its id; an issued one keeps number, payments and credit notes, and once paid its total',
    }),
    drop: del('/deleteinvoice', {
      body: z.strictObject({ invoiceId: Id }),
      returns: z.array(Invoice),
      summary: 'Removes an invoice from the list, which it answers; an issued one keeps its number and can be restored',
    }),
    edit: patch('/:id', {
      body: InvoiceChanges,
      returns: Invoice,
      mergesFields: true,
      summary: 'Changes a draft, or status and internal fields of an issued invoice; `deleted: false` restores one',
    }),
    remove: del('/:id', { summary: 'Removes a draft; 409 for an issued invoice, which can be voided' }),
    duplicate: post('/:id/duplicate', {
      returns: Invoice,
      status: 201,
      summary: 'A new draft with the same parties and lines, dated today',
    }),
    issue: post('/:id/issue', {
      returns: Invoice,
      action: 'update',
      summary: 'Gives a draft the next number; its document is fixed from then on',
    }),
    void: post('/:id/void', {
      body: VoidDraft,
      returns: Invoice,
      action: 'delete',
      summary: 'Voids an issued invoice without payments; it keeps its number, and its public page says so',
    }),
    credit: post('/:id/credit-notes', {
      body: CreditDraft,
      returns: Invoice,
      status: 201,
      action: 'pay',
      summary: 'Issues a credit note for all that is left, for lines or for an amount, and returns what was paid of it',
    }),
    mail: post('/:id/send', {
      body: SendDraft,
      returns: Invoice,
      action: 'send',
      summary: 'Emails the public link, created if necessary, with the invoice as PDF',
    }),
    reminders: get('/:id/reminders', {
      returns: InvoiceReminders,
      summary: 'The reminders sent of an invoice, the next one of the schedule, and the texts for another',
    }),
    remind: post('/:id/reminders', {
      body: ReminderDraft,
      returns: InvoiceReminders,
      status: 201,
      action: 'send',
      summary: 'Emails a reminder of an overdue invoice with its public link and the PDF; 409 without a mail server',
    }),
    publish: post('/:id/link', { returns: Invoice, action: 'send', summary: 'Creates a public link, or returns it' }),
    revoke: del('/:id/link', {
      returns: Invoice,
      action: 'send',
      summary: 'Revokes the public link, which then answers 404',
    }),
    pay: post('/:id/payments', {
      body: PaymentDraft,
      returns: Invoice,
      status: 201,
      action: 'pay',
      summary: 'Records a payment, at most the open amount',
    }),
    unpay: del('/:id/payments/:payment', { params: PaymentParams, returns: Invoice, action: 'pay' }),
    bulk: post('/bulk', {
      body: BulkChange,
      returns: z.array(Invoice),
      action: 'update',
      summary: 'Changes many invoices at once, all or none',
    }),
    bill: post('/bill', {
      body: BillDraft,
      returns: Invoice,
      status: 201,
      summary: 'Writes the invoice for a reference, or returns the existing one',
    }),
  },
  {
    owners: ['createdById'],
    parts: {
      invoicePayments: 'invoiceId',
      invoiceCreditNotes: 'invoiceId',
      invoiceReminders: 'invoiceId',
      invoiceRecurrences: 'invoiceId',
    },
    rollup: 'invoiceTotals',
    notices: ['paid', 'overdue', 'recurring', 'recurrencePaused'],
    // Roles can write invoices without sending them or recording payments.
    actions: ['send', 'pay'],
    grants: { manager: [...readWrite, 'send', 'pay'], agent: readOnly, viewer: readOnly },
  },
)
