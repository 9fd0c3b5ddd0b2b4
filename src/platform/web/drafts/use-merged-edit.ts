import { useRef } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { withBase } from '#platform/fields/changed-fields.ts'

/** The present values of a record, as a refused edit reported them; long values are not reported. */
export function baseAfter(record: object, error: unknown): object {
  const conflicts = error instanceof Failure ? error.conflicts : []
  const told = conflicts.filter(({ current }) => current !== undefined)
  const untold = new Set(conflicts.filter(({ current }) => current === undefined).map(({ path }) => path))
  const kept = Object.entries(record).filter(([name]) => !untold.has(name))
  return Object.fromEntries([...kept, ...told.map(({ path, current }) => [path, current])])
}

/** What a record holds after an edit: what the server answered, of those fields that the record has. */
function afterSave(record: object, changes: object, saved: unknown): object {
  const answered = new Map<string, unknown>(typeof saved === 'object' && saved !== null ? Object.entries(saved) : [])
  const sent = new Map<string, unknown>(Object.entries(changes))
  const known = Object.keys(record).filter((name) => sent.has(name))
  const now = known.map((name) => [name, answered.has(name) ? answered.get(name) : sent.get(name)])
  return { ...record, ...Object.fromEntries(now) }
}

/**
 * Sends edits of a record with its values at the first rendering. A change by another user since then is refused once
 * (409); sending the same edit again overwrites it, since the user has been told.
 */
export function useMergedEdit(record: object = {}) {
  const base = useRef(record)
  return async <Changes extends object, Saved>(
    changes: Changes,
    send: (body: ReturnType<typeof withBase<Changes>>) => Promise<Saved>,
  ) => {
    try {
      const saved = await send(withBase(base.current, changes))
      base.current = afterSave(base.current, changes, saved)
      return saved
    } catch (error) {
      base.current = baseAfter(base.current, error)
      throw error
    }
  }
}
