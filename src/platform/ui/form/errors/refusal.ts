import { Failure, type FieldConflict, type Issue } from '#platform/errors/failure.ts'

/** Why the whole form was not saved; each has a message below `failed`. */
export type FormFailure =
  | 'notSaved'
  | 'forbidden'
  | 'gone'
  | 'conflict'
  | 'changed'
  | 'offline'
  | 'tooOften'
  | 'recipients'
  | 'busy'
  | 'full'
  | 'outcome_unknown'

const failuresByStatus: Record<number, FormFailure> = {
  0: 'offline',
  403: 'forbidden',
  404: 'gone',
  409: 'conflict',
  429: 'tooOften',
  503: 'offline',
}

interface Split {
  issues: readonly Issue[]
  conflicts: readonly FieldConflict[]
  failure: FormFailure | undefined
}

/** Splits the server's errors into those of fields and of the whole request. */
export function splitRefusal(error: unknown): Split {
  if (!(error instanceof Failure)) return ofRequest('notSaved')
  const { status, issues, conflicts, errorCode } = error
  if (status === 422 && issues.length > 0) return { issues, conflicts, failure: undefined }
  if (errorCode === 'busy' || errorCode === 'full' || errorCode === 'outcome_unknown') return ofRequest(errorCode)
  if (error.quota?.name.startsWith('recipients')) return ofRequest('recipients')
  if (conflicts.length > 0) return { issues, conflicts, failure: 'changed' }
  return { issues, conflicts, failure: failuresByStatus[status] ?? 'notSaved' }
}

const ofRequest = (failure: FormFailure): Split => ({ issues: [], conflicts: [], failure })
