import * as z from 'zod'
import { Failure, type FieldConflict, refused } from '#platform/errors/failure.ts'
import { isSameJson } from '#platform/fields/same-json.ts'
import type { Input } from './request-context.ts'

const Fields = z.record(z.string(), z.unknown())

// Of longer values the client reads the record again.
const maxCurrentLength = 2000

/**
 * Throws 409 where a field that the request changes no longer holds what the client had read, so that nobody overwrites a
 * change that they have not seen. Fields that others have changed, and this request does not, stay as they are. A handler's
 * `check` calls this, with the record as endpoints answer it.
 */
export function refuseLostUpdate(record: Readonly<Record<string, unknown>>, { base, body }: Input) {
  if (!base) return
  const changes = Fields.safeParse(body).data ?? {}
  const conflicts: FieldConflict[] = []
  for (const [path, before] of Object.entries(base)) {
    if (!Object.hasOwn(record, path)) throw refused(`base.${path}`, 'The record has no such field')
    const current = record[path]
    const isOverwritten = Object.hasOwn(changes, path) && !isSameJson(current, before)
    if (isOverwritten && !isSameJson(current, changes[path])) conflicts.push({ path, ...shown(current) })
  }
  if (conflicts.length === 0) return
  throw new Failure(409, 'Another user has changed this in the meantime', {
    conflicts,
    issues: conflicts.map(({ path }) => ({ path, message: 'Changed by another user', reason: 'changed' })),
  })
}

const shown = (value: unknown = null): Partial<FieldConflict> =>
  JSON.stringify(value).length > maxCurrentLength ? {} : { current: value }
