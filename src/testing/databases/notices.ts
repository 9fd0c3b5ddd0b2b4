import { readFileSync } from 'node:fs'
import { inject, onTestFinished } from 'vitest'
import { contract, type Contract, everybody } from '#platform/contract.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { Mail } from '#platform/contracts/mail.ts'
import type { WorkspaceValues } from '#platform/contracts/workspace.ts'
import { noticeText } from '#platform/contracts/notice.ts'
import { api } from '#platform/server/api.ts'
import type { NoticeEvent } from '#platform/server/notices/notifier.ts'
import { mergeNoticeTexts } from '#platform/server/notices/notice-texts.ts'
import { runInBackground } from '#platform/server/mail/outbox.ts'
import { runJob } from '#platform/server/jobs/run-job.ts'
import { client } from '#platform/web/api/client.ts'
import { createSite } from '#platform/server/site/site.ts'
import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'
import { sourceSite } from '#server/site/built-site.ts'
import { openPostgresDatabase } from '#server/database/open-database.ts'
import { borrowDatabase } from './postgres-runtime.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { openSqliteCopy } from './templates.ts'
import { visitorAs } from '#testing/browser/visitor.ts'

async function sampleDatabase(): Promise<Database> {
  if (process.env['ATRIUM_TEST_RUNTIME'] !== 'postgres') {
    const database = openSqliteCopy(readFileSync(inject('sqliteTemplate')))
    onTestFinished(() => database.close())
    return database
  }
  const { address, release } = await borrowDatabase()
  const database = openPostgresDatabase(address, () => {})
  onTestFinished(async () => {
    await database.close()
    release()
  })
  return database
}

/**
 * The real server with all modules and sample data, and the notices of its users, as text; `workspace` replaces values
 * of the installation.
 */
export async function openNotices({ workspace }: { workspace?: Partial<WorkspaceValues> } = {}) {
  const database = await sampleDatabase()
  const modules = await findModules()
  const texts = await mergeNoticeTexts(modules)('en')
  const reported: string[] = []
  const withdrawn: string[] = []
  const revised: string[] = []
  const hear = (event: NoticeEvent) => {
    if (event.is === 'revised')
      return void revised.push(
        `${event.topic} ${event.recordId} ${event.part}: ${Object.values(event.values).join(' ')}`,
      )
    if (event.is === 'withdrawn') return void withdrawn.push(`${event.topic} ${event.kind ?? 'all'} ${event.recordId}`)
    const words = noticeText(texts, { ...event, count: 1 }, 'en', 'UTC').replaceAll(/[\u2068\u2069]/g, '')
    for (const user of event.users) reported.push(`${user}: ${words} (${event.path})`)
  }
  const keeper = api(contract('kept-by-test', '/api/kept-by-test', {}, { grants: everybody([]) }), () => ({}), {
    onNotice: () => async (event) => hear(event),
  })
  const moduleApis = modules
    .flatMap((module) => module.api ?? [])
    .map((api) => (workspace ? { ...api, hooks: { ...api.hooks, workspace: () => async () => workspace } } : api))
  const apis = [...moduleApis, keeper]
  let now = new Date()
  const services = testServices({ now: () => now })
  const app = createApp(database, apis, services, createSite({ database, modules, assets: sourceSite() }))
  return {
    db: database.db,
    /** A client of a contract for a sample user. */
    as: async <Endpoints extends Record<string, object>>(userId: string, of: Contract<Endpoints>) =>
      client(of, await visitorAs(app, userId)),
    /** The response to a visitor without a session, such as a public page. */
    visit: async (path: string): Promise<Response> => app.request(path),
    /** Notices since the last call: `u1: text (path)`. */
    takeNotices: () => reported.splice(0).toSorted(),
    /** Withdrawals since the last call: `topic kind recordId`. */
    takeWithdrawn: () => withdrawn.splice(0).toSorted(),
    /** Revisions since the last call: `topic recordId part: values`. */
    takeRevised: () => revised.splice(0),
    /** Tells all modules that a message was not delivered to these addresses. */
    async undelivered(mail: Mail, addresses: readonly string[]) {
      for (const moduleApi of moduleApis)
        await runInBackground(database, services, apis, moduleApi, async (db, tools) =>
          moduleApi.hooks.onUndelivered?.(db)(mail, addresses, tools),
        )
    },
    /** Runs the background jobs of these contracts at a given time. */
    async work(at: string | Date, ...names: string[]) {
      now = new Date(at)
      for (const moduleApi of moduleApis.filter(({ contract: { name } }) => names.includes(name)))
        for (const job of moduleApi.hooks.every ?? []) await runJob(database, services, apis, moduleApi, job)
      now = new Date()
    },
  }
}
