import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { PlatformTables } from '#platform/db/database.ts'
import { sqliteDialect } from '#platform/db/sqlite.ts'
import { abilityOf } from '#platform/rules.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { openNodeSqlite } from '#server/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { postgresPlans, readsAll, sorts } from '#testing/postgres-plans.ts'
import { UserList } from './contract.ts'
import type { Tables } from './server/tables.ts'
import { countUsers, listRoles, listUsers } from './server/user-list.ts'

const now = '2026-03-02T09:00:00.000Z'

/** How SQLite goes about the statements of some work. */
async function plansOfWork(work: (db: Kysely<Tables & PlatformTables>) => Promise<unknown>) {
  const raw = openNodeSqlite(':memory:')
  const statements: string[] = []
  const dialect = sqliteDialect({
    ...raw,
    prepare(text) {
      statements.push(text)
      return raw.prepare(text)
    },
  })
  const db = new Kysely<Tables & PlatformTables>({ dialect })
  onTestFinished(() => db.destroy())
  const platform = new Kysely<PlatformTables>({ dialect })
  const database = { engine: 'sqlite' as const, db: platform, close: async () => {} }
  await prepareDatabase(database, platformMigrations(), await findModules(), { now: new Date(now), sample: true })
  statements.length = 0
  await work(db)
  return statements
    .map((text) => raw.prepare(`explain query plan ${text}`).all(Array(text.split('?').length - 1).fill(1)))
    .map((steps) => steps.map((step) => String(step[3])).join('; '))
}

const asker = { ability: abilityOf([], ''), contracts: [], now }
const plansOf = (asked: Record<string, unknown>) =>
  plansOfWork((db) => listUsers(db, asker, UserList.parse({ limit: 1, ...asked })))

test.each(['name', '-name', 'email', '-email'])('a list by %s walks along an index and sorts nothing', async (sort) => {
  const [list = ''] = await plansOf({ sort, status: ['active'] })
  expect(list).toMatch(/^SCAN users USING INDEX/)
  expect(list).not.toContain('TEMP B-TREE')
})

test('what is told of sessions is looked up for the rows of the page', async () => {
  const [list = ''] = await plansOf({ sort: 'name' })
  expect(list).toMatch(/SEARCH sessions USING INDEX sessionsByUser/)
  expect(list).not.toMatch(/SCAN sessions/)
})

test('accounts are counted along an index that has all a count needs', async () => {
  for (const plan of await plansOfWork((db) => countUsers(db)))
    expect(plan).toMatch(/SEARCH users USING COVERING INDEX usersStatus \(status=\?\)/)
  const plans = await plansOfWork((db) => listRoles(db, { exists: () => true, isGivable: () => true }))
  expect(plans.at(-1)).toMatch(/SEARCH users USING COVERING INDEX usersStatus \(status=\? AND role=\?\)/)
})

test('PostgreSQL walks accounts along an index, and counts them by one', async () => {
  const plans = await postgresPlans<Tables>()
  if (!plans) return
  const [list] = await plans((db) =>
    listUsers(db, asker, UserList.parse({ sort: 'name', status: ['active'], limit: 1 })),
  )
  expect(list).not.toMatch(sorts)
  expect(list).not.toMatch(readsAll('users', 'sessions'))
  for (const plan of await plans((db) => countUsers(db))) expect(plan).not.toMatch(readsAll('users'))
})

test('a page far in is found in every order', async () => {
  for (const sort of ['name', '-lastUsedAt', 'createdAt'])
    expect((await plansOf({ sort, page: 1500 })).length).toBeGreaterThan(0)
})
