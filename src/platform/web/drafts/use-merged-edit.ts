import { useRef } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { withBase } from '#platform/fields/changed-fields.ts'

/** The present values of a record, as a refused edit reported them; long values are not reported. */
export function baseAfterFailure(record: object, error: unknown): object {
  const conflicts = error instanceof Failure ? error.conflicts : []
  const told = conflicts.filter(({ current }) => current !== undefined)
  const untold = new Set(conflicts.filter(({ current }) => current === undefined).map(({ path }) => path))
  const kept = Object.entries(record).filter(([name]) => !untold.has(name))
  return Object.fromEntries([...kept, ...told.map(({ path, current }) => [path, current])])
}

/** What a record holds after an edit: of the changed fields what the server answered, or else what was sent. */
function baseAfterSave(record: object, { base, ...changes }: { base: object }, saved: unknown): object {
  const now = Object.entries(typeof saved === 'object' ? { ...changes, ...saved } : changes)
  return { ...record, ...Object.fromEntries(now.filter(([name]) => Object.hasOwn(base, name))) }
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
      const sent = withBase(base.current, changes)
      const saved = await send(sent)
      base.current = baseAfterSave(base.current, sent, saved)
      return saved
    } catch (error) {
      base.current = baseAfterFailure(base.current, error)
      throw error
    }
  }
}
