import { Failure } from '#platform/errors/failure.ts'

/** 422 at a field for a wrong credential; the log records the account it was tried on. */
export const createInvalidCredential = (path: string, message: string, account?: string, cause?: unknown) =>
  new Failure(422, message, { issues: [{ path, message }], account, cause })
