import { Failure } from '#platform/errors/failure.ts'

/** Why a save failed; errors that the server did not send mean that it could not be reached. */
export const failureOf = (error: unknown) =>
  error instanceof Failure ? error : new Failure(0, 'Wrong Services', { cause: error })

/** Whether the same save may succeed later. */
export const mayPass = ({ status }: Failure) => status === 0 || status === 429 || status >= 500
