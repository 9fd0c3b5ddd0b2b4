import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Database } from '#platform/db/database.ts'
import { noticeTextsOf } from '#platform/server/notice-texts.ts'
import { startSchedule } from '#platform/server/schedule.ts'
import { secretsFrom } from '#platform/server/secrets.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { localAnnouncer, type Services } from '#platform/server/services.ts'
import { siteOf } from '#platform/server/site/site.ts'
import { builtSite, sourceSite } from './built-site.ts'
import { callerAddress } from './caller-address.ts'
import { cookieTokens } from './cookie-tokens.ts'
import { createApp } from './create-app.ts'
import { readEdition } from './edition.ts'
import { openFileStore } from './file-store.ts'
import { findModules, platformMigrations } from './node-modules.ts'
import { httpServer } from './http-server.ts'
import { identityProvider } from './identity-providers.ts'
import { observe } from './observe.ts'
import { openDatabase } from './open-database.ts'
import { builtFolder, servePages } from './pages.ts'
import { postgresAnnouncer } from './postgres-announcer.ts'
import { scryptPasswords } from './scrypt-passwords.ts'
import type { Settings } from './settings.ts'
import { smtpPost } from './smtp.ts'
import { registeredTracer, statementSpans } from './tracing.ts'

// What supervisors of processes commonly grant before they kill.
const longestStop = 8000

// Everywhere is no address that a browser could open.
const places: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

function address(host: string, port: number) {
  const place = places[host] ?? host
  return `http://${place.includes(':') ? `[${place}]` : place}:${port}`
}

const isFirstStart = async ({ db }: Database) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

const setupHint = (site: string, code: string) =>
  `There is no user yet. Make the first administrator at ${site}/auth/setup?code=${code}`

/** Starts the server; resolves when it accepts requests, with what finishes the requests under way and ends it. */
export async function start(settings: Settings) {
  const { PORT, HOST, ATRIUM_MODE: mode, LOG_LEVEL: level } = settings
  const log = pino({ base: null, level })
  let port = PORT
  const onLost = (error: Error) => log.error({ err: error }, 'a database connection was lost')
  const files = await openFileStore(settings)
  const modules = await findModules()
  // Tables are changed in as much time as that takes; calls are not answered so.
  const preparing = openDatabase(settings, onLost)
  try {
    await prepareDatabase(preparing, platformMigrations(), modules, { now: new Date(), sample: mode === 'sample' })
  } finally {
    await preparing.close()
  }
  const tracer = registeredTracer()
  const database = openDatabase(settings, onLost, {
    patience: {
      seconds: settings.ATRIUM_STATEMENT_SECONDS,
      waiting: settings.ATRIUM_MOST_CALLS,
      connections: settings.ATRIUM_DATABASE_CONNECTIONS,
    },
    onStatement: tracer && statementSpans(tracer, settings.DATABASE_URL ? 'postgres' : 'sqlite'),
  })

  const announcer = 'primary' in database ? await postgresAnnouncer(database, log) : localAnnouncer()
  const edition = readEdition()
  const observing = await observe(settings, { database, edition, tracer })
  const stopping = new AbortController()
  const apis = modules.flatMap(({ api }) => api ?? [])
  const closed = join(settings.DATA_DIR, 'maintenance')
  // Sample mode listens on loopback alone, and keeps nothing that is secret.
  const secrets = secretsFrom(settings.ATRIUM_SECRET ?? 'atrium sample mode', scryptPasswords)
  const services: Services = {
    mode,
    log,
    tokens: cookieTokens(settings.SITE_URL?.startsWith('https:') ?? false),
    secrets,
    addressOf: callerAddress(settings.TRUST_PROXY === '1'),
    address: () => settings.SITE_URL ?? address(HOST, port),
    isSignUpOpen: settings.ATRIUM_SIGN_UP ? settings.ATRIUM_SIGN_UP === 'open' : mode === 'sample',
    providers: settings.ATRIUM_PROVIDERS.map((provider) => identityProvider(provider, secrets)),
    auditDays: settings.ATRIUM_AUDIT_DAYS,
    announcer,
    noticeTexts: noticeTextsOf(modules),
    files,
    ...(settings.SMTP_URL && {
      post: smtpPost({ url: settings.SMTP_URL, from: settings.MAIL_FROM, database, files }),
    }),
    isMaintained: () => settings.ATRIUM_MAINTENANCE === '1' || existsSync(closed),
    edition,
    ...(observing.observer && { observer: observing.observer }),
    stopping: stopping.signal,
    now: () => new Date(),
  }
  const assets = settings.ATRIUM_PAGES === 'built' ? await builtSite(builtFolder) : sourceSite()
  const site = siteOf({ database, modules, assets })
  const app = createApp(database, apis, services, site)
  const endSchedule = startSchedule(database, services, apis)
  if (settings.ATRIUM_PAGES === 'built') await servePages(app, services)

  const server = httpServer(app.fetch, settings, site, log)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(PORT, HOST, resolve)
  })
  const bound = server.address()
  port = typeof bound === 'object' && bound ? bound.port : PORT
  if (observing.port) log.info({ port: observing.port }, 'metrics are answered beside the application')
  log.info({ engine: database.engine, mode }, `Atrium is at ${address(HOST, port)}`)
  if (await isFirstStart(database)) log.info(setupHint(services.address(), await services.secrets.setupCode()))

  return {
    port,
    metricsPort: observing.port,
    async stop() {
      log.info('stopping: finishing what is under way')
      const closed = new Promise((resolve) => server.close(resolve))
      stopping.abort()
      // A connection that is kept alive becomes idle with its last answer, and would hold the server for seconds.
      const closing = setInterval(() => server.closeIdleConnections(), 50)
      const late = Promise.withResolvers<void>()
      const giveUp = setTimeout(() => {
        server.closeAllConnections()
        late.resolve()
      }, longestStop)
      // What a mail server that hangs has not taken by then is sent again after the next start.
      await Promise.all([closed, Promise.race([endSchedule(), late.promise])])
      clearInterval(closing)
      clearTimeout(giveUp)
      observing.close()
      await announcer.close?.()
      await database.close()
      log.info('stopped')
    },
  }
}
