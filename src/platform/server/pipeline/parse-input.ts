import { parseBody, parseParams, parseQuery, parseUpload } from './parse.ts'
import { sanitiseRichTexts } from '#platform/server/html/sanitise-rich-texts.ts'
import { requireConfirmation } from '#platform/server/session/confirmed.ts'
import type { Attempts } from '#platform/server/session/count-attempts.ts'
import type { Input, RequestContext } from './request-context.ts'

/**
 * Validates a request and refuses it as early as possible: before reading the body if a fresh proof is missing or the
 * attempts are used up, before the expensive sanitising if a field must not be written.
 */
export async function parseInput(context: RequestContext, attempts: Attempts): Promise<Input> {
  const { runtime, route, routed, signedIn, guard } = context
  const { services } = runtime
  const { endpoint } = route
  const { request } = routed
  requireFreshProof(context)
  const params = parseParams(endpoint, routed.params)
  // By account rather than address if there is one: many addresses do not help with a stolen session.
  await attempts?.countByCaller(signedIn.user.id || { address: routed.address() })
  const query = parseQuery(endpoint, request.url)
  const { body: parsed, sent, base } = await parseBody(endpoint, request)
  if (!endpoint.public) guard.checkBody(sent)
  requireFreshProof(context, parsed)
  await attempts?.countByBody(parsed)
  const body = await sanitiseRichTexts(endpoint.body, parsed, services.sanitise)
  return { params, query, body, upload: await parseUpload(endpoint, request), sent, base }
}

/** If the endpoint names fields that need a fresh proof, this is known only with the body. */
function requireFreshProof({ runtime, route, signedIn, now }: RequestContext, body?: unknown) {
  requireConfirmation(route.endpoint, runtime.services, { session: signedIn.session, now, body })
}
