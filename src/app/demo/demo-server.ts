import { Kysely } from 'kysely'
import type { Database, PlatformTables } from '#platform/db/engines/database.ts'
import { noteFailedStatement } from '#platform/db/engines/failed-statements.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { noticeTextsOf } from '#platform/server/events/notice-texts.ts'
import { startSchedule } from '#platform/server/records/schedule.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { secretsFrom } from '#platform/server/accounts/secrets.ts'
import { megabyte, noLimits } from '#platform/server/quotas/quotas.ts'
import { localAnnouncer, type Services } from '#platform/server/services.ts'
import { SiteAssets } from '#platform/server/site/site-assets.ts'
import { siteOf } from '#platform/server/site/site.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from './bundled-modules.ts'
import { type BrowserSqlite, openBrowserSqlite } from './browser-sqlite.ts'
import { browserPasswords } from './browser-passwords.ts'
import { headerTokens } from './header-tokens.ts'
import { imageKeeper } from './kept-image.ts'
import { unmatched } from './messages.ts'
import { loadSample, moveToToday } from './built-sample.ts'

async function opened(image: Uint8Array | undefined) {
  const raw = await openBrowserSqlite(image)
  const dialect = sqliteDialect(raw)
  const db = new Kysely<PlatformTables>({ dialect, log: noteFailedStatement })
  const database: Database = { engine: 'sqlite', db, version: dialect.version, close: () => db.destroy() }
  return { raw, database, modules: findModules() }
}

async function prepared(image?: Uint8Array, change: (raw: BrowserSqlite) => void = () => {}) {
  const home = await opened(image)
  change(home.raw)
  await prepareDatabase(home.database, platformMigrations(), home.modules, { now: new Date(), sample: true })
  return home
}

// The worker's own file lies one below the folder that the demo was put into.
const folder = new URL(/* @vite-ignore */ '../', import.meta.url).pathname

/** The sample data of the build, moved to today. Undefined if it cannot be loaded or used: then it is inserted row by row. */
async function fromBuild() {
  try {
    const image = await loadSample(folder)
    return image && (await prepared(image, (raw) => moveToToday(raw, new Date())))
  } catch (cause) {
    reportError(new Error('The sample of the build cannot be used', { cause }))
    return undefined
  }
}

let untouched: Uint8Array | undefined

/** The sample data, made once in the life of the worker: a reset uses it again. */
async function fresh() {
  if (untouched) return opened(untouched)
  const home = (await fromBuild()) ?? (await prepared())
  untouched = home.raw.image().slice()
  return home
}

const { read, keep: keepImage } = imageKeeper()

/** An image that this version cannot use, or storage that the browser denies, costs the visitor's changes and not the demo. */
async function open() {
  const image = await read().catch(() => undefined)
  try {
    if (image) return await prepared(image)
  } catch {
    // Nothing of it can be saved; the sample data can be shown.
  }
  return fresh()
}

/** Keeps the database for the next visit. Writes that come while one is being kept are kept together by the next. */
function keeper(raw: BrowserSqlite) {
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined
  return {
    keep() {
      waiting ??= running.then(() => {
        waiting = undefined
        running = keepImage(raw.image()).catch(() => undefined)
        return running
      })
      return waiting
    },
    idle: () => waiting ?? running,
  }
}

/** What the public pages load, as the build noted it; without it they are plain, but there. */
async function siteAssets(): Promise<SiteAssets> {
  const answer = await fetch(`${folder}site.json`).catch(() => undefined)
  return answer?.ok ? SiteAssets.parse(await answer.json()) : { look: '', styles: [], scripts: [] }
}

// The visitor asks nobody else's computer. What is uploaded lies in a database that the browser keeps whole at every write.
const quotas = { ...noLimits, storage: 50 * megabyte, pendingFiles: 100, pendingBytes: 25 * megabyte }

export interface DemoServer {
  answer(request: Request): Promise<Response>
  /** Answers what was asked and ends what it does by itself: afterwards nothing of it is kept any more. */
  end(): Promise<void>
}

/**
 * The same server as on Node, over SQLite in the browser's memory; a write is answered once it is kept. `anew` begins with
 * the sample data, whatever was kept.
 */
export async function startDemoServer({ anew = false } = {}): Promise<DemoServer> {
  const [{ raw, database, modules }, assets] = await Promise.all([anew ? fresh() : open(), siteAssets()])
  const { keep, idle } = keeper(raw)
  const announcer = localAnnouncer()
  const services: Services = {
    mode: 'sample',
    log: {
      info() {},
      error: (fields, message) => {
        const { err, ...rest } = { err: undefined, ...fields }
        // As text, since whoever follows the console from outside gets no objects.
        globalThis.console.error(message, JSON.stringify(rest), err)
      },
    },
    tokens: headerTokens,
    // Whoever has the demo has all that is in it.
    secrets: secretsFrom('atrium demo', browserPasswords),
    address: () => `${location.origin}${folder.replace(/\/$/, '')}`,
    isSignUpOpen: true,
    quotas,
    signUpRole: 'viewer',
    auditDays: 400,
    announcer,
    noticeTexts: noticeTextsOf(modules),
    stopping: new AbortController().signal,
    now: () => new Date(),
  }
  const apis = modules.flatMap(({ api }) => api ?? [])
  const app = createApp(database, apis, services, siteOf({ database, modules, assets, base: folder }))
  app.notFound(() => new Response(null, { status: 404, headers: { [unmatched]: 'true' } }))
  await keep()
  // What happens without a request is kept as well.
  const unsubscribe = announcer.subscribe({ change: () => void keep() })
  const endSchedule = startSchedule(database, services, apis)
  const answering = new Set<Promise<Response>>()
  const answer = async (request: Request) => {
    const response = await app.fetch(request)
    if (request.method !== 'GET' && response.ok) await keep()
    return response
  }
  return {
    async end() {
      unsubscribe()
      await Promise.allSettled([endSchedule(), ...answering])
      await idle()
    },
    answer(request) {
      const work = answer(request).finally(() => answering.delete(work))
      answering.add(work)
      return work
    },
  }
}
