import { Failure } from '#platform/errors/failure.ts'

/** Seconds after which a retry makes sense. */
const retrySeconds = 1

export const busy = (cause?: unknown) =>
  new Failure(503, 'The server is overloaded', { errorCode: 'busy', retryAfter: retrySeconds, cause })
const unreachable = (cause: unknown) =>
  new Failure(503, 'The server cannot reach its database', { errorCode: 'database', retryAfter: retrySeconds, cause })
const full = (cause: unknown) => new Failure(507, 'The server is out of storage space', { errorCode: 'full', cause })

/** Values outside the column's range match nothing: SQLite finds no row, PostgreSQL refuses the query. */
const outOfRange = (cause: unknown) => new Failure(422, 'A number or time is out of range', { cause })

/** The commit was sent but not acknowledged: an automatic retry could write twice. */
export const outcomeUnknown = (cause: unknown) =>
  new Failure(503, 'The change may not have been saved', { errorCode: 'outcome_unknown', cause })

// Error codes of the operating system, PostgreSQL and its driver.
const codes: Readonly<Record<string, (cause: unknown) => Failure>> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  '53100': full,
  '22003': outOfRange,
  '22008': outOfRange,
  EMFILE: busy,
  ENFILE: busy,
  /** Too many calls wait for a connection. */
  ATRIUM_POOL_FULL: busy,
  '40001': busy,
  '40P01': busy,
  '53200': busy,
  '53300': busy,
  '53400': busy,
  '55P03': busy,
  '57014': busy,
  '25P03': busy,
  '25006': unreachable,
  '57P01': unreachable,
  '57P02': unreachable,
  '57P03': unreachable,
  '57P05': unreachable,
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  EPIPE: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
}

// SQLite's primary result code, without the extended part.
const results: Readonly<Record<number, (cause: unknown) => Failure>> = {
  5: busy,
  6: busy,
  13: full,
}

// Errors of the PostgreSQL driver without a code.
const connectionErrors =
  /^(connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|query read timeout|terminating connection|driver has already been destroyed)/i

const property = (error: Error, name: string): unknown =>
  Object.entries(Object.getOwnPropertyDescriptors(error)).find(([key]) => key === name)?.[1].value

/** Maps an error of the databases, the disk or the network to a failure; undefined for a defect, which is a 500. */
export function toServerFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof Failure) return error.errorCode && error
  // A name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return toServerFailure(error.errors[0])
  const code = property(error, 'code')
  const result = property(error, 'errcode')
  const refusal =
    (typeof code === 'string' && (codes[code] ?? (code.startsWith('08') ? unreachable : undefined))) ||
    (typeof result === 'number' && results[result & 0xff]) ||
    (connectionErrors.test(error.message) && unreachable)
  return refusal ? refusal(error) : undefined
}
