import * as z from 'zod'
import { Discount } from './contract-discounts.ts'
import { dateTime, text } from './contract-fields.ts'

export const deliveries = ['standard', 'express', 'pickup'] as const
export type Delivery = (typeof deliveries)[number]

/** `subtotal` − `discount` + `deliveryCost` − `deduction` + `tax` = `total`. */
export const orderSums = {
  pieces: z.int(),
  /** Before discounts, delivery and tax. */
  subtotal: z.number(),
  /** The sum of the products' own discounts. */
  discount: z.number(),
  deliveryCost: z.number(),
  /** The deduction by the discount code, from the goods or the delivery cost. */
  deduction: z.number(),
  /** In percent. */
  taxRate: z.number(),
  tax: z.number(),
  total: z.number(),
}

/** Reasons why a discount code deducts nothing. */
export const codeProblems = [
  'unknown',
  'notYet',
  'expired',
  'usedUp',
  'usedByYou',
  'minimum',
  'nothing',
  'freeAnyway',
] as const
export type CodeProblem = (typeof codeProblems)[number]

/** As typed by the buyer. */
export const TypedCode = text(100)

export const Quote = z.object({
  ...orderSums,
  /** The requested discount code if it applies. */
  code: Discount.pick({ code: true, kind: true, value: true, minimum: true, categories: true }).nullable(),
  /** Why it does not. */
  codeProblem: z
    .object({
      reason: z.enum(codeProblems),
      /** The difference to the minimum price, if that is the reason. */
      missing: z.number().nullable(),
      /** When it starts, if that is in the future. */
      startsAt: dateTime.nullable(),
    })
    .nullable(),
  /** The days until an invoice is due. */
  dueDays: z.int(),
  /** The cost of each kind of delivery. */
  deliveryCosts: z.record(z.enum(deliveries), z.number()),
  /** Products of the cart that cannot be bought; `left` is the number of available pieces. */
  problems: z.array(z.object({ id: z.int(), title: z.string(), left: z.int() })),
})
export type Quote = z.infer<typeof Quote>
