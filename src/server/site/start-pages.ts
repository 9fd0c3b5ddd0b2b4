import { Hono } from 'hono'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { Failure } from '#platform/errors/failure.ts'
import { toFailure, problemResponse } from '#platform/server/http/problem.ts'
import { addMissing, safeHeaders } from '#platform/server/http/safe-headers.ts'
import { callerAddress } from '#server/requests/caller-address.ts'
import { cookieTokens } from '#server/accounts/cookie-tokens.ts'
import { endServer } from '#server/lifecycle/end-server.ts'
import { httpServer } from '#server/requests/http-server.ts'
import { addressAt, listening } from '#server/requests/listening.ts'
import { openLog } from '#server/observability/log.ts'
import { servePages } from '#server/pages.ts'
import { forwardRequest } from '#server/requests/forward-request.ts'
import { publicPath, refuseOwnPath } from '#server/requests/public-path.ts'
import { receivePolicyReports } from '#server/observability/policy-reports.ts'
import { serveSecurityText } from './security-text.ts'
import type { Settings } from '#server/lifecycle/settings.ts'

// Longer than a call may take at the other server, which reports its own timeouts.
const forwardTimeout = 30_000

/** Serves only the pages: every call is forwarded to the server at this URL, which may be of any kind. */
export async function startPages(settings: Settings, target: string, warnings: readonly string[]) {
  const log = openLog(settings.LOG_LEVEL)
  for (const warning of warnings) log.warn({}, warning)
  const stopping = new AbortController()
  let port = settings.PORT
  const address = () => settings.SITE_URL ?? addressAt(settings.HOST, port)
  const getCallerAddress = callerAddress(settings.TRUST_PROXY === '1')
  const forward = forwardRequest({ target, timeout: forwardTimeout, stopping: stopping.signal })

  const app = new Hono<{ Variables: { requestId: string } }>()
  const path = publicPath(settings)
  const safe = safeHeaders({ address, path })
  app.use(async (context, next) => {
    context.set('requestId', crypto.randomUUID())
    await next()
    addMissing(context.res.headers, safe())
  })
  receivePolicyReports(app, { log, getAddress: getCallerAddress })
  serveSecurityText(app, settings)
  app.all('/api/*', ({ req, env }) => forward(req.raw, getCallerAddress(req.raw, env)))
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', (context) => context.json({ status: 'ready' }))
  // The other server responds with 401; its sessions are unknown here.
  if (settings.ATRIUM_PAGES !== 'none')
    await servePages(app, { mode: 'sample', tokens: cookieTokens(false), log, path })
  refuseOwnPath(
    path,
    app.routes.map((route) => route.path),
  )
  app.notFound((context) => problemResponse(new Failure(404, 'Not found'), context.get('requestId')))
  app.onError((error, context) => {
    const requestId = context.get('requestId')
    if (toFailure(error).status >= 500) log.error({ requestId, err: error }, 'request failed')
    return problemResponse(error, requestId)
  })

  const server = httpServer(app.fetch, settings, [], log)
  port = await listening(server, settings)
  log.info({ target }, `${builtWorkspace.name} is at ${addressAt(settings.HOST, port)}`)
  return {
    port,
    metricsPort: undefined,
    stop: () => endServer(server, { stopping, endSchedule: async () => {} }),
  }
}
