import { responseHeaders } from '#platform/server/http/response-headers.ts'
import type { RoutedRequest } from './bound.ts'
import { isTaggable, createEtag } from '#platform/server/http/etag.ts'
import { createGuard } from '#platform/server/permissions/guard.ts'
import type { RateLimitHeaders } from '#platform/server/quotas/rate-limit-headers.ts'
import { getReadScope } from '#platform/server/permissions/row-filters.ts'
import { anonymous, type SignedIn } from '#platform/server/session/session-reader.ts'
import type { RequestContext, Route, Runtime } from './request-context.ts'

/** The user of the request; throws 401 if the endpoint needs one and nobody is signed in. */
export async function authenticate(
  { sessions }: Runtime,
  { endpoint }: Route,
  { request }: RoutedRequest,
): Promise<SignedIn> {
  return endpoint.public ? { ...anonymous, session: await sessions.current(request) } : sessions.of(request)
}

/** Throws 403 if the rules allow the endpoint's action on no record. */
export function authorise(
  runtime: Runtime,
  route: Route,
  routed: RoutedRequest,
  { signedIn, rateLimit }: { signedIn: SignedIn; rateLimit: RateLimitHeaders | undefined },
): RequestContext {
  const { services, sessions } = runtime
  const { contract, endpoint } = route
  const { user, ability } = signedIn
  const readScope = getReadScope(ability, sessions.contracts)
  const guard = createGuard(contract, endpoint, ability, readScope)
  if (!endpoint.public) guard.checkAccess()
  const headers = responseHeaders(route.safe(), { 'x-request-id': routed.requestId, ...rateLimit })
  // The service worker shows a stored response only to this user.
  if (!endpoint.public) headers.own['x-user'] = user.id
  const tag = isTaggable(endpoint) ? createEtag(services, signedIn) : undefined
  const now = services.now().toISOString()
  return { runtime, route, routed, signedIn, rateLimit, readScope, guard, headers, tag, now }
}
