import type { RoutedRequest } from '#platform/server/bound.ts'
import { answerHeaders } from '#platform/server/http/answer-headers.ts'
import { isKnown, isTaggable, tagOf } from '#platform/server/http/etag.ts'
import { guardOf } from '#platform/server/rights/guard.ts'
import type { Made } from '#platform/server/http/response-cache.ts'
import { metered, type RateLimitHeaders } from '#platform/server/quotas/rate-limit-headers.ts'
import { countRecords } from '#platform/server/observability/read-counts.ts'
import { readScopeOf } from '#platform/server/rights/row-filters.ts'
import { notModified, respond } from '#platform/server/respond.ts'
import { nobody, type SignedIn } from '#platform/server/session/session-reader.ts'
import { countAttempts } from './count-attempts.ts'
import { logExport } from './log-export.ts'
import { readInput } from './read-input.ts'
import type { RequestContext, Route, Runtime } from './request-context.ts'
import { runEndpoint } from './run-endpoint.ts'

/**
 * Answers a request to an endpoint, in these steps: authenticate, count against the quotas, authorise, answer from the
 * cache; where that has nothing: count attempts and read the input, run the handler (a write in one transaction), log an export, respond.
 * Throws a `Failure` at the first step that refuses the request; no later step has run then.
 */
export async function answerRequest(runtime: Runtime, route: Route, routed: RoutedRequest): Promise<Response> {
  const signedIn = await authenticate(runtime, route, routed)
  const quotas = route.meter(signedIn.user.id)
  return metered(quotas, (rateLimit) => answerFromCache(authorise(runtime, route, routed, { signedIn, rateLimit })))
}

/** Who sends the request; throws 401 where the endpoint needs a signed-in user and there is none. */
async function authenticate({ sessions }: Runtime, { endpoint }: Route, { request }: RoutedRequest): Promise<SignedIn> {
  return endpoint.public ? { ...nobody, session: await sessions.found(request) } : sessions.of(request)
}

/** Throws 403 where the rules allow the endpoint's action on no record. */
function authorise(
  runtime: Runtime,
  route: Route,
  routed: RoutedRequest,
  { signedIn, rateLimit }: { signedIn: SignedIn; rateLimit: RateLimitHeaders | undefined },
): RequestContext {
  const { services, sessions } = runtime
  const { contract, endpoint } = route
  const { user, ability } = signedIn
  const readScope = readScopeOf(ability, sessions.contracts)
  const guard = guardOf(contract, endpoint, ability, readScope)
  if (!endpoint.public) guard.enter()
  const headers = answerHeaders(route.safe(), { 'x-request-id': routed.requestId, ...rateLimit })
  // Browsers show a stored answer only to the user that it was made for.
  if (!endpoint.public) headers.own['x-user'] = user.id
  const tag = isTaggable(endpoint) ? tagOf(services, signedIn) : undefined
  const now = services.now().toISOString()
  return { runtime, route, routed, signedIn, rateLimit, readScope, guard, headers, tag, now }
}

/** 304 where the client has the current answer; else the one in memory, which is made first if it is not there. */
async function answerFromCache(context: RequestContext): Promise<Response> {
  const { runtime, route, routed, signedIn, headers, tag } = context
  if (tag !== undefined && isKnown(routed.request, tag)) return notModified(tag, headers)
  // Two sessions of one user may get different answers.
  const key = `${signedIn.session?.id} ${tag} ${routed.request.url}`
  const make = () => makeAnswer(context)
  const { response, records } = await (tag === undefined ? make() : runtime.answers(key, headers, make))
  route.countRead?.(signedIn.user.id, records)
  return response
}

async function makeAnswer(context: RequestContext): Promise<Made> {
  const { runtime, route, routed, headers } = context
  const { announcer, keepsNothing } = runtime.services
  const attempts = countAttempts(context)
  const input = await readInput(context, attempts)
  const { answer: made, signals, isLasting } = await runEndpoint(context, input)
  await attempts?.takeBack()
  for (const signal of signals) await announcer.signal(signal)
  const answer = route.endpoint.exports ? await logExport(context, input, made) : made
  const { url } = routed.request
  const answered = { answer, query: input.query, url, headers, isKept: keepsNothing !== true }
  const response = respond(route.endpoint, answered)
  return { response, isLasting, records: countRecords(route.endpoint, answer) }
}
