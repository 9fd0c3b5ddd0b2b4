import * as z from 'zod'
import { BankAccount } from '#platform/numbers/bank-account.ts'
import { inResponses } from '#platform/fields/contract-shapes.ts'
import { CreditNote } from './contract-credit.ts'
import {
  Line,
  dateTime,
  Payment,
  paymentStates,
  privateFields,
  publicFields,
  stateFields,
  Tax,
} from './contract-fields.ts'

/** The public part of an invoice. */
export const PublicInvoice = z.object({
  /** Empty for a draft. */
  number: z.string(),
  ...inResponses(publicFields),
  /** The currency of all amounts (ISO 4217). */
  currency: z.string(),
  orders: z.array(Line),
  /** The sum of the lines. */
  totalCost: z.number(),
  discountAmount: z.number(),
  /** One entry for each rate, in ascending order. */
  taxes: z.array(Tax),
  /** The sum of `taxes`. */
  vat: z.number(),
  grandTotal: z.number(),
  /** The payments, less the money that was returned. */
  paid: z.number(),
  /** The sum of the credit notes. */
  credited: z.number(),
  /** `grandTotal` less `credited` and `paid`; 0 for drafts and void invoices, which nobody owes. */
  balance: z.number(),
  paymentState: z.enum(paymentStates),
  creditNotes: z.array(CreditNote),
  bankAccount: BankAccount.optional().describe(
    'Where to transfer the balance; absent if nothing is due, or no account is set',
  ),
})
export type PublicInvoice = z.infer<typeof PublicInvoice>

// The fields that existing clients use, and those for numbers, payments and sending.
export const Invoice = PublicInvoice.extend({
  id: z.int(),
  ...inResponses(privateFields),
  ...inResponses(stateFields),
  /** The billed record of another module, such as `order 1042`; empty if users created the invoice. */
  reference: z.string(),
  payments: z.array(Payment),
  issuedAt: dateTime.nullable(),
  voidedAt: dateTime.nullable(),
  voidReason: z.string(),
  sentAt: dateTime.nullable(),
  /** What made the invoice; null if it was created otherwise. */
  recurrenceId: z.int().nullable(),
  /** The path of the public page; null without a link. */
  publicLink: z.string().nullable(),
  createdById: z.string(),
  createdAt: dateTime,
  updatedAt: dateTime,
  deleted: z.boolean(),
})
export type Invoice = z.infer<typeof Invoice>
