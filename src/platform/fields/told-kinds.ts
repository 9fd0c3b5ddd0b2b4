import * as z from 'zod'

// What a schema does not tell by its rules: texts that differ in how they are typed in and shown.
const told = z.registry<{ kind: 'phone' | 'longText' }>()

/** A telephone number as people write it. */
export const PhoneNumber = z.string().trim().max(40).register(told, { kind: 'phone' })

/** A text of several lines, however short it is; above 300 characters every text has them. */
export const linesOf = (most: number) => z.string().trim().max(most).register(told, { kind: 'longText' })

/** The kind that a schema was made with, also where further rules were added to it. */
export const toldKind = (schema: z.ZodType) => told.get(schema)?.kind
