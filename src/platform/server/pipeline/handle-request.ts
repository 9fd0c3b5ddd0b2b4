import { Failure } from '#platform/errors/failure.ts'
import type { RoutedRequest } from './bound.ts'
import { metered } from '#platform/server/quotas/rate-limit-headers.ts'
import { countRecords } from '#platform/server/observability/read-counts.ts'
import { respond } from './respond.ts'
import type { ComputedResponse } from '#platform/server/http/response-cache.ts'
import { respondFromCache } from './respond-from-cache.ts'
import { authenticate, authorise } from './authorise.ts'
import { countAttempts } from '#platform/server/session/count-attempts.ts'
import { logExport } from './log-export.ts'
import { parseInput } from './parse-input.ts'
import type { RequestContext, Route, Runtime } from './request-context.ts'
import { runEndpoint } from './run-endpoint.ts'

/**
 * Handles a request to an endpoint in these steps, each in a file of that name: authenticate and authorise, respond from
 * the cache, or else count attempts and parse the input, run the handler (a write commits as one transaction), log an
 * export, respond. The first step that refuses the request throws a `Failure`, and no later step runs.
 */
export async function handleRequest(runtime: Runtime, route: Route, routed: RoutedRequest): Promise<Response> {
  // It would leave an entry of an export in the audit log, and send nothing.
  if (route.endpoint.exports && routed.request.method === 'HEAD') throw new Failure(405, 'Only GET here')
  const signedIn = await authenticate(runtime, route, routed)
  const quotas = route.meter(signedIn.user.id)
  return metered(quotas, (rateLimit) =>
    respondFromCache(authorise(runtime, route, routed, { signedIn, rateLimit }), computeResponse),
  )
}

async function computeResponse(context: RequestContext): Promise<ComputedResponse> {
  const { runtime, route, routed, headers } = context
  const { announcer, isCachingDisabled } = runtime.services
  const attempts = countAttempts(context)
  const input = await parseInput(context, attempts)
  const { result: handlerResult, signals, isServerCacheable } = await runEndpoint(context, input)
  await afterCommit(context, async () => {
    await attempts?.undo()
    for (const signal of signals) await announcer.signal(signal)
  })
  const result = route.endpoint.exports ? await logExport(context, input, handlerResult) : handlerResult
  const { url } = routed.request
  const responseInput = { result, query: input.query, url, headers, isBrowserCacheable: isCachingDisabled !== true }
  const response = respond(route.endpoint, responseInput)
  return { response, isServerCacheable, records: countRecords(route.endpoint, result) }
}

/**
 * What follows a commit cannot fail the request any more: its client would repeat a write that has happened, and get no
 * cookie of a sign-in. A count of attempts then remains, and a signal is lost, as it may be.
 */
async function afterCommit({ runtime, routed, route }: RequestContext, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const fields = { err: error, requestId: routed.requestId, endpoint: route.title }
    runtime.services.log.error(fields, 'a step after the commit of a request failed')
  }
}
