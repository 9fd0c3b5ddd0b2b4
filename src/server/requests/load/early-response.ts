import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { lingering } from '#platform/request-limits.ts'
import { isArriving } from './body-limits.ts'

type Handler = (request: Request, environment: object) => Response | Promise<Response>

// The interval of checks of lingering connections, in milliseconds.
const checkInterval = 200

const closing = new WeakSet<Socket>()

/** Whether a request came on a connection after its last response: it is ignored, so the client can send it again. */
export const isAfterLastResponse = ({ socket }: IncomingMessage) => closing.has(socket)

/**
 * Makes a response the last one of its connection (RFC 9112, 9.6): it says `Connection: close`, further requests are
 * ignored, and the rest is read for a while. If the connection were closed at once, the peer could drop the response
 * unread.
 */
export function closeAfterResponse(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { socket } = incoming
  outgoing.shouldKeepAlive = false
  if (closing.has(socket)) return
  closing.add(socket)
  // Node calls this after the last response of a connection.
  socket.destroySoon = () => linger(incoming)
}

function linger(incoming: IncomingMessage) {
  const { socket } = incoming
  if (socket.writableEnded || socket.destroyed) return
  socket.end()
  discard(incoming)
  const first = socket.bytesRead
  const startedAt = performance.now()
  let bytes = first
  let lastReceivedAt = startedAt
  const timer = setInterval(() => {
    const now = performance.now()
    if (socket.bytesRead !== bytes) lastReceivedAt = now
    bytes = socket.bytesRead
    const isEnough = bytes - first > lingering.bytes || now - startedAt > lingering.longest
    if (isEnough || now - lastReceivedAt > lingering.silence) socket.destroy()
  }, checkInterval).unref()
  socket.once('close', () => clearInterval(timer))
}

/**
 * Reads and discards the rest of a request. A web stream made of it (`Readable.toWeb`) pauses it after each unread
 * chunk, so its listener is removed first: otherwise the peer would see a broken connection.
 */
function discard(incoming: IncomingMessage) {
  incoming
    .removeAllListeners('data')
    .on('data', () => {})
    .resume()
}

const hasNodeRequest = (environment: object): environment is { incoming: IncomingMessage; outgoing: ServerResponse } =>
  'incoming' in environment && 'outgoing' in environment

/** Marks every response that is sent before its request has arrived as the connection's last one. */
export const closingAfterEarlyResponses =
  (handle: Handler): Handler =>
  async (request, environment) => {
    const response = await handle(request, environment)
    if (hasNodeRequest(environment) && isArriving(environment.incoming))
      closeAfterResponse(environment.incoming, environment.outgoing)
    return response
  }
