// References to people and records: checks that they exist and are readable, and copies their names.
// For handlers, imports and sample data; screens use #platform/fields.

import * as z from 'zod'
import { refused } from '#platform/errors/failure.ts'
import { innermost, type Shape } from '#platform/fields/contract-shapes.ts'
import { getMetadata, PersonReference, recordOf, type RecordReference } from '#platform/fields/declared-kinds.ts'
import { batches } from '#platform/records/batches.ts'
import { byRow, type ValidatedRows } from '#platform/server/records/validate-rows.ts'

/** A reference to a person who is a record; other names of people have no id. */
const KnownPerson = PersonReference.extend({ id: PersonReference.shape.id.unwrap() })
type KnownPerson = z.infer<typeof KnownPerson>
export type Reference = RecordReference | KnownPerson

interface Wanted {
  records: readonly Pick<RecordReference, 'topic' | 'id'>[]
  /** Ids of people. */
  people: readonly string[]
}

interface Referenced {
  records: readonly RecordReference[]
  people: readonly KnownPerson[]
}

/** The current references to those of these records and people that the user may read. */
export type FindReferenced = (wanted: Wanted) => Promise<Referenced>

const cache = new WeakMap<Shape, readonly string[]>()

// A described field may also be one that has no kind.
function metadataOfField(schema: unknown) {
  const inner = innermost(schema)
  return inner instanceof z.ZodType ? getMetadata(inner) : {}
}

/** The contracts whose records a reference may name. Default: all. */
export const getTopics = (schema: unknown) => metadataOfField(schema).topics

/** Whether a field refers to people. */
export const isOfPeople = (schema: unknown) => metadataOfField(schema).kind === 'person'

/** The names of the fields of the kinds `record` and `person`. */
export function referenceNames(fields: Shape): readonly string[] {
  const names =
    cache.get(fields) ??
    Object.keys(fields).filter((name) => ['record', 'person'].includes(metadataOfField(fields[name]).kind ?? ''))
  cache.set(fields, names)
  return names
}

const AnyRecord = recordOf()

const isRecord = (value: unknown): value is RecordReference => AnyRecord.safeParse(value).success

const isPerson = (value: unknown): value is KnownPerson => KnownPerson.safeParse(value).success

export const isReference = (value: unknown): value is Reference => isRecord(value) || isPerson(value)

const getTopic = (reference: Reference) => ('topic' in reference ? reference.topic : undefined)

const getKey = (reference: Reference) => `${getTopic(reference) ?? ''} ${reference.id}`

const isSame = (a: Reference, b: unknown) => isReference(b) && getKey(b) === getKey(a)

const namedIn = (fields: Shape, values: object) => {
  const newValues = new Map<string, unknown>(Object.entries(values))
  return referenceNames(fields).flatMap((name) => {
    const reference = newValues.get(name)
    return isReference(reference) ? [{ name, reference }] : []
  })
}

// Each is a condition of the statement, whose depth SQLite limits.
const atOnce = 200

type Current = ReadonlyMap<string, Reference>

/** The references as they are now, by key. */
async function findCurrent(find: FindReferenced, references: readonly Reference[]): Promise<Current> {
  const unique = new Map(references.map((reference) => [getKey(reference), reference]))
  const existing: Reference[] = []
  for (const batch of batches([...unique.values()], atOnce)) {
    const { records, people } = await find({
      records: batch.filter(isRecord),
      people: batch.filter(isPerson).map(({ id }) => id),
    })
    existing.push(...records, ...people)
  }
  return new Map(existing.map((reference) => [getKey(reference), reference]))
}

const noSuchRecord = { message: 'No such record', reason: 'unknownRecord' }

/** The values with the references as they are now, and the fields without such a record. */
function settle<Values extends object>(
  fields: Shape,
  { stored, values, current }: { stored: object; values: Values; current: Current },
) {
  const storedValues = new Map<string, unknown>(Object.entries(stored))
  const settled = namedIn(fields, values).map(({ name, reference }): [string, unknown] => {
    const before = storedValues.get(name)
    return [name, current.get(getKey(reference)) ?? (isSame(reference, before) ? before : undefined)]
  })
  return {
    values: { ...values, ...Object.fromEntries(settled) },
    missing: settled.flatMap(([name, now]) => (now === undefined ? [name] : [])),
  }
}

/**
 * The values of a new or changed record, whose references have the title and the path, or the name, that their records
 * have now. 422 at the field if the user can find no such record; a reference that the record had before may stay.
 */
export async function withReferences<Values extends object>(
  find: FindReferenced,
  fields: Shape,
  stored: object,
  values: Values,
): Promise<Values> {
  const requested = namedIn(fields, values)
  if (requested.length === 0) return values
  const current = await findCurrent(
    find,
    requested.map(({ reference }) => reference),
  )
  const settled = settle(fields, { stored, values, current })
  const [name] = settled.missing
  if (name !== undefined) throw refused(name, noSuchRecord.message, noSuchRecord.reason)
  return settled.values
}

/** The same for the rows of an import: those with other references become invalid. */
export async function rowsWithReferences<Draft extends object>(
  find: FindReferenced,
  fields: Shape,
  { valid, errors }: ValidatedRows<Draft>,
): Promise<ValidatedRows<Draft>> {
  const requested = valid.flatMap(({ draft }) => namedIn(fields, draft))
  const current = await findCurrent(
    find,
    requested.map(({ reference }) => reference),
  )
  const settled = valid.map(({ row, draft }) => ({ row, ...settle(fields, { stored: {}, values: draft, current }) }))
  const refusedRows = settled.flatMap(({ row, missing }) =>
    missing.map((path) => ({ row, path, message: noSuchRecord.message })),
  )
  return {
    valid: settled.flatMap(({ row, values, missing }) => (missing.length === 0 ? [{ row, draft: values }] : [])),
    errors: byRow([...errors, ...refusedRows]),
  }
}
