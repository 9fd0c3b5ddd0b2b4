import * as z from 'zod'

/** The largest single amount, in units of the currency: sums of many amounts still fit a 32-bit column of cents. */
export const maxAmount = 1_000_000

const amounts = z.registry<{ isAmount: true }>()

/** An amount in the API: decimal, with at most two places. Inside the application amounts are cents. */
export const Amount = z.number().min(0).max(maxAmount).multipleOf(0.01).register(amounts, { isAmount: true })

/** Whether a schema is `Amount`, or derived from it. */
export const isAmount = (schema: z.ZodType) => amounts.get(schema) !== undefined
