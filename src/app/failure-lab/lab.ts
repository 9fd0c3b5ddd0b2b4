import pairs from 'virtual:topic-paths'
import { createStore } from '#platform/web/store.ts'
import { type Send, transport } from '#platform/web/api/transport.ts'
import { apiRoot } from '#platform/web/navigation/base.ts'
import { modules } from '#app/routing/modules.ts'
import { simulateFailure } from './simulate-failure.ts'
import { type Call, type FailureKind, affects, Plan } from './plan.ts'
import { planKey } from './plan-key.ts'

export interface Hit extends Call {
  id: number
  failure: FailureKind
  at: Date
}

const maxHits = 30

const stored = () => {
  try {
    return Plan.parse(JSON.parse(sessionStorage.getItem(planKey) ?? '{}'))
  } catch {
    return Plan.parse({})
  }
}

/** The active failure of this tab; kept across reloads. */
export const plan = createStore<Plan>(stored())
/** The affected requests, newest first, and their total number. */
export const hits = createStore<{ count: number; latest: readonly Hit[] }>({ count: 0, latest: [] })

const signIn = modules.find((module) => module.signIn)?.id
const getTopic = (path: string) => pairs.find(([, base]) => path === base || path.startsWith(`${base}/`))?.[0]

const toCall = ({ method, url }: Request): Call => {
  const { pathname, search } = new URL(url)
  return { method, path: pathname.slice(apiRoot.length) + search }
}
const isAffected = (call: Call, by = plan.get()) =>
  affects(by, { ...call, path: call.path.replace(/\?.*/, '') }, getTopic, signIn)

let stream: { call: Call; controller: AbortController } | undefined

/** Changes the active failure; also affects the open event stream. */
export function change(changes: Partial<Plan>) {
  const before = plan.get()
  const next = { ...before, ...changes }
  if (next.failure === 'none') sessionStorage.removeItem(planKey)
  else sessionStorage.setItem(planKey, JSON.stringify(next))
  plan.set(next)
  if (!stream) return
  const [wasAffected, isNowAffected] = [isAffected(stream.call, before), isAffected(stream.call, next)]
  if (isNowAffected) stream.controller.abort(new TypeError('The failure lab closed the connection'))
  // Screens retry on their own; the `online` event makes them retry now.
  else if (wasAffected) dispatchEvent(new Event('online'))
}

export const end = () => change({ failure: 'none', remaining: null })

function recordHit(call: Call, failure: FailureKind) {
  const { count, latest } = hits.get()
  const hit = { ...call, failure, id: count, at: new Date() }
  hits.set({ count: count + 1, latest: [hit, ...latest].slice(0, maxHits) })
  const { remaining } = plan.get()
  if (remaining !== null) change(remaining > 1 ? { remaining: remaining - 1 } : { failure: 'none', remaining: null })
}

/** Makes an event stream abortable by the lab. */
function abortableStream(call: Call, response: Response) {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return response
  stream = { call, controller: new AbortController() }
  const body = response.body.pipeThrough(new TransformStream(), { signal: stream.controller.signal })
  return new Response(body, response)
}

const intercept =
  (send: Send): Send =>
  async (request) => {
    const call = toCall(request)
    const { failure, delay } = plan.get()
    if (failure === 'none' || !isAffected(call)) {
      const response = await send(request)
      const hasSignedIn = request.method === 'POST' && response.ok && getTopic(call.path) === signIn
      if (hasSignedIn && plan.get().failure === 'signedOut' && !call.path.endsWith('/ask')) end()
      return abortableStream(call, response)
    }
    recordHit(call, failure)
    return abortableStream(call, await simulateFailure(failure, request, send, delay))
  }

let isInstalled = false

/** Inserts the lab into the transport. */
export function install() {
  if (isInstalled) return
  isInstalled = true
  transport.send = intercept(transport.send)
  const respondEmpty = () => Promise.resolve(new Response(null))
  transport.sendDryRun = intercept(respondEmpty)
}
