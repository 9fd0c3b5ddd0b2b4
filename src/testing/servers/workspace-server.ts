import { Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import type { WorkspaceValues } from '#platform/contracts/workspace.ts'
import type { PlatformTables } from '#platform/db/engines/database.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { createApp } from '#server/create-app.ts'
import { openNodeSqlite } from '#server/database/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { testServices } from './test-services.ts'

/** A server with sample data whose workspace has the current `values`, whichever module stores it otherwise. */
export async function workspaceServer(values: Partial<WorkspaceValues>, now = new Date()) {
  const db = new Kysely<PlatformTables>({ dialect: sqliteDialect(openNodeSqlite(':memory:')) })
  onTestFinished(() => db.destroy())
  const database = {
    engine: 'sqlite' as const,
    db: db.withTables<Pick<PlatformTables, never>>(),
    close: async () => {},
  }
  const modules = await findModules()
  await prepareDatabase(database, platformMigrations(), modules, { now, sample: true })
  const apis = modules
    .flatMap(({ api = [] }) => api)
    .map((api) => ({ ...api, hooks: { ...api.hooks, workspace: () => async () => ({ ...values }) } }))
  const app = createApp(database, apis, testServices({ now: () => now }))
  return (userId = 'u1') => visitorAs(app, userId)
}
