import { expect, test } from 'vitest'
import type { Db } from '#platform/db/engines/database.ts'
import { openNotices } from '#testing/databases/notices.ts'
import { blog } from '../contract.ts'
import { blogComments } from '../contract-comments.ts'
import { maxCommentsOfUser } from '../server/comment-rows.ts'
import type { Tables } from '../server/tables.ts'
import { getStatuses } from './blog-test-steps.ts'

const list = '/frontend-pages/blog'

// The first bytes of a PNG, and as many as an avatar may have.
const avatar = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(20_000)}A`

async function open() {
  const { as, db: all, visit } = await openNotices()
  const db = all.withTables<Pick<Tables, keyof Tables>>()
  const posts = await as('u3', blog)
  const comments = await as('u3', blogComments)
  const { id } = await posts.create.send({ body: { title: 'A chair for two', content: '<p>It rocks.</p>' } })
  await posts.edit.send({ params: { id }, body: { status: 'published' } })
  return { as, db, visit, posts, comments, id }
}

async function addComments(
  db: Db<Tables>,
  count: number,
  row: Pick<Tables['blogComments'], 'postId' | 'authorId'> & { replyTo?: number },
) {
  const rows = Array.from({ length: count }, (_, index) => ({
    replyTo: null,
    ...row,
    authorName: 'Ada',
    authorAvatar: avatar,
    comment: `Comment ${index}.`,
    time: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    editedAt: null,
    hiddenAt: null,
    deletedAt: null,
  }))
  return (await db.insertInto('blogComments').values(rows).returning('id').execute()).map(({ id }) => id)
}

test('shows the latest comments on the public page, and uploaded avatars by their addresses', async () => {
  const { db, visit, posts, comments, id } = await open()
  const ids = await addComments(db, 120, { postId: id, authorId: 'u6' })
  const latest = ids.at(-1) ?? 0
  await addComments(db, 250, { postId: id, authorId: 'u6', replyTo: latest })
  const text = await (await visit(`${list}/detail/${id}`)).text()
  expect(text.length).toBeLessThan(300_000)
  expect(text).not.toContain('data:image/png')
  expect(text.match(/class="blog-comment-text"/g)).toHaveLength(250)
  expect(text).toContain('>Comment 119.<')

  const getAddress = (commentId = 0) => `${blogComments.base}/public/comments/${commentId}/avatar`
  expect(text).toContain(getAddress(latest))
  const picture = await visit(getAddress(latest))
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(15_000)
  await comments.edit.send({ params: { id: latest }, body: { hidden: true } })
  const draft = await posts.create.send({ body: { title: 'Draft', content: '<p>a</p>' } })
  const [onDraft] = await addComments(db, 1, { postId: draft.id, authorId: 'u6' })
  for (const unseen of [latest, onDraft, 999_999_999]) expect((await visit(getAddress(unseen))).status).toBe(404)
})

test('lists comments in pages with the number of all, and counts them with their replies', async () => {
  const { db, posts, comments, id } = await open()
  const ids = await addComments(db, 45, { postId: id, authorId: 'u6' })
  const [first = 0] = ids
  await addComments(db, 3, { postId: id, authorId: 'u6', replyTo: first })
  const pages = await Promise.all([1, 2, 3].map((page) => comments.list.send({ query: { post: id, page, limit: 20 } })))
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
  expect(pages.flat().map((comment) => comment.id)).toEqual(ids.toReversed())
  expect(pages.flat().at(-1)?.replies).toHaveLength(3)
  const getCount = async () => (await posts.show.send({ params: { id } })).commentCount
  await comments.edit.send({ params: { id: first }, body: { hidden: true } })
  expect(await getCount()).toBe(44)
  await comments.edit.send({ params: { id: first }, body: { hidden: false } })
  expect(await getCount()).toBe(48)
})

test('refuses a comment of a user who has written very many on the post, but none of others', async () => {
  const { as, db, id } = await open()
  const [one, other] = [await as('u6', blogComments), await as('u7', blogComments)]
  await addComments(db, maxCommentsOfUser, { postId: id, authorId: 'u6' })
  const body = { postId: id, comment: 'One more' }
  const attempts = [one.create.send({ body }), one.add.send({ body }), other.create.send({ body })]
  expect(await getStatuses(attempts)).toEqual([422, 422, 0])
})

test('has a bounded length of texts in the feed, and the beginning of every post', async () => {
  const { db, visit } = await open()
  await db
    .updateTable('blogPosts')
    .set({ content: `<p>${'a'.repeat(150_000)}</p>` })
    .execute()
  const feed = await (await visit(`${list}/feed.xml`)).text()
  expect(feed.length).toBeLessThan(700_000)
  expect(feed.match(/<content:encoded>/g)).toHaveLength(3)
  expect(feed.match(/<item>/g)?.length).toBeGreaterThan(15)
})
