import * as z from 'zod'
import { inChanges } from '#platform/fields/contract-shapes.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { Amount } from '#platform/numbers/amount.ts'
import { mapNames } from '#platform/records/map-names.ts'
import {
  DayOrMoment,
  Email,
  fields,
  Percent,
  Id,
  Ids,
  LineDraft,
  maxLines,
  stateFields,
  statuses,
  text,
  Total,
} from './contract-fields.ts'
import { Reason } from './contract-credit.ts'
import { Invoice } from './contract-invoice.ts'

const orders = z.array(LineDraft).min(1).max(maxLines)
const writableFields = {
  ...inChanges({ ...fields, ...stateFields }),
  orders,
  orderDate: DayOrMoment,
  dueDate: DayOrMoment,
}

// Computed from the lines. Given values must be equal to the computed ones.
const totals = { totalCost: Total.optional(), vat: Total.optional(), grandTotal: Total.optional() }

export const InvoiceDraft = z.strictObject({
  ...fields,
  ...stateFields,
  orders,
  orderDate: DayOrMoment.optional().describe('Default: today in the time zone of the workspace'),
  dueDate: DayOrMoment.optional().describe('Default: the workspace’s number of days after orderDate'),
  issue: z.boolean().default(false).describe('Issues the invoice at once; default: a draft, which can still change'),
  ...totals,
})
export type InvoiceDraft = z.input<typeof InvoiceDraft>

export const InvoiceChanges = z
  .strictObject({ ...writableFields, deleted: z.boolean() })
  .partial()
  .extend(totals)
export type InvoiceChanges = z.input<typeof InvoiceChanges>

// Clients may send an answer back unchanged. The server ignores the fields that it sets itself.
const writtenNames = [...listNames(writableFields), ...listNames(totals), 'id'] as const
const unread = Invoice.omit(mapNames(writtenNames, () => true as const)).partial().shape

export const AddInvoice = InvoiceDraft.extend({ ...unread, id: z.int().optional() })

// Omitted fields keep their values.
export const UpdateInvoice = z
  .strictObject({ ...writableFields, ...unread })
  .partial()
  .extend({ ...totals, id: Id, billFrom: fields.billFrom, billTo: fields.billTo, orders })

export const VoidDraft = z.strictObject({ reason: Reason })

export const SendDraft = z.strictObject({
  to: z.array(z.email().max(254)).min(1).max(10),
  subject: text(200).min(1),
  /** Plain text. The email adds the link to the public page. */
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
    address: writableFields.billToAddress,
    phone: writableFields.billToPhone,
  }),
  lines: z
    .array(LineDraft.pick({ itemName: true, unitPrice: true, units: true }))
    .min(1)
    .max(maxLines),
  /** An amount off the sum of the lines. */
  discount: Amount,
  note: fields.note,
  vatRate: Percent.optional().describe('Default: the usual rate'),
  currency: Invoice.shape.currency
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('Default: that of the workspace'),
})
