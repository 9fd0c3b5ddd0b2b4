import * as z from 'zod'

/** What can be made to happen to a call; see failed-answer.ts for what each one looks like. */
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

/** The status each one answers with; the others have no answer of their own. */
export const statusOf: Partial<Record<FailureKind, number>> = {
  signedOut: 401,
  forbidden: 403,
  conflict: 409,
  refused: 422,
  broken: 500,
  maintenance: 503,
}

export const delays = { min: 100, max: 10_000, usual: 2000 } as const
export const counts = [1, 2, 3, 5, 10] as const

/** Every field by itself falls back to what is usual, so that an older tab's plan never stops a page. */
export const Plan = z.object({
  failure: z.enum(['none', ...failures]).catch('none'),
  calls: z.enum(['all', 'reads', 'writes']).catch('all'),
  /** A contract's name; null for all. */
  topic: z.string().nullable().catch(null),
  /** How many calls it still meets; null for all. */
  remaining: z.int().min(1).max(99).nullable().catch(null),
  /** Milliseconds, of `slow`. */
  delay: z.int().min(delays.min).max(delays.max).catch(delays.usual),
})
export type Plan = z.infer<typeof Plan>

export interface Call {
  method: string
  /** The address without its host. */
  path: string
}

const isRead = ({ method }: Call) => method === 'GET' || method === 'HEAD'

/** `topicOf` tells which contract a path belongs to; `signIn` is the one by which visitors sign in. */
export function meets(
  { failure, calls, topic }: Plan,
  call: Call,
  topicOf: (path: string) => string | undefined,
  signIn?: string,
) {
  if (failure === 'none') return false
  const asked = topicOf(call.path)
  // Where nobody is signed in, signing in is what works.
  if (failure === 'signedOut' && asked === signIn && signIn !== undefined) return false
  // Whether the maintenance is over: a screen that heard yes would ask again at once, and for ever.
  if (call.path === '/readyz') return failure === 'maintenance' || (calls !== 'writes' && topic === null)
  if (calls !== 'all' && isRead(call) !== (calls === 'reads')) return false
  return topic === null || topic === asked
}
