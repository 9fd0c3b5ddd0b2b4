import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { lingering } from '#platform/request-limits.ts'
import { isArriving } from './body-intake.ts'

type Answer = (request: Request, environment: object) => Response | Promise<Response>

// The interval of checks of lingering connections, in milliseconds.
const between = 200

const closing = new WeakSet<Socket>()

/** Whether a request came on a connection after its last response: it is ignored, so the client can send it again. */
export const isAfterLast = ({ socket }: IncomingMessage) => closing.has(socket)

/**
 * Makes a response the last one of its connection (RFC 9112, 9.6): it says `Connection: close`, further requests are
 * ignored, and the rest is read for a while. If the connection were closed at once, the peer could drop the response
 * unread.
 */
export function answerAsLast(incoming: IncomingMessage, outgoing: ServerResponse) {
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
  const begun = performance.now()
  let bytes = first
  let heard = begun
  const timer = setInterval(() => {
    const now = performance.now()
    if (socket.bytesRead !== bytes) heard = now
    bytes = socket.bytesRead
    const isEnough = bytes - first > lingering.bytes || now - begun > lingering.longest
    if (isEnough || now - heard > lingering.silence) socket.destroy()
  }, between).unref()
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

const hasPeer = (environment: object): environment is { incoming: IncomingMessage; outgoing: ServerResponse } =>
  'incoming' in environment && 'outgoing' in environment

/** Marks every response that is sent before its request has arrived as the connection's last one. */
export const withEarlyAnswers =
  (answer: Answer): Answer =>
  async (request, environment) => {
    const response = await answer(request, environment)
    if (hasPeer(environment) && isArriving(environment.incoming))
      answerAsLast(environment.incoming, environment.outgoing)
    return response
  }
