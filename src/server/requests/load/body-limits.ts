import type { IncomingMessage, ServerResponse } from 'node:http'
import { Failure } from '#platform/errors/failure.ts'
import { toProblem } from '#platform/server/http/problem.ts'
import type { Log } from '#platform/server/services.ts'

/** Times in milliseconds, sizes in bytes. */
export interface BodyLimits {
  /** Maximum number of bodies that arrive at the same time. */
  maxBodies: number
  /** Maximum number of them from one network. */
  maxOfNetwork: number
  /** The silence after which a body may lose its slot to one that waits. */
  maxSilence: number
  /** The interval at which the rate of a body is measured. */
  window: number
  /** Minimum bytes in the first window, unless the body is complete. */
  minFirstBytes: number
  /** Minimum bytes in each later window. */
  minLaterBytes: number
}

interface ArrivingBody {
  incoming: IncomingMessage
  outgoing: ServerResponse
  network: string
  /** Bytes received by its socket at the last check, and the time since the last byte. */
  bytes: number
  silentSince: number
  /** The window that is being measured. */
  windowBytes: number
  windowSince: number
  minBytes: number
}

// The interval of checks, and the shortest one between log lines about rejected bodies.
const checkInterval = 1000
const logInterval = 5000

/** Whether a request has a body. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Whether a part of the request has not arrived yet. */
export const isArriving = (incoming: IncomingMessage) => hasBody(incoming) && !incoming.complete

/**
 * Limits the bodies that are being received, by number, network and rate. A body that has arrived completely occupies
 * no slot. Without a free slot, the body that has been silent longest loses its own.
 */
export function limitBodies(
  limits: BodyLimits,
  networkOf: (incoming: IncomingMessage) => string,
  log: Pick<Log, 'error'>,
) {
  const bodies = new Set<ArrivingBody>()
  const reject = createRejection(log)
  let timer: ReturnType<typeof setInterval> | undefined

  function release(body: ArrivingBody) {
    bodies.delete(body)
    if (bodies.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  function checkRates() {
    const now = performance.now()
    for (const body of bodies) {
      measure(body, now)
      if (body.incoming.complete || body.outgoing.destroyed) release(body)
      else if (now - body.windowSince >= limits.window) {
        if (isTooSlow(body)) {
          release(body)
          reject(body, bodies.size)
        } else Object.assign(body, { windowBytes: body.bytes, windowSince: now, minBytes: limits.minLaterBytes })
      }
    }
  }

  /** Frees a slot by rejecting the body that has been silent longest. */
  function freeSlot(candidates: readonly ArrivingBody[]) {
    const now = performance.now()
    candidates.forEach((body) => measure(body, now))
    const [silent] = candidates.toSorted((a, b) => a.silentSince - b.silentSince)
    if (!silent || now - silent.silentSince < limits.maxSilence) return false
    release(silent)
    reject(silent, bodies.size)
    return true
  }

  return {
    size: () => bodies.size,
    /** Takes a slot for a request's body until it has arrived; false if there is none. */
    admit(incoming: IncomingMessage, outgoing: ServerResponse) {
      if (!isArriving(incoming)) return true
      const network = networkOf(incoming)
      const networkBodies = [...bodies].filter((body) => body.network === network)
      if (networkBodies.length >= limits.maxOfNetwork && !freeSlot(networkBodies)) return false
      if (bodies.size >= limits.maxBodies && !freeSlot([...bodies])) return false
      const body = { incoming, outgoing, network, ...initialState(incoming, limits) }
      bodies.add(body)
      timer ??= setInterval(checkRates, Math.min(checkInterval, limits.window / 4)).unref()
      incoming.once('end', () => release(body))
      outgoing.once('close', () => release(body))
      return true
    },
  }
}

/** How a body stands that begins to arrive. */
function initialState({ socket: { bytesRead } }: IncomingMessage, { minFirstBytes }: BodyLimits) {
  const now = performance.now()
  return { bytes: bytesRead, silentSince: now, windowBytes: bytesRead, windowSince: now, minBytes: minFirstBytes }
}

/** Records the bytes that a body's socket has received. */
function measure(body: ArrivingBody, now: number) {
  const { bytesRead } = body.incoming.socket
  if (bytesRead !== body.bytes) Object.assign(body, { bytes: bytesRead, silentSince: now })
}

/**
 * Whether too little arrived in the window. If the application has not read the earlier part, the sender is not to
 * blame.
 */
function isTooSlow({ incoming, bytes, windowBytes, minBytes }: ArrivingBody) {
  const isBackpressured = incoming.readableLength >= incoming.readableHighWaterMark
  return bytes - windowBytes < minBytes && !isBackpressured
}

/** Responds with 408 if nothing was sent yet, and closes the connection without reading the rest of the request. */
function createRejection(log: Pick<Log, 'error'>) {
  const body = JSON.stringify(toProblem(new Failure(408, 'The request took too long to arrive', { errorCode: 'busy' })))
  const response = [
    'HTTP/1.1 408 Request Timeout',
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n')
  let rejectedCount = 0
  let loggedAt = -Infinity
  return ({ incoming, outgoing }: ArrivingBody, arriving: number) => {
    rejectedCount += 1
    const now = performance.now()
    if (now - loggedAt > logInterval) {
      log.error({ rejectedCount, arriving }, 'request bodies arrived too slowly and were aborted')
      rejectedCount = 0
      loggedAt = now
    }
    // A pipelined response has the socket only in its turn.
    if (outgoing.socket && !outgoing.headersSent) outgoing.socket.write(response)
    // For the application, the connection ends within the body, as if the client had closed it.
    incoming.socket.destroy()
  }
}
