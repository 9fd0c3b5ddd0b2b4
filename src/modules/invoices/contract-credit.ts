import * as z from 'zod'
import { Amount } from '#platform/numbers/amount.ts'
import { Day, maxLines, paymentMethods, Tax, text } from './contract-fields.ts'

/** A credited line of the invoice. */
export const CreditLine = z.object({
  /** The index of the line in `orders`. */
  position: z.int(),
  itemName: z.string(),
  units: z.int(),
  /** The credited part of the line's total, before the invoice's discount. */
  total: z.number(),
})
export type CreditLine = z.infer<typeof CreditLine>

/** Takes back a part of an invoice. `net` + `vat` = `total`. */
export const CreditNote = z.object({
  id: z.int(),
  /** Of its own series without gaps, such as `CN-2026-0007`. */
  number: z.string(),
  date: Day,
  reason: z.string(),
  /** Empty if an amount was credited, which belongs to no line. */
  lines: z.array(CreditLine),
  /** The share of the invoice's discount in `lines`. */
  discountAmount: z.number(),
  taxes: z.array(Tax),
  net: z.number(),
  vat: z.number(),
  total: z.number(),
  /** The part of `total` that had been paid, and was returned. */
  refunded: z.number(),
})
export type CreditNote = z.infer<typeof CreditNote>

export const Reason = text(500).min(1)

export const CreditDraft = z.strictObject({
  lines: z
    .array(z.strictObject({ position: z.int().min(0).max(maxLines), units: z.int().min(1).max(100_000) }))
    .min(1)
    .max(maxLines)
    .optional()
    .describe('The units of lines to credit; without lines and amount, all that is left'),
  amount: Amount.min(0.01).optional().describe('An amount with tax, which belongs to no line'),
  reason: Reason,
  method: z.enum(paymentMethods).default('transfer').describe('How the paid part is returned'),
  credited: z.number().min(0).describe('The credited amount that the user saw; 409 if it has changed'),
})
export type CreditDraft = z.input<typeof CreditDraft>
