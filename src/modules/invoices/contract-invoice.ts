import * as z from 'zod'
import { Day, discountKinds, Line, moment, Payment, paymentStates, statuses, Tax } from './contract-fields.ts'

/** What the customer sees of an invoice. */
export const PublicInvoice = z.object({
  number: z.string(),
  billFrom: z.string(),
  billFromEmail: z.string(),
  billFromAddress: z.string(),
  billFromPhone: z.string(),
  billFromFax: z.string(),
  billTo: z.string(),
  billToEmail: z.string(),
  billToAddress: z.string(),
  billToPhone: z.string(),
  billToFax: z.string(),
  /** Of all its amounts (ISO 4217). */
  currency: z.string(),
  orders: z.array(Line),
  orderDate: Day,
  dueDate: Day,
  /** The sum of the lines. */
  totalCost: z.number(),
  /** Off the whole invoice: percent or an amount, as `discountKind` says. */
  discount: z.number(),
  discountKind: z.enum(discountKinds),
  discountAmount: z.number(),
  /** In percent, for the lines that have no rate of their own. */
  vatRate: z.number(),
  /** One for each rate, the lowest first. */
  taxes: z.array(Tax),
  /** The tax, as an amount. */
  vat: z.number(),
  grandTotal: z.number(),
  paid: z.number(),
  balance: z.number(),
  paymentState: z.enum(paymentStates),
  note: z.string(),
})
export type PublicInvoice = z.infer<typeof PublicInvoice>

// The fields of E16, and beside them what an invoice needs to be numbered, paid and sent.
export const Invoice = PublicInvoice.extend({
  id: z.int(),
  status: z.enum(statuses),
  completed: z.boolean(),
  isSelected: z.boolean(),
  /** The person's id in the address book, null for somebody who is not in it. */
  customerId: z.string().nullable(),
  /** What it bills, such as `order 1042`; empty where it was written by hand. */
  reference: z.string(),
  payments: z.array(Payment),
  sentAt: moment.nullable(),
  /** The path of the page that needs no session, null where there is none. */
  publicLink: z.string().nullable(),
  createdById: z.string(),
  createdAt: moment,
  updatedAt: moment,
  deleted: z.boolean(),
})
export type Invoice = z.infer<typeof Invoice>
