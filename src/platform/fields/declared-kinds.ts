import * as z from 'zod'
import { FileId } from '#platform/files/stored-file.ts'

interface FieldMetadata {
  kind?: 'phone' | 'longText' | 'person' | 'record' | 'files'
  /** The contracts whose records a reference may name. Default: all. */
  topics?: readonly string[]
  /** The unit, as displayed after the number. */
  unit?: string
}

// Kinds of values that the rules of a schema do not reveal, since input and display differ.
const kinds = z.registry<FieldMetadata>()

/** A telephone number as people write it. */
export const PhoneNumber = z.string().trim().max(40).register(kinds, { kind: 'phone' })

/** A text with several lines, however short; above 300 characters every text has several. */
export const linesOf = (maxLength: number) => z.string().trim().max(maxLength).register(kinds, { kind: 'longText' })

/** A number with this many decimal places, and its unit. */
export const decimalOf = (digits: number, unit?: string) =>
  z
    .number()
    .multipleOf(Number((10 ** -digits).toFixed(digits)))
    .register(kinds, unit === undefined ? {} : { unit })

/** A whole number with a unit. */
export const integerOf = (unit: string) => z.int().register(kinds, { unit })

const maxPersonName = 200

/**
 * A person of another module, with a copy of the name that stays when the person is deleted; any other name has no id.
 */
export const PersonReference = z
  .strictObject({ id: z.string().min(1).max(64).nullable(), name: z.string().trim().min(1).max(maxPersonName) })
  .register(kinds, { kind: 'person' })
export type PersonReference = z.infer<typeof PersonReference>

const maxTitle = 300

/** A record from the search, of one of these contracts or of any, with a copy of its title. */
export const recordOf = (...topics: string[]) =>
  z
    .strictObject({
      topic: topics.length > 0 ? z.enum(topics) : z.string().min(1).max(64),
      id: z.string().min(1).max(64),
      title: z.string().trim().min(1).max(maxTitle),
      // A path of this application, never of another host.
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

/** The reference to a record that the search has found. */
export const referenceTo = ({ topic, id, title, path }: RecordReference): RecordReference => ({
  topic,
  id,
  title: title.trim().slice(0, maxTitle),
  path,
})

/** The reference to a person that the search has found. */
export const personTo = ({ id, title }: Pick<RecordReference, 'id' | 'title'>) => ({
  id,
  name: title.trim().slice(0, maxPersonName),
})

const AttachedFile = z.strictObject({
  id: FileId,
  name: z.string().max(200),
  type: z.string().max(200),
  size: z.int().min(0),
})

/** At most this many files, each as the response to its upload describes it. The server needs `exchangeFiles`. */
export const filesOf = (max: number) => z.array(AttachedFile).max(max).register(kinds, { kind: 'files' })

/** The declaration of a schema, also after further rules were added. */
export const getMetadata = (schema: z.ZodType): FieldMetadata => kinds.get(schema) ?? {}
