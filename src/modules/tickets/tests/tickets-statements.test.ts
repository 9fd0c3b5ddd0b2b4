import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { PlatformTables } from '#platform/db/engines/database.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { openNodeSqlite } from '#server/database/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { priorities } from '../contract-fields.ts'
import { defaultServiceLevels } from '../contract-service-levels.ts'
import { maxCountedViews } from '../contract-views.ts'
import { moveDueTimes } from '../server/service-levels.ts'
import type { Tables } from '../server/tables.ts'
import { countViews } from '../server/ticket-list.ts'

const now = '2026-03-02T09:00:00.000Z'

/** The sample's tickets, with the statements that were executed since. */
async function opened() {
  const dialect = sqliteDialect(openNodeSqlite(':memory:'))
  const statements: string[] = []
  const platform = new Kysely<PlatformTables>({ dialect })
  const db = new Kysely<Tables & PlatformTables>({ dialect, log: ({ query: { sql } }) => void statements.push(sql) })
  onTestFinished(() => db.destroy())
  const database = { engine: 'sqlite' as const, db: platform, close: async () => {} }
  await prepareDatabase(database, platformMigrations(), await findModules(), { now: new Date(now), sample: true })
  return { db, statements }
}

test('moves the due times of all tickets by few statements', async () => {
  const { db, statements } = await opened()
  const targets = { responseMinutes: 60, resolutionMinutes: 120 }
  await moveDueTimes(db, {
    ...defaultServiceLevels,
    targets: mapNames(priorities, () => targets),
  })
  expect(statements).toHaveLength(2)
})

test('counts the tickets of saved views by one statement, at most twenty at once', async () => {
  const { db, statements } = await opened()
  const views = Array.from({ length: 30 }, (_, at) => ({
    ownerId: 'u1',
    name: `View ${at}`,
    filters: JSON.stringify({ team: at % 2 === 0 ? ['support'] : ['warehouse'], currentFilter: 'Open' }),
    isShared: false,
  }))
  await db.insertInto('ticketSavedViews').values(views).execute()
  statements.length = 0
  expect(await countViews(db, {}, { userId: 'u1', now })).toHaveLength(maxCountedViews)
  expect(statements).toHaveLength(2)
})
