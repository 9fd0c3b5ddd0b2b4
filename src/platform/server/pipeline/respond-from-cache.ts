import { matchesEtag } from '#platform/server/http/etag.ts'
import { notModified } from './respond.ts'
import type { ComputedResponse } from '#platform/server/http/response-cache.ts'
import type { RequestContext } from './request-context.ts'

/** 304 if the client has the current response; else the response in memory, which is computed first if it is missing. */
export async function respondFromCache(
  context: RequestContext,
  computeResponse: (context: RequestContext) => Promise<ComputedResponse>,
): Promise<Response> {
  const { runtime, route, routed, signedIn, headers, tag } = context
  if (tag !== undefined && matchesEtag(routed.request, tag)) return notModified(tag, headers)
  // Two sessions of one user may get different responses.
  const key = `${signedIn.session?.id} ${tag} ${routed.request.url}`
  const make = () => computeResponse(context)
  const { response, records } = await (tag === undefined ? make() : runtime.responseCache(key, headers, make))
  route.countRead?.(signedIn.user.id, records)
  return response
}
