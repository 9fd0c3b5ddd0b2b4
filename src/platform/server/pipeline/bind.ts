import { maxBodyBytes, maxFileBytes } from '#platform/request-limits.ts'
import type { Api } from '#platform/server/api.ts'
import { type Bound, inRoutingOrder } from './bound.ts'
import { withMinDuration } from './with-min-duration.ts'
import { handleRequest } from './handle-request.ts'
import type { Route, Runtime } from './request-context.ts'
import { readMeter } from '#platform/server/observability/read-counts.ts'
import { readHandlers } from '#platform/server/permissions/read-handlers.ts'
import { safeHeaders } from '#platform/server/http/safe-headers.ts'

/** The endpoints of an API as routes: fixed paths before those with parameters, and a 405 for every other method. */
export function bind(api: Api, runtime: Runtime): Bound[] {
  const { contract } = api
  const reading = readHandlers(api, runtime.database)
  const safe = safeHeaders(runtime.services)
  const bound = Object.entries(contract.endpoints).map(([name, endpoint]) => {
    // Public endpoints have their own limits, by address.
    const meter = endpoint.public ? () => undefined : runtime.quotas.meter(endpoint)
    const title = `${contract.name}.${name}`
    const countRead = readMeter(runtime.services, contract, endpoint)
    const route: Route = { api, contract, name, title, endpoint, reading, safe, meter, countRead }
    const path = `${contract.base}${endpoint.path}`.replace(/\/$/, '')
    const handle: Bound['handle'] = (routed) => withMinDuration(endpoint, () => handleRequest(runtime, route, routed))
    const admit: Bound['admit'] = async (request) => endpoint.public || runtime.sessions.of(request)
    return { title, method: endpoint.method, path, maxBody: getMaxBody(route), admit, handle }
  })
  return inRoutingOrder(bound)
}

/** Bytes: `upload.maxBytes` of endpoints for uploads, else the limit of JSON. */
function getMaxBody({ title, endpoint: { upload } }: Route) {
  if (!upload) return maxBodyBytes
  // It is held in memory as a whole.
  if (upload.maxBytes > maxFileBytes) throw new Error(`${title}: upload.maxBytes is more than maxFileBytes`)
  return upload.maxBytes
}
