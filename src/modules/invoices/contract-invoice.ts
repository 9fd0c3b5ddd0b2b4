import * as z from 'zod'
import { inAnswers } from '#platform/fields/contract-shapes.ts'
import {
  Line,
  moment,
  Payment,
  paymentStates,
  privateFields,
  publicFields,
  stateFields,
  Tax,
} from './contract-fields.ts'

/** What the customer sees of an invoice. */
export const PublicInvoice = z.object({
  number: z.string(),
  ...inAnswers(publicFields),
  /** The currency of all amounts (ISO 4217). */
  currency: z.string(),
  orders: z.array(Line),
  /** The sum of the lines. */
  totalCost: z.number(),
  discountAmount: z.number(),
  /** One for each rate, the lowest first. */
  taxes: z.array(Tax),
  /** The tax, as an amount. */
  vat: z.number(),
  grandTotal: z.number(),
  paid: z.number(),
  balance: z.number(),
  paymentState: z.enum(paymentStates),
})
export type PublicInvoice = z.infer<typeof PublicInvoice>

// The fields of E16, and beside them what an invoice needs to be numbered, paid and sent.
export const Invoice = PublicInvoice.extend({
  id: z.int(),
  ...inAnswers(privateFields),
  ...inAnswers(stateFields),
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
