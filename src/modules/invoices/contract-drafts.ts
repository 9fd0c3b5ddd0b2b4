import * as z from 'zod'
import { firstIn } from '#platform/fields/choices.ts'
import { Amount } from '#platform/numbers/amount.ts'
import {
  DayOrMoment,
  discountKinds,
  Email,
  Id,
  Ids,
  LineDraft,
  maxLines,
  Percent,
  statusChoices,
  statuses,
  text,
  Total,
  usualVatRate,
} from './contract-fields.ts'
import { Invoice } from './contract-invoice.ts'

const party = {
  billFrom: text(250).min(1),
  billFromEmail: Email,
  billFromAddress: text(500),
  billFromPhone: text(40),
  billFromFax: text(40),
  billTo: text(250).min(1),
  billToEmail: Email,
  billToAddress: text(500),
  billToPhone: text(40),
  billToFax: text(40),
}

const fields = {
  ...party,
  customerId: text(40).min(1).nullable(),
  orders: z.array(LineDraft).min(1).max(maxLines),
  orderDate: DayOrMoment,
  dueDate: DayOrMoment,
  discount: Amount,
  discountKind: z.enum(discountKinds),
  vatRate: Percent,
  note: text(2000),
  status: z.enum(statuses),
  completed: z.boolean(),
  isSelected: z.boolean(),
}

// Computed from the lines; where they are given, they have to be right.
const totals = { totalCost: Total.optional(), vat: Total.optional(), grandTotal: Total.optional() }

export const InvoiceDraft = z.strictObject({
  ...fields,
  billFromEmail: fields.billFromEmail.default(''),
  billFromAddress: fields.billFromAddress.default(''),
  billFromPhone: fields.billFromPhone.default(''),
  billFromFax: fields.billFromFax.default(''),
  billToEmail: fields.billToEmail.default(''),
  billToAddress: fields.billToAddress.default(''),
  billToPhone: fields.billToPhone.default(''),
  billToFax: fields.billToFax.default(''),
  customerId: fields.customerId.default(null),
  orderDate: fields.orderDate.optional().describe('Today in the time zone of the workspace unless given'),
  dueDate: fields.dueDate.optional().describe('As many days after orderDate as the workspace says unless given'),
  discount: fields.discount.default(0),
  discountKind: fields.discountKind.default('percent'),
  vatRate: fields.vatRate.default(usualVatRate),
  note: fields.note.default(''),
  status: fields.status.default(firstIn(statusChoices, 'open')),
  completed: fields.completed.default(false),
  isSelected: fields.isSelected.default(false),
  ...totals,
})
export type InvoiceDraft = z.input<typeof InvoiceDraft>

export const InvoiceChanges = z
  .strictObject({ ...fields, deleted: z.boolean() })
  .partial()
  .extend(totals)
export type InvoiceChanges = z.input<typeof InvoiceChanges>

// An answer may come back as it is: what the server alone decides is left unread.
const unread = Invoice.pick({
  number: true,
  currency: true,
  discountAmount: true,
  taxes: true,
  paid: true,
  balance: true,
  paymentState: true,
  payments: true,
  reference: true,
  sentAt: true,
  publicLink: true,
  createdById: true,
  createdAt: true,
  updatedAt: true,
  deleted: true,
}).partial().shape

export const AddInvoice = InvoiceDraft.extend({ ...unread, id: z.int().optional() })

// What the given fields of an invoice do not name stays as it is.
export const UpdateInvoice = z
  .strictObject({ ...fields, ...unread })
  .partial()
  .extend({ ...totals, id: Id, billFrom: fields.billFrom, billTo: fields.billTo, orders: fields.orders })

export const SendDraft = z.strictObject({
  to: z.array(z.email().max(254)).min(1).max(10),
  subject: text(200).min(1),
  /** Plain text; the link to the public page follows it. */
  message: text(5000).default(''),
})
export type SendDraft = z.input<typeof SendDraft>

export const BulkChange = z.strictObject({
  ids: Ids.min(1),
  status: z.enum(statuses).optional(),
  deleted: z.boolean().optional(),
})
export type BulkChange = z.infer<typeof BulkChange>

export const BillDraft = z.strictObject({
  reference: text(100).min(1),
  customer: z.strictObject({
    name: text(120).min(1),
    company: text(120),
    email: Email,
    address: fields.billToAddress,
    phone: fields.billToPhone,
  }),
  lines: z
    .array(LineDraft.pick({ itemName: true, unitPrice: true, units: true }))
    .min(1)
    .max(maxLines),
  /** Off the sum of the lines, as an amount. */
  discount: Amount,
  note: fields.note.default(''),
  currency: Invoice.shape.currency
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('That of the workspace unless given'),
})
