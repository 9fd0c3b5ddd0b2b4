import * as z from 'zod'
import { refused } from '#platform/errors/failure.ts'
import { innermost, type Shape } from '#platform/fields/contract-shapes.ts'
import { metadataOf, recordOf, type RecordReference } from '#platform/fields/declared-kinds.ts'

/** The current references to those of these records that the user may read. */
export type FindReferenced = (
  references: readonly Pick<RecordReference, 'topic' | 'id'>[],
) => Promise<readonly RecordReference[]>

const known = new WeakMap<Shape, readonly string[]>()

// A described field may also be one that has no kind.
function metadataOfField(schema: unknown) {
  const inner = innermost(schema)
  return inner instanceof z.ZodType ? metadataOf(inner) : {}
}

/** The contracts whose records a reference may name. Default: all. */
export const topicsOf = (schema: unknown) => metadataOfField(schema).topics

/** The names of the fields of the kind `record`. */
export function referenceNames(fields: Shape): readonly string[] {
  const names =
    known.get(fields) ?? Object.keys(fields).filter((name) => metadataOfField(fields[name]).kind === 'record')
  known.set(fields, names)
  return names
}

const Reference = recordOf()

export const isReference = (value: unknown): value is RecordReference => Reference.safeParse(value).success

const isSame = (one: RecordReference, other: unknown) =>
  isReference(other) && other.topic === one.topic && other.id === one.id

/**
 * The values of a new or changed record, whose references have the title and the path that their records have now. 422
 * at the field if the user can find no such record; a reference that the record had before may stay.
 */
export async function withReferences<Values extends object>(
  find: FindReferenced,
  fields: Shape,
  stored: object,
  values: Values,
): Promise<Values> {
  const given = new Map<string, unknown>(Object.entries(values))
  const kept = new Map<string, unknown>(Object.entries(stored))
  const wanted = referenceNames(fields).flatMap((name) => {
    const reference = given.get(name)
    return isReference(reference) ? [{ name, reference }] : []
  })
  if (wanted.length === 0) return values
  const found = await find(wanted.map(({ reference }) => reference))
  const settled = wanted.map(({ name, reference }) => {
    const before = kept.get(name)
    const now = found.find((one) => isSame(one, reference)) ?? (isSame(reference, before) ? before : undefined)
    if (now === undefined) throw refused(name, 'No such record', 'unknownRecord')
    return [name, now]
  })
  return { ...values, ...Object.fromEntries(settled) }
}
