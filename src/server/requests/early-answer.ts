import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { lingering } from '#platform/request-limits.ts'
import { isArriving } from './body-intake.ts'

type Answer = (request: Request, environment: object) => Response | Promise<Response>

// How often a connection that lingers is looked at, in milliseconds.
const between = 200

const closing = new WeakSet<Socket>()

/** Whether a request came on a connection whose last answer has been given: it is not looked at, so it can be sent again. */
export const isAfterLast = ({ socket }: IncomingMessage) => closing.has(socket)

/**
 * Makes an answer the last one of its connection (RFC 9112, 9.6): it says `Connection: close`, nothing that follows on the
 * connection is acted on, and what still arrives is read for a while. Were the connection cut at once, the peer's system
 * could drop the answer unread.
 */
export function answerAsLast(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { socket } = incoming
  outgoing.shouldKeepAlive = false
  if (closing.has(socket)) return
  closing.add(socket)
  // Node calls this when the last answer of a connection is out.
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
 * Reads and drops the rest of a request. A web stream that was made of it pauses it after each part that nobody takes
 * (`Readable.toWeb`), so its listener goes first: otherwise the peer could not send on, and would see a broken connection.
 */
function discard(incoming: IncomingMessage) {
  incoming
    .removeAllListeners('data')
    .on('data', () => {})
    .resume()
}

const hasPeer = (environment: object): environment is { incoming: IncomingMessage; outgoing: ServerResponse } =>
  'incoming' in environment && 'outgoing' in environment

/** Has every answer that is given before its request has arrived say that it is the connection's last one. */
export const withEarlyAnswers =
  (answer: Answer): Answer =>
  async (request, environment) => {
    const response = await answer(request, environment)
    if (hasPeer(environment) && isArriving(environment.incoming))
      answerAsLast(environment.incoming, environment.outgoing)
    return response
  }
