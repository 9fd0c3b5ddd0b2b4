import { Failure } from '#platform/failure.ts'

/** A payload that fits its schema and still cannot be. */
export const refused = (path: string, message: string) => new Failure(422, message, { issues: [{ path, message }] })
