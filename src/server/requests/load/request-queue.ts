import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { toProblem } from '#platform/server/http/problem.ts'
import type { Log } from '#platform/server/services.ts'
import { busy } from '#platform/server/observability/server-failure.ts'
import { type limitBodies, hasBody, isArriving } from './body-limits.ts'
import { closeAfterResponse, isAfterLastResponse } from './early-response.ts'

interface Limits {
  /** Maximum number of calls that wait or run; those whose body is still arriving are counted separately. */
  maxCalls: number
  /** Maximum number of running calls; the others wait in the queue. */
  maxRunning: number
  /** Longest wait in milliseconds; a later response would be useless. */
  maxWait: number
  /** Maximum number of open event streams. */
  maxStreams: number
}

interface Waiting {
  incoming: IncomingMessage
  outgoing: ServerResponse
  kind: 'calls' | 'streams'
  since: number
}

// The shortest interval between log lines about refused calls, in milliseconds.
const logInterval = 5000
// Node accepts one connection per turn of its event loop, so running calls are limited for each turn to accept others.
const acceptShare = 4
const maxAcceptTime = 10

interface QueueOptions {
  listener: RequestListener
  limits: Limits
  bodies: Pick<ReturnType<typeof limitBodies>, 'admit'>
  log: Pick<Log, 'error'>
}

/**
 * The queue before the application: calls wait in bounded number and time, and are refused cheaply when it is full.
 * `isQueued` selects expensive paths; pages, files and health checks never wait.
 */
export function queueRequests(
  listener: RequestListener,
  limits: Limits,
  isQueued: (path: string) => boolean,
  bodies: QueueOptions['bodies'],
  log: QueueOptions['log'],
): RequestListener {
  const queue = new RequestQueue({ listener, limits, bodies, log })
  return (incoming, outgoing) => {
    if (isAfterLastResponse(incoming)) return void incoming.resume()
    const path = (incoming.url ?? '').replace(/\?.*/s, '')
    if (!isQueued(path)) return listener(incoming, outgoing)
    return queue.enqueue({ incoming, outgoing, kind: path === '/api/events' ? 'streams' : 'calls' })
  }
}

/** The waiting calls, and the number of running ones. */
class RequestQueue {
  readonly #gate: QueueOptions
  readonly #refuse: ReturnType<typeof refusals>
  readonly #waiting: Waiting[] = []
  readonly #counts = { calls: 0, streams: 0, bodies: 0 }
  #hasArrived = false
  #isMoving = false
  #started: number | undefined
  #hearUntil = 0
  #alarm: ReturnType<typeof setTimeout> | undefined

  constructor(options: QueueOptions) {
    this.#gate = options
    this.#refuse = refusals(options.log, () => ({ ...this.#counts, waiting: this.#waiting.length }))
  }

  enqueue(call: Omit<Waiting, 'since'>) {
    this.#hasArrived = true
    if (this.#isFull(call.kind)) return this.#refuse(call.incoming, call.outgoing)
    this.#waiting.push({ ...call, since: performance.now() })
    this.#wake()
  }

  #isFull(kind: Waiting['kind']) {
    const { limits } = this.#gate
    if (kind === 'streams') return this.#counts.streams >= limits.maxStreams
    return this.#waiting.length + this.#counts.calls >= limits.maxCalls
  }

  #wake() {
    clearTimeout(this.#alarm)
    if (this.#isMoving || this.#waiting.length === 0) return
    this.#isMoving = true
    setImmediate(() => this.#move())
  }

  #move() {
    const now = performance.now()
    if (this.#started !== undefined)
      this.#hearUntil = now + Math.min((now - this.#started) / acceptShare, maxAcceptTime)
    this.#started = undefined
    const isAccepting = this.#hasArrived && now < this.#hearUntil
    this.#hasArrived = false
    if (!isAccepting) {
      // Refusing is too cheap to take a turn.
      let first = this.#next(now)
      while (first && !this.#enter(first, now)) first = this.#next(now)
      this.#isMoving = first !== undefined
      if (!first) return
    }
    setImmediate(() => this.#move())
  }

  /** The next call, after refusing those that have waited too long; undefined while the limit is reached. */
  #next(now: number) {
    const { limits } = this.#gate
    for (;;) {
      const [first] = this.#waiting
      if (!first) return undefined
      if (now - first.since > limits.maxWait) {
        this.#waiting.shift()
        this.#refuse(first.incoming, first.outgoing)
      } else if (first.kind === 'calls' && this.#counts.calls >= limits.maxRunning) {
        this.#alarm = setTimeout(() => this.#wake(), first.since + limits.maxWait + 1 - now)
        return undefined
      } else return this.#waiting.shift()
    }
  }

  /** A short body has arrived with its request by now: only others need a slot. */
  #enter(first: Waiting, now: number) {
    const { incoming, outgoing } = first
    // The client has gone: no response is needed.
    if (outgoing.destroyed) return false
    if (!this.#gate.bodies.admit(incoming, outgoing)) {
      this.#refuse(incoming, outgoing)
      return false
    }
    this.#started = now
    this.#count(first)
    this.#gate.listener(incoming, outgoing)
    return true
  }

  /** Counts until the response is sent; slow bodies delay only other bodies. */
  #count({ kind, incoming, outgoing }: Waiting) {
    const counts = this.#counts
    let counted: keyof typeof counts = isArriving(incoming) ? 'bodies' : kind
    const onArrived = () => {
      counts[counted] -= 1
      counted = kind
      counts[counted] += 1
    }
    counts[counted] += 1
    if (counted === 'bodies') incoming.once('end', onArrived)
    outgoing.once('close', () => {
      incoming.off('end', onArrived)
      counts[counted] -= 1
      this.#wake()
    })
  }
}

/** Tells clients to retry, and logs the number now and then. */
function refusals(log: Pick<Log, 'error'>, state: () => object) {
  const failure = busy()
  const body = JSON.stringify(toProblem(failure))
  let refused = 0
  let loggedAt = 0
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    refused += 1
    const now = performance.now()
    if (loggedAt === 0 || now - loggedAt > logInterval) {
      log.error({ refused, ...state() }, 'overload: requests are rejected')
      refused = 0
      loggedAt = now
    }
    if (hasBody(incoming)) closeAfterResponse(incoming, outgoing)
    outgoing.writeHead(503, {
      'content-type': 'application/problem+json',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': String(failure.retryAfter),
    })
    outgoing.end(body)
  }
}
