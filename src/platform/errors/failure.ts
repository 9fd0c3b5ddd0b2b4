import * as z from 'zod'
import { ExceededQuota } from '#platform/contracts/quota.ts'

/**
 * An error in one field of a payload; `path` is dotted, empty for the whole payload. `reason`, with its `limit`, is the
 * code for which forms have a sentence in each language.
 */
export const Issue = z.object({
  path: z.string(),
  message: z.string(),
  reason: z.string().optional(),
  limit: z.number().optional(),
})
export type Issue = z.infer<typeof Issue>

/**
 * A failure of the server instead of the request: `maintenance`, `busy` (overload), `database` (unreachable), `full`
 * (disk full), `outcome_unknown` (the write may or may not have been committed). All but the last mean that nothing was
 * done.
 */
export const ErrorCode = z.enum(['maintenance', 'busy', 'database', 'full', 'outcome_unknown'])
export type ErrorCode = z.infer<typeof ErrorCode>

/** A field that another user has changed since the record was read, with its present value unless that is long. */
export const FieldConflict = z.object({ path: z.string(), current: z.unknown().optional() })
export type FieldConflict = z.infer<typeof FieldConflict>

/** The body of every error response (RFC 9457), with the text that screens show in `message`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  message: z.string(),
  issues: z.array(Issue).optional(),
  /** On 409 of an edit with `base`. */
  conflicts: z.array(FieldConflict).optional(),
  /** Number of issues that are not listed. */
  omittedIssues: z.int().optional(),
  errorCode: ErrorCode.optional(),
  /** The name of `errorCode` in 0.1.0, which called `outcome_unknown` `unsure`; removed in 0.3.0. */
  trouble: z.enum(['maintenance', 'busy', 'database', 'full', 'unsure']).optional(),
  quota: ExceededQuota.optional(),
  /** The names of the policies in `RateLimit-Policy` that the request violated. */
  'violated-policies': z.array(z.string()).optional(),
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof Problem>

export type FailureStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 413
  | 415
  | 421
  | 422
  | 429
  | 500
  | 502
  | 503
  | 507

/** An error that a screen can show: thrown by handlers, sent as a problem, thrown again by the client. */
export class Failure extends Error {
  readonly status: number
  readonly issues: readonly Issue[]
  readonly conflicts: readonly FieldConflict[]
  /** Number of issues that are not listed. */
  readonly omitted: number
  readonly requestId: string | undefined
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined
  readonly errorCode: ErrorCode | undefined
  /** The quota that the request would have exceeded. */
  readonly quota: ExceededQuota | undefined
  /** The id of the user whose account was tried: for the log, never for the response. */
  readonly account: string | undefined

  constructor(
    status: FailureStatus | (number & {}),
    message: string,
    options: ErrorOptions & {
      issues?: readonly Issue[]
      conflicts?: readonly FieldConflict[]
      omitted?: number
      requestId?: string | undefined
      retryAfter?: number | undefined
      errorCode?: ErrorCode | undefined
      quota?: ExceededQuota | undefined
      account?: string | undefined
    } = {},
  ) {
    super(message, options)
    this.name = `Failure ${status}`
    this.status = status
    this.issues = options.issues ?? []
    this.conflicts = options.conflicts ?? []
    this.omitted = options.omitted ?? 0
    this.requestId = options.requestId
    this.retryAfter = options.retryAfter
    this.errorCode = options.errorCode
    this.quota = options.quota
    this.account = options.account
  }
}

export const notFound = (message = 'Not found') => new Failure(404, message)
export const conflict = (message: string) => new Failure(409, message)
export const forbidden = (message = 'Not allowed') => new Failure(403, message)

/** 422: a field of the payload conflicts with stored data; `reason` is the code for the form's sentence. */
export const refused = (path: string, message: string, reason?: string) =>
  new Failure(422, message, { issues: [{ path, message, ...(reason && { reason }) }] })
