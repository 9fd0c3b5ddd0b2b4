import { Failure, type Problem } from '#platform/failure.ts'

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

/** The answer to a request that failed (RFC 9457). Whatever is not a `Failure` is told to the log and not to the client. */
export function problemResponse(error: unknown, requestId: string): Response {
  const failure = error instanceof Failure ? error : new Failure(500, 'Internal server error', { cause: error })
  const problem: Problem = {
    type: 'about:blank',
    title: titles[failure.status] ?? 'Error',
    status: failure.status,
    message: failure.message,
    ...(failure.issues.length > 0 && { issues: [...failure.issues] }),
    requestId,
  }
  return new Response(JSON.stringify(problem), {
    status: failure.status,
    headers: {
      ...(failure.retryAfter !== undefined && { 'retry-after': String(failure.retryAfter) }),
      'content-type': 'application/problem+json',
      'x-request-id': requestId,
      'cache-control': 'no-store',
    },
  })
}
