import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { PlatformTables } from '#platform/db/database.ts'
import { sqliteDialect } from '#platform/db/sqlite.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { openNodeSqlite } from '#server/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { TicketList } from './contract.ts'
import { listTickets } from './server/ticket-list.ts'
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
  await listTickets(db, TicketList.parse({ limit: 1, ...asked }), { userId: 'u1', now: new Date().toISOString() })
  const plans = statements.map((sql) =>
    raw.prepare(`explain query plan ${sql}`).all(Array(sql.split('?').length - 1).fill(1)),
  )
  await db.destroy()
  return plans.map((steps) => steps.map((step) => String(step[3])).join('; '))
}

test.each([
  ['updatedAt'],
  ['-updatedAt'],
  ['-createdAt'],
  ['dueAt'],
  ['-priority'],
  ['Status'],
  ['ticketTitle'],
  ['-requester'],
  ['id'],
])('a list by %s walks along an index and sorts nothing', async (sort) => {
  const [list = ''] = await plansOf({ sort })
  expect(list).toMatch(/^SCAN tickets(?! USING INDEX ticketsTrash)/)
  expect(list).not.toContain('TEMP B-TREE')
})
