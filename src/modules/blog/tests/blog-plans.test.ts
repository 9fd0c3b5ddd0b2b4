import { expect, test } from 'vitest'
import { anonymous } from '#platform/server/session/session-reader.ts'
import { postgresPlans, readsAll, sorts } from '#testing/databases/postgres-plans.ts'
import { sqlitePlans } from '#testing/databases/sqlite-plans.ts'
import { batches } from '#platform/records/batches.ts'
import { PostList } from '../contract-posts.ts'
import { listComments } from '../server/comment-rows.ts'
import { listPosts } from '../server/post-list.ts'
import { claimSlug, postOfSlug } from '../server/slugs.ts'
import type { Tables } from '../server/tables.ts'

const now = '2026-03-02T09:00:00.000Z'

const { explainPlans, opened } = sqlitePlans<Tables>(new Date(now))

const reader = { user: anonymous.user, access: anonymous, now }

test('reads posts by an index in every order, without sorting', async () => {
  for (const field of ['date', 'view', 'title', 'updatedAt']) {
    for (const sort of [field, `-${field}`]) {
      const query = PostList.parse({ sort, limit: 1 })
      const [list = ''] = await explainPlans((db) => listPosts(db, query, reader))
      expect(list).toMatch(/^SCAN blogPosts USING INDEX/)
      expect(list).not.toMatch(/TEMP B-TREE|blogPostsTrash/)
    }
  }
})

test('reads comments and slugs by an index', async () => {
  for (const plan of await explainPlans((db) => listComments(db, [1, 2], { withHidden: false })))
    expect(plan).not.toMatch(/SCAN blog/)
  for (const plan of await explainPlans((db) => postOfSlug(db, 'a'))) expect(plan).not.toMatch(/SCAN blog/)
})

test('reads no whole table of posts in PostgreSQL', async () => {
  const explainPlans = await postgresPlans<Tables>()
  if (!explainPlans) return
  const plans = await explainPlans((db) => listPosts(db, PostList.parse({ limit: 1 }), reader))
  expect(plans[0]).not.toMatch(sorts)
  for (const plan of plans) expect(plan).not.toMatch(readsAll('blogPosts', 'blogTags', 'blogComments'))
})

test('claims the next of many equal slugs by few statements', async () => {
  const db = await opened()
  const { id: other } = await db.selectFrom('blogPosts').select('id').orderBy('id').executeTakeFirstOrThrow()
  const numbers = Array.from({ length: 20_000 }, (_, index) => index + 1)
  for (const batch of batches(numbers, 5000)) {
    const slugs = batch.map((number) => (number === 1 ? 'chair' : `chair-${number}`))
    await db
      .insertInto('blogSlugs')
      .values(slugs.map((slug) => ({ slug, postId: other })))
      .execute()
  }
  let statements = 0
  const counting = db.withPlugin({
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const claim = () => claimSlug(counting, 'chair', other + 1)
  expect(await claim()).toBe('chair-20001')
  expect(statements).toBeLessThan(50)
  // Its own counts as free.
  expect(await claim()).toBe('chair-20001')
})
