import type { Problem } from '#platform/errors/failure.ts'
import { type FailureKind, statusByFailure } from './plan.ts'

const networkError = () => new TypeError('The failure lab closed the connection')

/** The first field of the request body, for an error that forms show at the field. */
async function firstField(request: Request) {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null ? (Object.keys(body)[0] ?? '') : ''
}

/** A problem document like the server's. */
async function problem(status: number, request: Request) {
  const message = 'The failure lab responded instead of the server'
  const body: Problem = {
    type: 'about:blank',
    title: message,
    status,
    message,
    requestId: 'failure-lab',
    ...(status === 422 && { issues: [{ path: await firstField(request), message }] }),
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...(status === 503 && { 'retry-after': '15' }) },
  })
}

/** A response that is cut off after the headers; the server has processed the request. */
function truncateBody(response: Response) {
  if (!response.body) throw networkError()
  const broken = new ReadableStream({ pull: (controller) => controller.error(networkError()) })
  void response.body.cancel()
  return new Response(broken, response)
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Simulates a failure of a request. Rejects like a failed fetch; `send` sends the request to the real server. */
export async function simulateFailure(
  failure: FailureKind,
  request: Request,
  send: (request: Request) => Promise<Response>,
  delay: number,
): Promise<Response> {
  if (failure === 'offline') throw networkError()
  if (failure === 'dropped') return truncateBody(await send(request))
  if (failure === 'slow') {
    await pause(delay, request.signal)
    return send(request)
  }
  return problem(statusByFailure[failure] ?? 500, request)
}
