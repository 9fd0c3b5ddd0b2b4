import { Failure } from '#platform/errors/failure.ts'

/** Why a save failed; what is no answer of the server's means that it could not be reached. */
export const failureOf = (error: unknown) =>
  error instanceof Failure ? error : new Failure(0, 'Wrong Services', { cause: error })

/** Whether the same save may succeed later. */
export const mayPass = ({ status }: Failure) => status === 0 || status === 429 || status >= 500
