import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { problemOf } from '#platform/server/http/problem.ts'
import type { Log } from '#platform/server/services.ts'
import { busy } from '#platform/server/observability/server-failure.ts'
import { type bodyIntake, hasBody, isArriving } from './body-intake.ts'
import { answerAsLast, isAfterLast } from './early-answer.ts'

interface Limits {
  /** How many calls may be waiting or under way at once; those that still send their body are counted apart. */
  calls: number
  /** How many of the calls may be under way; the others wait in line. */
  atOnce: number
  /** For how many milliseconds at the most; a later answer would find nobody waiting for it. */
  maxWait: number
  /** How many event streams may be open. */
  streams: number
}

interface Waiting {
  incoming: IncomingMessage
  outgoing: ServerResponse
  kind: 'calls' | 'streams'
  since: number
}

// A line of the log about what is refused at the most so often, in milliseconds.
const between = 5000
// A turn of Node's event loop accepts one connection: what an answer costs, by this, goes to hearing who else is there.
const share = 4
const maxIntake = 10

/**
 * Stands before the application: calls wait in a line of bounded length for a bounded time, and who finds it full is told so
 * at once, for a small part of what an answer costs. `isWork` tells the paths that cost something; pages, files and health never wait.
 */
export function loadGate(
  answer: RequestListener,
  limits: Limits,
  isWork: (path: string) => boolean,
  bodies: Pick<ReturnType<typeof bodyIntake>, 'admit'>,
  log: Pick<Log, 'error'>,
): RequestListener {
  const line: Waiting[] = []
  const counts = { calls: 0, streams: 0, bodies: 0 }
  const refusal = refusals(log, () => ({ ...counts, waiting: line.length }))
  let hasArrived = false
  let isMoving = false
  let started: number | undefined
  let hearUntil = 0
  let alarm: ReturnType<typeof setTimeout> | undefined

  const isFull = (kind: Waiting['kind']) =>
    kind === 'streams' ? counts.streams >= limits.streams : line.length + counts.calls >= limits.calls

  /** Counts until the answer is out; a body that comes slowly keeps nobody out but other bodies. */
  function count({ kind, incoming, outgoing }: Waiting) {
    let counted: keyof typeof counts = isArriving(incoming) ? 'bodies' : kind
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
      wake()
    })
  }

  function wake() {
    clearTimeout(alarm)
    if (isMoving || line.length === 0) return
    isMoving = true
    setImmediate(move)
  }

  /** Who is next, after those that have waited too long; undefined while nobody can be let in. */
  function next(now: number) {
    for (;;) {
      const [first] = line
      if (!first) return undefined
      if (now - first.since > limits.maxWait) {
        line.shift()
        refusal(first.incoming, first.outgoing)
      } else if (first.kind === 'calls' && counts.calls >= limits.atOnce) {
        alarm = setTimeout(wake, first.since + limits.maxWait + 1 - now)
        return undefined
      } else return line.shift()
    }
  }

  /** By now a short body has arrived with its request: only what takes longer needs a place among the bodies. */
  function enter(first: Waiting, now: number) {
    const { incoming, outgoing } = first
    // Who has left meanwhile needs no answer.
    if (outgoing.destroyed) return false
    if (!bodies.admit(incoming, outgoing)) {
      refusal(incoming, outgoing)
      return false
    }
    started = now
    count(first)
    answer(incoming, outgoing)
    return true
  }

  function move() {
    const now = performance.now()
    if (started !== undefined) hearUntil = now + Math.min((now - started) / share, maxIntake)
    started = undefined
    const goesOnHearing = hasArrived && now < hearUntil
    hasArrived = false
    if (!goesOnHearing) {
      // What is refused costs too little to have a turn of its own.
      let first = next(now)
      while (first && !enter(first, now)) first = next(now)
      isMoving = first !== undefined
      if (!first) return
    }
    setImmediate(move)
  }

  return (incoming, outgoing) => {
    if (isAfterLast(incoming)) return void incoming.resume()
    const path = (incoming.url ?? '').replace(/\?.*/s, '')
    if (!isWork(path)) return answer(incoming, outgoing)
    hasArrived = true
    const kind = path === '/api/events' ? 'streams' : 'calls'
    if (isFull(kind)) return refusal(incoming, outgoing)
    line.push({ incoming, outgoing, kind, since: performance.now() })
    wake()
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
      log.error({ refused, ...state() }, 'overload: requests are refused')
      refused = 0
      told = now
    }
    if (hasBody(incoming)) answerAsLast(incoming, outgoing)
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
