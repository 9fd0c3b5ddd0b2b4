import { Failure } from '#platform/errors/failure.ts'

/** The failure of a save; an error without a response means that the server was unreachable. */
export const toSaveFailure = (error: unknown) =>
  error instanceof Failure ? error : new Failure(0, 'Wrong Services', { cause: error })

/** Whether the same save may succeed later. */
export const isTransient = ({ status }: Failure) => status === 0 || status === 429 || status >= 500
