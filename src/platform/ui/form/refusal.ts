import { Failure, type Issue } from '#platform/errors/failure.ts'

/** Why the whole form was not saved; each has a sentence below `failed`. */
export type Failing =
  | 'notSaved'
  | 'forbidden'
  | 'gone'
  | 'conflict'
  | 'offline'
  | 'tooOften'
  | 'recipients'
  | 'busy'
  | 'full'
  | 'outcome_unknown'

const failings: Record<number, Failing> = {
  0: 'offline',
  403: 'forbidden',
  404: 'gone',
  409: 'conflict',
  429: 'tooOften',
  503: 'offline',
}

/** Splits the server's errors into those of fields and of the whole request. */
export function refusalOf(error: unknown): { issues: readonly Issue[]; failing: Failing | undefined } {
  if (!(error instanceof Failure)) return { issues: [], failing: 'notSaved' }
  if (error.status === 422 && error.issues.length > 0) return { issues: error.issues, failing: undefined }
  const { errorCode } = error
  if (errorCode === 'busy' || errorCode === 'full' || errorCode === 'outcome_unknown')
    return { issues: [], failing: errorCode }
  if (error.quota?.name.startsWith('recipients')) return { issues: [], failing: 'recipients' }
  return { issues: error.issues, failing: failings[error.status] ?? 'notSaved' }
}
