import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { PlatformTables } from '#platform/db/database.ts'
import { sqliteDialect } from '#platform/db/sqlite.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { openNodeSqlite } from '#server/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { ContactList } from './contract.ts'
import { listContacts } from './server/contact-list.ts'
import type { Tables } from './server/tables.ts'

/** How SQLite would go about the statements of a list. */
async function plansOf(asked: Record<string, unknown>) {
  const raw = openNodeSqlite(':memory:')
  const statements: string[] = []
  const dialect = sqliteDialect({
    ...raw,
    prepare(sql) {
      statements.push(sql)
      return raw.prepare(sql)
    },
  })
  const db = new Kysely<Tables & PlatformTables>({ dialect })
  const platform = new Kysely<PlatformTables>({ dialect })
  await prepareDatabase(
    { engine: 'sqlite', db: platform, close: async () => {} },
    platformMigrations(),
    await findModules(),
    {
      now: new Date(),
      sample: true,
    },
  )
  statements.length = 0
  await listContacts(db, 'u1', ContactList.parse({ limit: 1, ...asked }))
  const plans = statements.map((sql) =>
    raw.prepare(`explain query plan ${sql}`).all(Array(sql.split('?').length - 1).fill(1)),
  )
  await db.destroy()
  return plans.map((steps) => steps.map((step) => String(step[3])).join('; '))
}

test.each([
  [{}],
  [{ sort: '-firstname' }],
  [{ sort: 'lastname' }],
  [{ sort: '-lastname' }],
  [{ sort: 'company' }],
  [{ sort: '-company' }],
  [{ sort: 'updatedAt' }],
  [{ sort: '-updatedAt' }],
  [{ sort: 'id' }],
  [{ sort: '-id' }],
  [{ department: ['Sales'] }],
  [{ owner: 'me' }],
  [{ starred: true }],
  [{ frequentlycontacted: true }],
  [{ company: ['Fernhill Books'] }],
])('a list with %j walks along an index and sorts nothing', async (query) => {
  const [list, count] = await plansOf(query)
  expect(list).toMatch(/contacts/)
  expect(list).not.toMatch(/TEMP B-TREE/)
  expect(count).toMatch(/USING (COVERING )?INDEX/)
})

test('labels, chosen contacts and the trash are looked up, not searched for', async () => {
  for (const query of [{ label: ['VIP', 'Press'] }, { ids: [1, 2] }, { deleted: true }]) {
    const [list] = await plansOf(query)
    expect(list).toMatch(/SEARCH contacts USING/)
  }
})
