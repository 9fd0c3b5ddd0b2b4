import * as z from 'zod'
import { Failure, type FieldConflict, refused } from '#platform/errors/failure.ts'
import { isSameJson } from '#platform/fields/same-json.ts'
import type { Input } from './request-context.ts'

const Fields = z.record(z.string(), z.unknown())

// The client reloads the record for longer values.
const maxCurrentLength = 2000

/**
 * Throws 409 if a field that the request changes no longer has the value that the client read, so that no user
 * overwrites an unseen change. Fields that only others have changed keep their values. Called by a handler's `check`,
 * with the record in the form of endpoints' responses.
 */
export function refuseLostUpdate(record: Readonly<Record<string, unknown>>, { base, body }: Input) {
  if (!base) return
  const changes = Fields.safeParse(body).data ?? {}
  const conflicts: FieldConflict[] = []
  for (const [path, before] of Object.entries(base)) {
    if (!Object.hasOwn(record, path)) throw refused(`base.${path}`, 'The record has no such field')
    const current = record[path] ?? null
    const isOverwritten = Object.hasOwn(changes, path) && !isSameJson(current, before)
    if (isOverwritten && !isSameJson(current, changes[path])) conflicts.push({ path, ...getShortValue(current) })
  }
  if (conflicts.length === 0) return
  throw new Failure(409, 'Someone else changed this while you were editing', {
    conflicts,
    issues: conflicts.map(({ path }) => ({ path, message: 'Changed by someone else', reason: 'changed' })),
  })
}

const getShortValue = (value: unknown): Partial<FieldConflict> =>
  JSON.stringify(value).length > maxCurrentLength ? {} : { current: value }
