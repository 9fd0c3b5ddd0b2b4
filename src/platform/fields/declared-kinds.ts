import * as z from 'zod'

// What a schema does not tell by its rules: texts that differ in how they are typed in and shown.
const kinds = z.registry<{ kind: 'phone' | 'longText' }>()

/** A telephone number as people write it. */
export const PhoneNumber = z.string().trim().max(40).register(kinds, { kind: 'phone' })

/** A text of several lines, however short it is; above 300 characters every text has them. */
export const linesOf = (most: number) => z.string().trim().max(most).register(kinds, { kind: 'longText' })

/** The kind that a schema was made with, also where further rules were added to it. */
export const declaredKind = (schema: z.ZodType) => kinds.get(schema)?.kind
