import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { problemOf } from '#platform/server/problem.ts'
import type { Log } from '#platform/server/services.ts'
import { busy } from '#platform/server/trouble.ts'

interface Limits {
  /** How many calls may be waiting or under way at once, and how many more may be sending their body. */
  calls: number
  /** How many event streams may be open. */
  streams: number
}

interface Waiting {
  incoming: IncomingMessage
  outgoing: ServerResponse
  kind: 'calls' | 'streams'
}

// A line of the log about what is refused at the most so often, in milliseconds.
const between = 5000
// A turn of Node's event loop accepts one connection: what an answer costs, by this, goes to hearing who else is there.
const share = 4
const longestIntake = 10

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/**
 * Stands before the application: calls wait in a line of bounded length, and who finds it full is told so at once, for a
 * small part of what an answer costs. `isWork` tells the paths that cost something; pages, files and health never wait.
 */
export function loadGate(
  answer: RequestListener,
  limits: Limits,
  isWork: (path: string) => boolean,
  log: Pick<Log, 'error'>,
): RequestListener {
  const line: Waiting[] = []
  const counts = { calls: 0, streams: 0, bodies: 0 }
  const refusal = refusals(log, () => ({ ...counts, waiting: line.length }))
  let hasArrived = false
  let isMoving = false
  let started: number | undefined
  let hearUntil = 0

  const isFull = (kind: Waiting['kind'], incoming: IncomingMessage) => {
    if (kind === 'streams') return counts.streams >= limits.streams
    return line.length + counts.calls >= limits.calls || (hasBody(incoming) && counts.bodies >= limits.calls)
  }

  /** Counts until the answer is out; a body that comes slowly keeps nobody out but other bodies. */
  function count({ kind, incoming, outgoing }: Waiting) {
    let counted: keyof typeof counts = hasBody(incoming) ? 'bodies' : kind
    const hasCome = () => {
      counts[counted] -= 1
      counted = kind
      counts[counted] += 1
    }
    counts[counted] += 1
    if (counted === 'bodies') incoming.once('end', hasCome)
    outgoing.once('close', () => {
      incoming.off('end', hasCome)
      counts[counted] -= 1
    })
  }

  function move() {
    const now = performance.now()
    if (started !== undefined) hearUntil = now + Math.min((now - started) / share, longestIntake)
    started = undefined
    const goesOnHearing = hasArrived && now < hearUntil
    hasArrived = false
    if (!goesOnHearing) {
      const next = line.shift()
      isMoving = next !== undefined
      if (!next) return
      // Who has left meanwhile needs no answer.
      if (!next.outgoing.destroyed) {
        started = now
        count(next)
        answer(next.incoming, next.outgoing)
      }
    }
    setImmediate(move)
  }

  return (incoming, outgoing) => {
    const path = (incoming.url ?? '').replace(/\?.*/s, '')
    if (!isWork(path)) return answer(incoming, outgoing)
    hasArrived = true
    const kind = path === '/api/events' ? 'streams' : 'calls'
    if (isFull(kind, incoming)) return refusal(incoming, outgoing)
    line.push({ incoming, outgoing, kind })
    if (isMoving) return
    isMoving = true
    setImmediate(move)
  }
}

/** Tells callers to come again, and the log now and then how many. */
function refusals(log: Pick<Log, 'error'>, state: () => object) {
  const failure = busy()
  const body = JSON.stringify(problemOf(failure))
  let refused = 0
  let told = 0
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    refused += 1
    const now = performance.now()
    if (told === 0 || now - told > between) {
      log.error({ refused, ...state() }, 'there is more to do than can be done: calls are refused')
      refused = 0
      told = now
    }
    outgoing.writeHead(503, {
      'content-type': 'application/problem+json',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': String(failure.retryAfter),
      // What is not read is not waited for either.
      ...(hasBody(incoming) && { connection: 'close' }),
    })
    outgoing.end(body)
  }
}
