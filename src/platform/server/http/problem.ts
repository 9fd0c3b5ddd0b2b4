import { Failure, type Issue, type Problem } from '#platform/errors/failure.ts'
import { maxIssuePath, maxIssues, maxProblemMessage } from '#platform/request-limits.ts'
import { createRateLimitHeader } from '#platform/server/quotas/rate-limit-headers.ts'
import { toServerFailure } from '#platform/server/observability/server-failure.ts'

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

/** The failure of a request: the thrown one, or one that the error maps to. */
export const toFailure = (error: unknown) =>
  error instanceof Failure
    ? error
    : (toServerFailure(error) ?? new Failure(500, 'Internal server error', { cause: error }))

/** Of draft-ietf-httpapi-ratelimit-headers. */
const quotaExceeded = 'https://iana.org/assignments/http-problem-types#quota-exceeded'

/** The beginning of a text that may come from the client; `length` in characters. */
export const shortened = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`

const shortIssue = (issue: Issue): Issue => ({
  ...issue,
  path: shortened(issue.path, maxIssuePath),
  message: shortened(issue.message, maxProblemMessage),
})

/** The body of a failed response (RFC 9457), at most about 20 kB, whatever its texts quote from the request. */
export function toProblem(
  { status, message, issues, conflicts, omitted, errorCode, quota }: Failure,
  requestId?: string,
): Problem {
  const more = omitted + Math.max(0, issues.length - maxIssues)
  return {
    type: quota ? quotaExceeded : 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    message: shortened(message, maxProblemMessage),
    ...(issues.length > 0 && { issues: issues.slice(0, maxIssues).map(shortIssue) }),
    ...(conflicts.length > 0 && { conflicts: [...conflicts] }),
    ...(more > 0 && { omittedIssues: more }),
    ...(errorCode && { errorCode, trouble: errorCode === 'outcome_unknown' ? 'unsure' : errorCode }),
    ...(quota && { quota, 'violated-policies': [quota.name] }),
    ...(requestId !== undefined && { requestId }),
  }
}

/** The response to a failed request. Errors other than `Failure` are logged and not disclosed. */
export function problemResponse(error: unknown, requestId: string): Response {
  const failure = toFailure(error)
  return new Response(JSON.stringify(toProblem(failure, requestId)), {
    status: failure.status,
    headers: {
      ...createRateLimitHeader(error),
      ...(failure.retryAfter !== undefined && { 'retry-after': String(failure.retryAfter) }),
      'content-type': 'application/problem+json',
      'x-request-id': requestId,
      'cache-control': 'no-store',
    },
  })
}
