import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { PlatformTables } from '#platform/db/database.ts'
import { sqliteDialect } from '#platform/db/sqlite.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { openNodeSqlite } from '#server/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { postgresPlans, readsAll, sorts } from '#testing/postgres-plans.ts'
import { listConversations } from './server/conversations.ts'
import { countFacets } from './server/facets.ts'
import { ownCopies } from './server/matching.ts'
import type { Tables } from './server/tables.ts'
import { comeUpon } from './server/thread-order.ts'

test('the counts of the places walk along indexes that hold them, and stop early', async () => {
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
  const platform = new Kysely<PlatformTables>({ dialect })
  const database = { engine: 'sqlite' as const, db: platform, close: async () => {} }
  await prepareDatabase(database, platformMigrations(), await findModules(), { now: new Date(), sample: true })
  statements.length = 0
  await countFacets(db, { id: 'u1', email: 'someone@larkmoor.example', now: '2026-03-02T09:00:00.000Z' })

  const plans = statements.map((text) =>
    raw
      .prepare(`explain query plan ${text}`)
      .all(Array(text.split('?').length - 1).fill(1))
      .map((step) => String(step[3])),
  )
  const [places = [], , labels = []] = plans
  expect(places.filter((step) => /SCAN [cm]\b|TEMP B-TREE/.test(step))).toEqual([])
  const used = new Set(places.flatMap((step) => /INDEX (email\w+) /.exec(step)?.[1] ?? []))
  for (const index of ['Folder', 'Unread', 'UnreadFolder', 'Starred', 'Important', 'Snoozing', 'Deleted'])
    expect(used).toContain(`emailCopies${index}`)
  for (const index of ['Sent', 'Queued', 'Drafts']) expect(used).toContain(`emails${index}`)
  expect(labels.filter((step) => /^SCAN [cl]\b/.test(step))).toEqual([])
  expect(labels.join('; ')).toContain('SEARCH l USING INDEX emailCopyLabelsLabel')
  await db.destroy()
})

test('PostgreSQL comes upon conversations along an index, and counts places by theirs', async () => {
  const plansOf = await postgresPlans<Tables>()
  if (!plansOf) return
  const reader = { id: 'u1', email: 'someone@larkmoor.example', now: '2026-03-02T09:00:00.000Z' }
  const [walk] = await plansOf((db) => comeUpon(ownCopies(db, reader), { offset: 0, limit: 50 }))
  expect(walk).toContain('Index Scan Backward using "emailCopiesUser"')
  expect(walk).not.toMatch(sorts)
  const plans = [
    ...(await plansOf((db) => countFacets(db, reader))),
    ...(await plansOf((db) => listConversations(db, reader, { in: 'inbox', page: 1, limit: 50 }))),
  ]
  expect(plans.length).toBeGreaterThan(4)
  for (const plan of plans) expect(plan).not.toMatch(readsAll('emails', 'emailCopies', 'emailCopyLabels'))
})
