import { Failure, forbidden } from '#platform/errors/failure.ts'
import { outcomeUnknown } from '#platform/server/observability/server-failure.ts'
import { isCrossSite } from './cross-site.ts'

interface ForwardOptions {
  /** The other server's URL, without a path. */
  target: string
  /** Milliseconds until a response has to begin; its rest may take any time, as event streams do. */
  timeout: number
  /** Ends event streams, which never end by themselves; other responses are completed. */
  stopping: AbortSignal
}

// Headers of a single connection (RFC 9110, 7.6.1), which must not be forwarded.
const hopByHopHeaders = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer']
const droppedRequestHeaders = [...hopByHopHeaders, 'transfer-encoding', 'upgrade', 'host', 'origin', 'expect']
// Compressed responses were decompressed by `fetch`.
const droppedResponseHeaders = [...hopByHopHeaders, 'transfer-encoding', 'content-encoding', 'content-length']

const omitHeaders = (headers: Headers, names: readonly string[]) => {
  const remaining = new Headers(headers)
  names.forEach((name) => remaining.delete(name))
  return remaining
}

const isUnsent = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    String(error.cause.code),
  )

/**
 * The same stream, which ends without an error when it is stopped. It leaves no listener behind, since there are many
 * streams until the process stops.
 */
function stopWith(stopping: AbortSignal, body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader()
  // A waiting read then says that it is done.
  const stop = () => void reader.cancel().catch(() => {})
  const release = () => stopping.removeEventListener('abort', stop)
  if (stopping.aborted) stop()
  else stopping.addEventListener('abort', stop)
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const { value, done } = await reader.read()
        if (!done) return controller.enqueue(value)
      } catch (error) {
        release()
        throw error
      }
      release()
      controller.close()
    },
    cancel(reason) {
      release()
      return reader.cancel(reason)
    },
  })
}

/**
 * Forwards a request to another server and returns its response unchanged. Cross-site writes are refused here: the
 * other server sees another host name than the browser's and could not detect them.
 */
export const forwardRequest = ({ target, timeout, stopping }: ForwardOptions) =>
  async function forward(request: Request, address: string): Promise<Response> {
    if (isCrossSite(request)) throw forbidden('Requests from other sites cannot change data')
    const { pathname, search, host, protocol } = new URL(request.url)
    const headers = omitHeaders(request.headers, droppedRequestHeaders)
    headers.set('x-forwarded-for', address)
    headers.set('x-forwarded-host', host)
    headers.set('x-forwarded-proto', protocol.slice(0, -1))
    const controller = new AbortController()
    const abort = () => controller.abort()
    const timer = setTimeout(abort, timeout)
    request.signal.addEventListener('abort', abort)
    const { method, body } = request
    try {
      const response = await fetch(target + pathname + search, {
        method,
        headers,
        body,
        ...(body && { duplex: 'half' }),
        redirect: 'manual',
        signal: controller.signal,
      })
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
      const forwardedBody = response.body && isStream ? stopWith(stopping, response.body) : response.body
      return new Response(forwardedBody, {
        status: response.status,
        headers: omitHeaders(response.headers, droppedResponseHeaders),
      })
    } catch (cause) {
      if (method === 'GET' || isUnsent(cause))
        throw new Failure(502, 'The other server did not respond', { cause, retryAfter: 5 })
      throw outcomeUnknown(cause)
    } finally {
      // Once the response has begun, the client ends it by closing the connection.
      clearTimeout(timer)
      request.signal.removeEventListener('abort', abort)
    }
  }
