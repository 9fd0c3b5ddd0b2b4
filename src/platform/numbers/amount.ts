import * as z from 'zod'

/** The largest single amount, in the currency's own units: sums of many still fit a 32-bit column of cents. */
export const maxAmount = 1_000_000

const amounts = z.registry<{ isAmount: true }>()

/** An amount as the API shows it: decimal, no finer than a cent. Inside the application amounts are whole cents. */
export const Amount = z.number().min(0).max(maxAmount).multipleOf(0.01).register(amounts, { isAmount: true })

/** Whether a schema is the one of amounts, or made of it by a further rule. */
export const isAmount = (schema: z.ZodType) => amounts.get(schema) !== undefined
