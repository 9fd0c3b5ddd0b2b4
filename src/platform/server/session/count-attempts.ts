import { attemptCounter } from '#platform/server/session/attempt-counter.ts'
import { getDeviceToken, type RequestContext } from '#platform/server/pipeline/request-context.ts'

/** Counts a request against the `limits` of its endpoint; undefined without limits. */
export function countAttempts(context: RequestContext) {
  const { runtime, route, routed } = context
  const { limits } = route.endpoint
  if (!limits) return undefined
  const readDeviceToken = () => getDeviceToken(context)
  return attemptCounter(runtime.database, runtime.services, limits, {
    name: route.title,
    address: routed.address,
    deviceToken: readDeviceToken,
  })
}

export type Attempts = ReturnType<typeof countAttempts>
