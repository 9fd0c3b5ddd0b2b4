import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { Database } from '#platform/db/engines/database.ts'
import { textServices } from '#platform/server/texts.ts'
import { startSchedule } from '#platform/server/jobs/schedule.ts'
import { createSite } from '#platform/server/site/site.ts'
import { sourceSite } from '#server/site/built-site.ts'
import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'
import { openPostgresDatabase } from '#server/database/open-database.ts'
import type { Send } from '#platform/web/api/transport.ts'
import type { Runtime } from './runtimes.ts'
import { borrowDatabase } from './postgres-runtime.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { openSqliteCopy } from './templates.ts'
import { createVisitor } from '#testing/browser/visitor.ts'

const modules = await findModules()
const apis = modules.flatMap(({ api }) => api ?? [])

function runtimeOn(database: Database): Runtime {
  const services = testServices(textServices(modules))
  const app = createApp(database, apis, services, createSite({ database, modules, assets: sourceSite() }))
  const endSchedule = startSchedule(database, services, apis)
  return {
    visitor: async () => counted(createVisitor(app), database),
    async close() {
      await endSchedule()
      await database.close()
    },
  }
}

/** Fails if a request has left more than one entry in the audit log, in any test. */
const counted = ({ send }: { send: Send }, { db }: Database): { send: Send } => ({
  async send(request) {
    const response = await send(request)
    const requestId = response.headers.get('x-request-id')
    if (request.method === 'GET' || requestId === null) return response
    const entries = await db.selectFrom('auditEntries').select('endpoint').where('requestId', '=', requestId).execute()
    if (entries.length > 1) throw new Error(`${request.method} ${request.url} has left ${entries.length} audit entries`)
    return response
  },
})

let image: Uint8Array | undefined

export async function openSqliteRuntime(): Promise<Runtime> {
  image ??= readFileSync(inject('sqliteTemplate'))
  return runtimeOn(openSqliteCopy(image))
}

export async function openPostgresRuntime(): Promise<Runtime> {
  const { address, release } = await borrowDatabase()
  const runtime = runtimeOn(openPostgresDatabase(address, () => {}))
  return {
    ...runtime,
    async close() {
      await runtime.close()
      release()
    },
  }
}
