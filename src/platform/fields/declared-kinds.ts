import * as z from 'zod'

interface Declared {
  kind?: 'phone' | 'longText' | 'person' | 'record'
  /** The contracts whose records a reference may name; of all unless given. */
  topics?: readonly string[]
  /** What a number counts, as people write it behind the figure. */
  unit?: string
}

// What a schema does not tell by its rules: values that differ in how they are typed in and shown.
const kinds = z.registry<Declared>()

/** A telephone number as people write it. */
export const PhoneNumber = z.string().trim().max(40).register(kinds, { kind: 'phone' })

/** A text of several lines, however short it is; above 300 characters every text has them. */
export const linesOf = (most: number) => z.string().trim().max(most).register(kinds, { kind: 'longText' })

/** A number with so many digits after the point, and what it counts. */
export const decimalOf = (digits: number, unit?: string) =>
  z
    .number()
    .multipleOf(Number((10 ** -digits).toFixed(digits)))
    .register(kinds, unit === undefined ? {} : { unit })

/** A whole number of something. */
export const wholeOf = (unit: string) => z.int().register(kinds, { unit })

/** Somebody of another module's people, with a copy of the name that stays when they are gone; any other name has no id. */
export const PersonReference = z
  .strictObject({ id: z.string().min(1).max(64).nullable(), name: z.string().trim().min(1).max(200) })
  .register(kinds, { kind: 'person' })
export type PersonReference = z.infer<typeof PersonReference>

/** A record that the search finds, of one of these contracts or of any, with a copy of what it was called. */
export const recordOf = (...topics: string[]) =>
  z
    .strictObject({
      topic: topics.length > 0 ? z.enum(topics) : z.string().min(1).max(64),
      id: z.string().min(1).max(64),
      title: z.string().trim().min(1).max(300),
      // A screen of this application: never another host.
      path: z
        .string()
        .max(500)
        .regex(/^\/(?![/\\])[^\s\\]*$/),
    })
    .register(kinds, topics.length > 0 ? { kind: 'record', topics } : { kind: 'record' })

/** A reference to a record, as `recordOf` describes it. */
export interface RecordReference {
  topic: string
  id: string
  title: string
  path: string
}

/** What a schema was made with, also where further rules were added to it. */
export const declared = (schema: z.ZodType): Declared => kinds.get(schema) ?? {}
