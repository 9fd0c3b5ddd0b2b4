import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { startSchedule } from '#platform/server/jobs/schedule.ts'
import { localAnnouncer, type Log, type Services } from '#platform/server/services.ts'
import { createSite } from '#platform/server/site/site.ts'
import { readWorkspace } from '#platform/server/workspace.ts'
import { countOutdatedRows } from '#platform/server/accounts/encrypted-columns.ts'
import { builtSite, sourceSite } from './site/built-site.ts'
import { callerAddress } from './requests/caller-address.ts'
import { createApp } from './create-app.ts'
import { openDataFolder } from './files/data-folder.ts'
import { readEdition } from './edition.ts'
import { endServer } from './lifecycle/end-server.ts'
import { openFileStore } from './files/file-store.ts'
import { findModules } from './node-modules.ts'
import { nodeSecrets, nodeServices } from './node-services.ts'
import { addressAt, listening } from './requests/listening.ts'
import { httpServer } from './requests/http-server.ts'
import { publicPath, refuseOwnPath } from './requests/public-path.ts'
import { openLog } from './observability/log.ts'
import { observe } from './observability/observe.ts'
import { builtFolder, servePages } from './pages.ts'
import { receivePolicyReports } from './observability/policy-reports.ts'
import { postgresAnnouncer } from './database/postgres-announcer.ts'
import { preparedDatabase } from './database/prepared-database.ts'
import { restrictDataFolder } from './files/private-files.ts'
import { serveSecurityText } from './site/security-text.ts'
import type { Settings } from './lifecycle/settings.ts'
import { startPages } from './site/start-pages.ts'
import { registeredTracer } from './observability/tracing.ts'

const isFirstStart = async ({ db }: Database) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

async function hintAtSetup({ address, secrets, log }: Services, database: Database) {
  if (!(await isFirstStart(database))) return
  const setupUrl = `${address()}/auth/setup?code=${await secrets.setupCode()}`
  log.info({}, `No user exists yet. Create the first administrator at ${setupUrl}`)
}

/** Flushes the counts of the last responses; a lost database does not delay the stop. */
async function flushReads({ readCounts, isMaintained, log }: Services, database: Database) {
  if (isMaintained?.()) return
  try {
    await readCounts?.flush(database)
  } catch (error) {
    log.error({ err: error }, 'the latest counts of reads could not be stored')
  }
}

function warnedLog({ LOG_LEVEL }: Settings, warnings: readonly string[]) {
  const log = openLog(LOG_LEVEL)
  for (const warning of warnings) log.warn({}, warning)
  return log
}

/** Endpoints that are no part of the application in other runtimes. */
function serveOwn(app: ReturnType<typeof createApp>, settings: Settings, log: Log) {
  serveSecurityText(app, settings)
  receivePolicyReports(app, { log, getAddress: callerAddress(settings.TRUST_PROXY === '1') })
  refuseOwnPath(
    publicPath(settings),
    app.routes.map(({ path }) => path),
  )
}

/**
 * Starts the server; resolves when it accepts requests, with a function that finishes open requests and stops it.
 * `warnings` are logged first.
 */
export async function start(settings: Settings, warnings: readonly string[] = []) {
  if (settings.ATRIUM_API_URL !== undefined) return startPages(settings, settings.ATRIUM_API_URL, warnings)
  const { PORT, HOST, ATRIUM_MODE: mode, ATRIUM_PAGES: pages } = settings
  const log = warnedLog(settings, warnings)
  let port = PORT
  if (!settings.DATABASE_URL || !settings.ATRIUM_FILES_BUCKET) openDataFolder(settings.DATA_DIR)
  await restrictDataFolder(settings.DATA_DIR)
  const files = await openFileStore(settings)
  const modules = await findModules()
  const tracer = registeredTracer()
  const onLost = (error: Error) => log.error({ err: error }, 'a database connection was lost')
  const database = await preparedDatabase(settings, modules, { onLost, tracer })
  const announcer = 'primary' in database ? await postgresAnnouncer(database, log) : localAnnouncer()
  const edition = readEdition()
  const secrets = nodeSecrets(settings)
  const apis = modules.flatMap(({ api }) => api ?? [])
  const countOutdated = () => countOutdatedRows(database, { secrets, now: () => new Date() }, apis)
  const observing = await observe(settings, { database, edition, tracer, countOutdated })
  const stopping = new AbortController()
  const services = nodeServices(settings, {
    database,
    modules,
    files,
    log,
    announcer,
    edition,
    secrets,
    observer: observing.observer,
    stopping: stopping.signal,
    address: () => settings.SITE_URL ?? addressAt(HOST, port),
  })

  const assets = pages === 'none' ? sourceSite() : await builtSite(builtFolder)
  const site = createSite({ database, modules, assets, base: `${publicPath(settings)}/` })
  const app = createApp(database, apis, services, site)
  serveOwn(app, settings, log)
  const endSchedule = startSchedule(database, services, apis)
  const workspace = () => readWorkspace(apis, database.db)
  if (pages !== 'none') await servePages(app, services, { workspace, ...(pages === 'rendered' && { database }) })

  const server = httpServer(app.fetch, settings, site, log)
  port = await listening(server, settings)
  if (observing.port) log.info({ port: observing.port }, 'metrics are served on their own port')
  log.info({ engine: database.engine, mode }, `${builtWorkspace.name} is at ${addressAt(HOST, port)}`)
  await hintAtSetup(services, database)

  return {
    port,
    metricsPort: observing.port,
    async stop() {
      log.info({}, 'stopping: finishing open requests')
      await endServer(server, { stopping, endSchedule })
      await flushReads(services, database)
      observing.close()
      await announcer.close?.()
      await database.close()
      log.info({}, 'stopped')
    },
  }
}
