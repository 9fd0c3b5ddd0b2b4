import * as z from 'zod'

/** Simulated failures; simulate-failure.ts defines their responses. */
export const failures = [
  'slow',
  'signedOut',
  'forbidden',
  'conflict',
  'refused',
  'broken',
  'maintenance',
  'offline',
  'dropped',
] as const
export type FailureKind = (typeof failures)[number]

/** HTTP status by failure; others have no response of their own. */
export const statusByFailure: Partial<Record<FailureKind, number>> = {
  signedOut: 401,
  forbidden: 403,
  conflict: 409,
  refused: 422,
  broken: 500,
  maintenance: 503,
}

export const delays = { min: 100, max: 10_000, initial: 2000 } as const
export const counts = [1, 2, 3, 5, 10] as const

/** Each field falls back to its default, so that a plan stored by an older version works. */
export const Plan = z.object({
  failure: z.enum(['none', ...failures]).catch('none'),
  calls: z.enum(['all', 'reads', 'writes']).catch('all'),
  /** Name of a contract; null for all. */
  topic: z.string().nullable().catch(null),
  /** Number of requests left to affect; null for unlimited. */
  remaining: z.int().min(1).max(99).nullable().catch(null),
  /** In ms, for `slow`. */
  delay: z.int().min(delays.min).max(delays.max).catch(delays.initial),
})
export type Plan = z.infer<typeof Plan>

export interface Call {
  method: string
  /** Path of the URL. */
  path: string
}

const isRead = ({ method }: Call) => method === 'GET' || method === 'HEAD'

/** `getTopic` maps a path to a contract; `signIn` is the contract of the sign-in. */
export function affects(
  { failure, calls, topic }: Plan,
  call: Call,
  getTopic: (path: string) => string | undefined,
  signIn?: string,
) {
  if (failure === 'none') return false
  const requestedTopic = getTopic(call.path)
  // Signing in has to work for signed-out users.
  if (failure === 'signedOut' && requestedTopic === signIn && signIn !== undefined) return false
  // The readiness check has to fail too; otherwise screens would retry in an endless loop.
  if (call.path === '/readyz') return failure === 'maintenance' || (calls !== 'writes' && topic === null)
  if (calls !== 'all' && isRead(call) !== (calls === 'reads')) return false
  return topic === null || topic === requestedTopic
}
