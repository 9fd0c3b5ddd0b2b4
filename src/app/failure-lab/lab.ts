import pairs from 'virtual:topic-paths'
import { createStore } from '#platform/web/store.ts'
import { type Send, transport } from '#platform/web/api/transport.ts'
import { callRoot } from '#platform/web/navigation/base.ts'
import { modules } from '#app/routing/modules.ts'
import { failedAnswer } from './failed-answer.ts'
import { type Call, type FailureKind, meets, Plan } from './plan.ts'
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
const topicOf = (path: string) => pairs.find(([, base]) => path === base || path.startsWith(`${base}/`))?.[0]

const callOf = ({ method, url }: Request): Call => {
  const { pathname, search } = new URL(url)
  return { method, path: pathname.slice(callRoot.length) + search }
}
const isMet = (call: Call, by = plan.get()) =>
  meets(by, { ...call, path: call.path.replace(/\?.*/, '') }, topicOf, signIn)

let stream: { call: Call; cut: AbortController } | undefined

/** Changes the active failure; also affects the open event stream. */
export function change(changes: Partial<Plan>) {
  const before = plan.get()
  const next = { ...before, ...changes }
  if (next.failure === 'none') sessionStorage.removeItem(planKey)
  else sessionStorage.setItem(planKey, JSON.stringify(next))
  plan.set(next)
  if (!stream) return
  const [was, is] = [isMet(stream.call, before), isMet(stream.call, next)]
  if (is) stream.cut.abort(new TypeError('The failure lab has cut the connection'))
  // Screens retry on their own; the `online` event makes them retry now.
  else if (was) dispatchEvent(new Event('online'))
}

export const end = () => change({ failure: 'none', remaining: null })

function note(call: Call, failure: FailureKind) {
  const { count, latest } = hits.get()
  const hit = { ...call, failure, id: count, at: new Date() }
  hits.set({ count: count + 1, latest: [hit, ...latest].slice(0, maxHits) })
  const { remaining } = plan.get()
  if (remaining !== null) change(remaining > 1 ? { remaining: remaining - 1 } : { failure: 'none', remaining: null })
}

/** Makes an event stream abortable by the lab. */
function cuttable(call: Call, response: Response) {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return response
  stream = { call, cut: new AbortController() }
  const body = response.body.pipeThrough(new TransformStream(), { signal: stream.cut.signal })
  return new Response(body, response)
}

const within =
  (carry: Send): Send =>
  async (request) => {
    const call = callOf(request)
    const { failure, delay } = plan.get()
    if (failure === 'none' || !isMet(call)) {
      const response = await carry(request)
      const hasSignedIn = request.method === 'POST' && response.ok && topicOf(call.path) === signIn
      if (hasSignedIn && plan.get().failure === 'signedOut' && !call.path.endsWith('/ask')) end()
      return cuttable(call, response)
    }
    note(call, failure)
    return cuttable(call, await failedAnswer(failure, request, carry, delay))
  }

let isInstalled = false

/** Inserts the lab into the transport. */
export function install() {
  if (isInstalled) return
  isInstalled = true
  transport.send = within(transport.send)
  const goesOn = () => Promise.resolve(new Response(null))
  transport.rehearse = within(goesOn)
}
