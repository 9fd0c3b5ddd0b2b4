import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { PlatformTables } from '#platform/db/database.ts'
import { sqliteDialect } from '#platform/db/sqlite.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { openNodeSqlite } from '#server/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { postgresPlans, readsAll, sorts } from '#testing/postgres-plans.ts'
import { PeopleList } from './contract-people.ts'
import { countUnread, listNotices } from './server/notice-rows.ts'
import { listPeople } from './server/people-list.ts'
import { listPosts } from './server/post-list.ts'
import { profileOf } from './server/people-rows.ts'
import type { Tables } from './server/tables.ts'

/** The sample's community, and how SQLite goes about each statement of what is asked of it. */
async function opened() {
  const raw = openNodeSqlite(':memory:')
  const statements: string[] = []
  const dialect = sqliteDialect({
    ...raw,
    prepare(text) {
      statements.push(text)
      return raw.prepare(text)
    },
  })
  const platform = new Kysely<PlatformTables>({ dialect })
  const db = new Kysely<Tables & PlatformTables>({ dialect })
  onTestFinished(() => db.destroy())
  const database = { engine: 'sqlite' as const, db: platform, close: async () => {} }
  const now = new Date('2026-03-02T09:00:00.000Z')
  await prepareDatabase(database, platformMigrations(), await findModules(), { now, sample: true })
  return {
    db,
    async plansOf(work: () => Promise<unknown>) {
      statements.length = 0
      await work()
      return statements
        .filter((text) => /^\s*select/i.test(text))
        .map((text) => raw.prepare(`explain query plan ${text}`).all(Array(text.split('?').length - 1).fill(1)))
        .map((steps) => steps.map((step) => String(step[3])).join('; '))
    },
  }
}

// A walk along an index ends with the page where it goes in the order of the list; any other reads the whole of it.
const wholeTable = /SCAN "?social/

test('a page of the feed is read in its order, and what belongs to it by its posts', async () => {
  for (const asked of [{}, { before: 50 }, { person: 2 }, { tag: 'design' }, { following: true }]) {
    // Of its own each time: a statement is prepared once.
    const { db, plansOf } = await opened()
    const [, page = '', ...beside] = await plansOf(() => listPosts(db, 1, asked, { limit: 10, comments: 3 }))
    expect([asked, page]).not.toEqual([asked, expect.stringMatching(/TEMP B-TREE FOR ORDER BY/)])
    expect([asked, beside.length > 4]).toEqual([asked, true])
    for (const plan of beside) expect(plan).not.toMatch(wholeTable)
  }
})

test('people, a profile and notices are read by their indexes', async () => {
  const { db, plansOf } = await opened()
  const [, people = ''] = await plansOf(() => listPeople(db, 1, PeopleList.parse({ relation: 'everyone', limit: 10 })))
  expect(people).toContain('USING INDEX socialPeopleName')
  expect(people).not.toContain('TEMP B-TREE')
  const plans = [
    ...(await plansOf(() => profileOf(db, 1, 2))),
    ...(await plansOf(() => listNotices(db, 1, { limit: 30 }))),
    ...(await plansOf(() => countUnread(db, 1))),
  ]
  for (const plan of plans) expect(plan).not.toMatch(wholeTable)
})

test('PostgreSQL reads the feed, people and notices by their indexes', async () => {
  const plansOf = await postgresPlans<Tables>()
  if (!plansOf) return
  const [, page] = await plansOf((db) => listPosts(db, 1, {}, { limit: 10, comments: 3 }))
  expect(page).not.toMatch(sorts)
  const plans = [
    ...(await plansOf((db) => listPeople(db, 1, PeopleList.parse({ relation: 'everyone', limit: 10 })))),
    ...(await plansOf((db) => profileOf(db, 1, 2))),
    ...(await plansOf((db) => listNotices(db, 1, { limit: 30 }))),
    ...(await plansOf((db) => countUnread(db, 1))),
  ]
  for (const plan of plans) expect(plan).not.toMatch(readsAll('social\\w+'))
})
