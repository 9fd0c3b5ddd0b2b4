import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routePath } from 'hono/route'
import type { Contract } from '#platform/contract.ts'
import type { WorkspaceValues } from '#platform/contracts/workspace.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { getStatement } from '#platform/db/engines/failed-statements.ts'
import { Failure, forbidden } from '#platform/errors/failure.ts'
import type { Api } from '#platform/server/api.ts'
import { bind } from '#platform/server/pipeline/bind.ts'
import { filesApi } from '#platform/server/files/files.ts'
import { createResponseCache } from '#platform/server/http/response-cache.ts'
import { getParts } from '#platform/server/http/plain-response.ts'
import { presenceApi, presenceKeeper } from '#platform/server/events/presence.ts'
import { toFailure, problemResponse } from '#platform/server/http/problem.ts'
import type { Runtime } from '#platform/server/pipeline/request-context.ts'
import { requestQuotas } from '#platform/server/quotas/request-quotas.ts'
import { usageApi } from '#platform/server/quotas/usage-api.ts'
import { searchApi } from '#platform/server/search/search-api.ts'
import type { Services } from '#platform/server/services.ts'
import { brandApi, readWorkspace } from '#platform/server/workspace.ts'
import { addMissing, safeHeaders } from '#platform/server/http/safe-headers.ts'
import { serveSite } from '#platform/server/site/serve-site.ts'
import type { SiteRoute } from '#platform/server/site/site.ts'
import { colleaguesApi, sessionApi, settingsApi } from '#platform/server/session/session-api.ts'
import { sessionReader } from '#platform/server/session/session-reader.ts'
import { isCrossSite } from './requests/cross-site.ts'
import { serveEvents } from './events/serve-events.ts'
import { platformContracts } from './platform-contracts.ts'

/** A proxy may pass the trace of a request (W3C Trace Context). */
const isTrace = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/

interface Variables {
  requestId: string
  /** `contract.endpoint`, if one matches. */
  endpoint?: string
}

type App = Hono<{ Variables: Variables }>

/**
 * The whole server, for any runtime: `modules` are the modules' APIs, `services` differ by runtime, `site` serves the
 * public pages.
 */
export function createApp(
  database: Database,
  modules: readonly Api[],
  services: Services,
  site: readonly SiteRoute[] = [],
) {
  const app: App = new Hono()
  const contracts = [...modules.map((module) => module.contract), ...platformContracts]
  const sessions = sessionReader(database, services, contracts)
  const quotas = requestQuotas(services)
  const runtime = { database, services, sessions, responseCache: createResponseCache(database), quotas, apis: modules }

  app.use(logged(services))
  checkRequests(app, services)
  const platformApis = [
    sessionApi(services, sessions),
    settingsApi,
    colleaguesApi,
    presenceApi(database, services),
    brandApi,
    filesApi(services),
    searchApi(database, modules),
    usageApi(database, services, quotas),
  ]
  for (const api of [...modules, ...platformApis]) serveApi(app, api, runtime)
  serveEvents(app, { database, services, sessions, present: presenceKeeper(database, services), quotas })
  serveDescription(app, contracts, { path: services.path, workspace: () => readWorkspace(modules, database.db) })
  serveHealth(app, database, services)
  serveSite(app, site, services)
  handleErrors(app, services)
  return app
}

/** Gives each request an id and a log line, and each response the safe headers. */
function logged(services: Services): MiddlewareHandler<{ Variables: Variables }> {
  const safe = safeHeaders(services)
  return async (context, next) => {
    const { req } = context
    const incomingId = req.header('x-request-id')
    const requestId = incomingId && /^[\w-]{8,64}$/.test(incomingId) ? incomingId : crypto.randomUUID()
    context.set('requestId', requestId)
    const started = performance.now()
    const handle = async () => {
      await next()
      return { method: req.method, route: routePath(context, -1), status: context.res.status }
    }
    await (services.observer ? services.observer.request(req.raw, handle) : next())
    const { res } = context
    // Not with `context.header`, which would create the response again.
    if (!getParts(res)) addMissing(res.headers, { ...safe(), 'x-request-id': requestId })
    const { status } = res
    // Successful probes, every few seconds, are not logged.
    if (status < 400 && isProbe(req.path)) return
    const traceparent = req.header('traceparent')
    const milliseconds = Math.round(performance.now() - started)
    const traceField = traceparent !== undefined && isTrace.test(traceparent) && { traceparent }
    const account = context.error instanceof Failure ? context.error.account : undefined
    const accountField = account !== undefined && { account }
    const requestFields = { requestId, method: req.method, path: withoutSecrets(req.path) }
    services.log.info({ ...requestFields, status, milliseconds, ...accountField, ...traceField }, 'request')
  }
}

const isProbe = (path: string) => path === '/healthz' || path === '/readyz'

/** Refuses requests for another host and writes from other sites, and all calls during maintenance. */
function checkRequests(app: App, services: Services) {
  app.use(async ({ req }, next) => {
    if (services.isOwnName?.(req.raw) === false) throw misdirectedFailure(services.address())
    return next()
  })
  app.use('/api/*', ({ req }, next) => {
    if (services.isMaintained?.()) throw maintenanceFailure()
    if (isCrossSite(req.raw)) throw forbidden('Requests from other sites cannot change data')
    return next()
  })
}

function serveApi(app: App, api: Api, runtime: Runtime) {
  for (const { title, method, path, maxBody, admit, handle } of bind(api, runtime)) {
    // Checking for a body costs more than the rest of this function.
    if (method !== 'GET' && method !== 'ALL') {
      app.on(method, path, async ({ req }, next) => {
        // A body of unknown length is read into memory to limit it, which is not done for strangers.
        if (req.header('transfer-encoding') !== undefined) await admit(req.raw)
        await next()
      })
      app.on(method, path, limitBody(maxBody))
    }
    app.on(method, path, ({ req, env, get, set }) => {
      set('endpoint', title)
      return handle({
        request: req.raw,
        params: req.param(),
        requestId: get('requestId'),
        address: () => runtime.services.getAddress?.(req.raw, env) ?? '',
      })
    })
  }
}

interface Description {
  path: string | undefined
  workspace: () => Promise<WorkspaceValues>
}

function serveDescription(app: App, contracts: readonly Contract[], { path, workspace }: Description) {
  const describe = async () => (await import('#platform/server/openapi/openapi.ts')).openApi(contracts, path)
  // It takes a tenth of a second, so it is computed once.
  let document: ReturnType<typeof describe> | undefined
  async function described() {
    const shared = await (document ??= describe())
    return { ...shared, info: { ...shared.info, title: (await workspace()).name } }
  }
  app.get('/api/openapi.json', async (context) => context.json(await described(), 200, { 'cache-control': 'no-cache' }))
  app.get('/api/docs', async (context) => {
    const { docsPage, docsPolicy } = await import('#platform/server/openapi/docs-page.ts')
    const headers = { 'cache-control': 'no-cache', 'content-security-policy': await docsPolicy() }
    return context.html(docsPage(await described()), 200, headers)
  })
}

function serveHealth(app: App, database: Database, services: Services) {
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    if (services.isMaintained?.()) throw maintenanceFailure()
    await database.db.selectFrom('users').select('id').limit(1).execute()
    return context.json({ status: 'ready' })
  })
}

function handleErrors(app: App, services: Services) {
  app.notFound((context) => problemResponse(new Failure(404, 'Not found'), context.get('requestId')))
  app.onError((thrown, context) => {
    const error = isConnectionReset(thrown)
      ? new Failure(400, 'The body ended unexpectedly', { cause: thrown })
      : thrown
    const requestId = context.get('requestId')
    const { status, errorCode } = toFailure(error)
    // Log lines for calls during overload would add to the load.
    if (status >= 500 && errorCode !== 'maintenance' && errorCode !== 'busy')
      services.log.error({ requestId, ...failedCall(context), ...failedStatement(error), err: error }, 'request failed')
    return problemResponse(error, requestId)
  })
}

/** What was called, without its values. */
const failedCall = (context: Context<{ Variables: Variables }>) => ({
  method: context.req.method,
  route: routePath(context, -1),
  endpoint: context.get('endpoint'),
})

const failedStatement = (error: unknown) => {
  const statement = getStatement(error)
  return statement !== undefined && { statement }
}

/** In seconds, the interval at which screens ask whether it is over. */
const retryAfterSeconds = 15
const maintenanceFailure = () =>
  new Failure(503, 'The server is down for maintenance', { retryAfter: retryAfterSeconds, errorCode: 'maintenance' })

const misdirectedFailure = (address: string) =>
  new Failure(
    421,
    `In sample mode every visitor is signed in, so this server answers only at names of its machine. Open ${address}, or set SITE_URL to use another name.`,
  )

/** Removes the secret of a public link from a path, for the log. */
const withoutSecrets = (path: string) => (path.length < 40 ? path : path.replaceAll(/[\w-]{40,}/g, '…'))

/** Node's error when the client closes the connection within a body; not a failure of the server. */
const isConnectionReset = (error: Error) =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'

/** Responds with 413 as soon as a body exceeds the limit, whether it declares its length or not. */
const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Failure(413, `The body is larger than ${sizeText(maxSize)}`)
    },
  })

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1000)} kB` : `${Math.floor(bytes / 1_000_000)} MB`
