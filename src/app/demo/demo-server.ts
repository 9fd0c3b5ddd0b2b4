import { Kysely } from 'kysely'
import type { Database, PlatformTables } from '#platform/db/engines/database.ts'
import { recordFailedStatement } from '#platform/db/engines/failed-statements.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { textServices } from '#platform/server/texts.ts'
import { startSchedule } from '#platform/server/jobs/schedule.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { secretsFrom } from '#platform/server/accounts/secrets.ts'
import { megabyte, noLimits } from '#platform/server/quotas/quotas.ts'
import { localAnnouncer, type Services } from '#platform/server/services.ts'
import { SiteAssets } from '#platform/server/site/site-assets.ts'
import { createSite } from '#platform/server/site/site.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from './bundled-modules.ts'
import { type BrowserSqlite, openBrowserSqlite } from './browser-sqlite.ts'
import { browserPasswords } from './browser-passwords.ts'
import { headerTokens } from './header-tokens.ts'
import { createImageStore } from './image-store.ts'
import { unmatched } from './messages.ts'
import { loadSample, moveToToday } from './built-sample.ts'
import { folder } from './downloads.ts'

async function openDatabase(image: Uint8Array | undefined) {
  const raw = await openBrowserSqlite(image)
  const dialect = sqliteDialect(raw)
  const db = new Kysely<PlatformTables>({ dialect, log: recordFailedStatement })
  const database: Database = { engine: 'sqlite', db, version: dialect.version, close: () => db.destroy() }
  return { raw, database, modules: findModules() }
}

async function openPrepared(image?: Uint8Array, change: (raw: BrowserSqlite) => void = () => {}) {
  const opened = await openDatabase(image)
  change(opened.raw)
  await prepareDatabase(opened.database, platformMigrations(), opened.modules, { now: new Date(), sample: true })
  return opened
}

/** The build's sample data shifted to today; undefined if it cannot be used, and rows are inserted instead. */
async function openBuiltSample() {
  try {
    const image = await loadSample()
    return image && (await openPrepared(image, (raw) => moveToToday(raw, new Date())))
  } catch (cause) {
    reportError(new Error('The sample database of the build is unusable', { cause }))
    return undefined
  }
}

let sampleImage: Uint8Array | undefined

/** A database with sample data; cached for resets. */
async function openSample() {
  if (sampleImage) return openDatabase(sampleImage)
  const opened = (await openBuiltSample()) ?? (await openPrepared())
  sampleImage = opened.raw.image().slice()
  return opened
}

const { read, save: saveImage } = createImageStore()

/** If the stored image cannot be used, or storage is denied, the visitor's changes are lost but the demo works. */
async function open() {
  const image = await read().catch(() => undefined)
  try {
    if (image) return await openPrepared(image)
  } catch {
    // Changes cannot be saved; the sample data is still shown.
  }
  return openSample()
}

/** Saves the database for the next visit. Writes during a save are combined into the next one. */
function createSaver(raw: BrowserSqlite) {
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined
  return {
    save() {
      waiting ??= running.then(() => {
        waiting = undefined
        running = saveImage(raw.image()).catch(() => undefined)
        return running
      })
      return waiting
    },
    idle: () => waiting ?? running,
  }
}

/** Assets of the public pages as recorded by the build; without them the pages are unstyled. */
async function siteAssets(): Promise<SiteAssets> {
  const response = await fetch(`${folder}site.json`).catch(() => undefined)
  return response?.ok ? SiteAssets.parse(await response.json()) : { look: '', styles: [], scripts: [] }
}

// Only this browser is used, so there are no rate limits. Uploads count, since the browser stores the whole database.
const quotas = { ...noLimits, storage: 50 * megabyte, pendingFiles: 100, pendingBytes: 25 * megabyte }

export interface DemoServer {
  respond(request: Request): Promise<Response>
  /** Stops background work; resolves once pending requests have been handled and all changes are saved. */
  end(): Promise<void>
}

/**
 * The same server as on Node, with SQLite in memory; responds to a write once it is saved. `isReset` starts with the
 * sample data.
 */
export async function startDemoServer({ isReset = false } = {}): Promise<DemoServer> {
  const [{ raw, database, modules }, assets] = await Promise.all([isReset ? openSample() : open(), siteAssets()])
  const { save, idle } = createSaver(raw)
  const announcer = localAnnouncer()
  const services: Services = {
    mode: 'sample',
    log: {
      info() {},
      error: (fields, message) => {
        const { err, ...rest } = { err: undefined, ...fields }
        // As text, since external console readers receive no objects.
        globalThis.console.error(message, JSON.stringify(rest), err)
      },
    },
    tokens: headerTokens,
    // Not a secret, since all data is in the visitor's browser.
    secrets: secretsFrom('atrium demo', browserPasswords),
    address: () => `${location.origin}${folder.replace(/\/$/, '')}`,
    isSignUpOpen: true,
    quotas,
    signUpRole: 'viewer',
    auditDays: 400,
    announcer,
    ...textServices(modules),
    stopping: new AbortController().signal,
    now: () => new Date(),
  }
  const apis = modules.flatMap(({ api }) => api ?? [])
  const app = createApp(database, apis, services, createSite({ database, modules, assets, base: folder }))
  app.notFound(() => new Response(null, { status: 404, headers: { [unmatched]: 'true' } }))
  // Nothing needs the first save.
  void save()
  // Also saves changes of background work.
  const unsubscribe = announcer.subscribe({ change: () => void save() })
  const endSchedule = startSchedule(database, services, apis)
  const pending = new Set<Promise<Response>>()
  const respond = async (request: Request) => {
    const response = await app.fetch(request)
    if (request.method !== 'GET' && response.ok) await save()
    return response
  }
  return {
    async end() {
      unsubscribe()
      await Promise.allSettled([endSchedule(), ...pending])
      await idle()
    },
    respond(request) {
      const work = respond(request).finally(() => pending.delete(work))
      pending.add(work)
      return work
    },
  }
}
