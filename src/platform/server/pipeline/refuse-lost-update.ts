import * as z from 'zod'
import { Failure, type FieldConflict, refused } from '#platform/errors/failure.ts'
import { isSameJson } from '#platform/fields/same-json.ts'
import type { Input } from './request-context.ts'

type Values = Readonly<Record<string, unknown>>

/** A record that a request changes, in the form of endpoints' responses. */
export interface Edited {
  record: Values
  changes: Values
  /** What the client read of the changed fields; undefined for a client that does not say. */
  base: Values | undefined
  /** What precedes its fields in the body, such as `variants.2.`; empty for the record that the request names. */
  path: string
}

const Fields = z.record(z.string(), z.unknown())

// The client reloads the record for longer values.
const maxCurrentLength = 2000

/**
 * Throws 409 if a field that the request changes no longer has the value that the client read, so that no user
 * overwrites an unseen change. Fields that only others have changed keep their values. Called by a handler's `check`,
 * with the record in the form of endpoints' responses.
 */
export const refuseLostUpdate = (record: Values, { base, body }: Pick<Input, 'base' | 'body'>) =>
  refuseLostUpdates([{ record, base, changes: Fields.safeParse(body).data ?? {}, path: '' }])

/** The same for several records that one request changes, each with a `base` of its own: one 409 names all conflicts. */
export function refuseLostUpdates(edited: readonly Edited[]) {
  const conflicts = edited.flatMap(findConflicts)
  if (conflicts.length > 0) throw createLostUpdate(conflicts)
}

/** The 409 that names the fields, so that forms show the present values beside the user's own. */
export const createLostUpdate = (conflicts: readonly FieldConflict[]) =>
  new Failure(409, 'Someone else changed this while you were editing', {
    conflicts,
    issues: conflicts.map(({ path }) => ({ path, message: 'Changed by someone else', reason: 'changed' })),
  })

/** The changed fields whose value is no longer the one in `base`, except those that already have the new value. */
export function findConflicts({ record, changes, base = {}, path }: Edited): FieldConflict[] {
  return Object.entries(base).flatMap(([name, before]) => {
    if (!Object.hasOwn(record, name)) throw refused(`${path}base.${name}`, 'The record has no such field')
    const current = record[name] ?? null
    const isOverwritten = Object.hasOwn(changes, name) && !isSameJson(current, before)
    if (!isOverwritten || isSameJson(current, changes[name])) return []
    return [{ path: `${path}${name}`, ...getShortValue(current) }]
  })
}

const getShortValue = (value: unknown): Partial<FieldConflict> =>
  JSON.stringify(value).length > maxCurrentLength ? {} : { current: value }
