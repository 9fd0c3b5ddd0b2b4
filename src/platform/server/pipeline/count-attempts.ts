import { attemptCounter } from '#platform/server/session/limits.ts'
import { getDeviceToken, type RequestContext } from './request-context.ts'

/** Counts a request against the `limits` of its endpoint; undefined without limits. */
export function countAttempts(context: RequestContext) {
  const { runtime, route, routed } = context
  const { limits } = route.endpoint
  if (!limits) return undefined
  const known = () => getDeviceToken(context)
  return attemptCounter(runtime.database, runtime.services, limits, {
    name: route.title,
    address: routed.address,
    known,
  })
}

export type Attempts = ReturnType<typeof countAttempts>
