import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { PlatformTables } from '#platform/db/database.ts'
import { sqliteDialect } from '#platform/db/sqlite.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { nobody } from '#platform/server/session/session-reader.ts'
import { openNodeSqlite } from '#server/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { postgresPlans, readsAll, sorts } from '#testing/postgres-plans.ts'
import { PostList } from './contract-posts.ts'
import { commentsOf } from './server/comment-rows.ts'
import { listPosts } from './server/post-list.ts'
import { postOfSlug } from './server/slugs.ts'
import type { Tables } from './server/tables.ts'

const now = '2026-03-02T09:00:00.000Z'

/** The sample's blog, and how SQLite goes about each statement of what is done with it. */
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
  await prepareDatabase(database, platformMigrations(), await findModules(), { now: new Date(now), sample: true })
  return {
    db,
    async plansOf(work: () => Promise<unknown>) {
      statements.length = 0
      await work()
      return statements
        .filter((text) => /^\s*(select|update|delete|with)/i.test(text))
        .map((text) => raw.prepare(`explain query plan ${text}`).all(Array(text.split('?').length - 1).fill(1)))
        .map((steps) => steps.map((step) => String(step[3])).join('; '))
    },
  }
}

const reader = { ...nobody, now }

test('posts walk along an index in each order and are sorted by nothing', async () => {
  const { db, plansOf } = await opened()
  for (const field of ['date', 'view', 'title', 'updatedAt']) {
    for (const sort of [field, `-${field}`]) {
      const query = PostList.parse({ sort, limit: 1 })
      const [list = ''] = await plansOf(() => listPosts(db, query, reader))
      expect(list).toMatch(/^SCAN blogPosts USING INDEX/)
      expect(list).not.toMatch(/TEMP B-TREE|blogPostsTrash/)
    }
  }
})

test('comments and slugs are looked up, never walked through', async () => {
  const { db, plansOf } = await opened()
  for (const plan of await plansOf(() => commentsOf(db, [1, 2], { withHidden: false })))
    expect(plan).not.toMatch(/SCAN blog/)
  for (const plan of await plansOf(() => postOfSlug(db, 'a'))) expect(plan).not.toMatch(/SCAN blog/)
})

test('PostgreSQL reads no table of posts from end to end', async () => {
  const plansOf = await postgresPlans<Tables>()
  if (!plansOf) return
  const plans = await plansOf((db) => listPosts(db, PostList.parse({ limit: 1 }), reader))
  expect(plans[0]).not.toMatch(sorts)
  for (const plan of plans) expect(plan).not.toMatch(readsAll('blogPosts', 'blogTags', 'blogComments'))
})
