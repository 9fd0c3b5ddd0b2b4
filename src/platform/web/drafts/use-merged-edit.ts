import { useRef } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { withBase } from '#platform/fields/changed-fields.ts'

/** What a record is known to hold after a refused edit; of a value that was not told, nothing is known. */
export function baseAfter(record: object, error: unknown): object {
  const conflicts = error instanceof Failure ? error.conflicts : []
  const told = conflicts.filter(({ current }) => current !== undefined)
  const untold = new Set(conflicts.filter(({ current }) => current === undefined).map(({ path }) => path))
  const kept = Object.entries(record).filter(([name]) => !untold.has(name))
  return Object.fromEntries([...kept, ...told.map(({ path, current }) => [path, current])])
}

/**
 * Sends edits of a record as it was when this was first rendered. What another user has changed since is refused once (409);
 * the same edit sent again replaces it, since its writer has been told.
 */
export function useMergedEdit(record: object = {}) {
  const base = useRef(record)
  return async <Changes extends object, Saved>(
    changes: Changes,
    send: (body: ReturnType<typeof withBase<Changes>>) => Promise<Saved>,
  ) => {
    try {
      const saved = await send(withBase(base.current, changes))
      base.current = { ...base.current, ...changes }
      return saved
    } catch (error) {
      base.current = baseAfter(base.current, error)
      throw error
    }
  }
}
