import { useRef } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { withBase } from '#platform/fields/changed-fields.ts'

/** The record with the current values that a rejected edit reported; long values are not reported. */
export function baseAfterFailure(record: object, error: unknown): object {
  const conflicts = error instanceof Failure ? error.conflicts : []
  const reported = conflicts.filter(({ current }) => current !== undefined)
  const unreported = new Set(conflicts.filter(({ current }) => current === undefined).map(({ path }) => path))
  const unconflicted = Object.entries(record).filter(([name]) => !unreported.has(name))
  return Object.fromEntries([...unconflicted, ...reported.map(({ path, current }) => [path, current])])
}

/** The record after an edit: the changed fields as the server returned them, or else as sent. */
function baseAfterSave(record: object, { base, ...changes }: { base: object }, saved: unknown): object {
  const now = Object.entries(typeof saved === 'object' ? { ...changes, ...saved } : changes)
  return { ...record, ...Object.fromEntries(now.filter(([name]) => Object.hasOwn(base, name))) }
}

/**
 * Sends edits of a record together with its values at the first render. If another user has changed them since, the
 * edit is rejected once (409); sending it again overwrites that change, since the user has been informed.
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
