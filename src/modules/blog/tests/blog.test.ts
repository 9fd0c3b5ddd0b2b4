import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { createDraft, change, openBlog, publish } from './blog-test-steps.ts'
import { createSlug } from '../create-slug.ts'

test('returns every published post with its comments, newest first', async () => {
  const { posts } = await (await openBlog(openRuntime))()
  const all = await posts.blogPosts.send()
  expect(all.length).toBeGreaterThan(15)
  expect(all.every(({ status, deleted }) => status === 'published' && !deleted)).toBe(true)
  const dates = all.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(all.every(({ view, share }) => view < 9999 && share < 9999)).toBe(true)
  expect(all.some(({ comments }) => comments.some(({ replies }) => replies.length > 0))).toBe(true)
  for (const { comments, commentCount } of all)
    expect(comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0)).toBe(commentCount)
})

test('finds a post by the slug of its title, in any script and without accents', async () => {
  const { posts } = await (await openBlog(openRuntime))()
  for (const post of await posts.blogPosts.send()) {
    expect((await posts.find.send({ body: { title: createSlug(post.title) } })).post).toEqual(post)
    const { comments: _, ...plain } = post
    expect(await posts.showSlug.send({ params: { slug: post.slug } })).toEqual(plain)
  }
  const admin = await (await openBlog(openRuntime))()
  const cafe = await publish(admin, { title: 'Café du Nord' })
  expect((await admin.posts.find.send({ body: { title: 'caf-du-nord' } })).post.id).toBe(cafe.id)
  await expect(posts.find.send({ body: { title: 'there-is-none' } })).rejects.toMatchObject({
    status: 404,
    message: 'Post not found',
  })
})

test('searches, filters, sorts and pages a list', async () => {
  const { posts } = await (await openBlog(openRuntime))()
  const all = await posts.list.send()
  expect(all[0]).not.toHaveProperty('content')
  const popular = await posts.list.send({ query: { sort: '-view' } })
  expect(popular.map(({ view }) => view)).toEqual(all.map(({ view }) => view).toSorted((one, two) => two - one))
  expect((await posts.list.send({ query: { sort: 'date' } })).map(({ id }) => id)).toEqual(
    all.map(({ id }) => id).toReversed(),
  )
  expect((await posts.list.send({ query: { q: 'THEO indigo' } })).map(({ title }) => title)).toContain(
    'The indigo that stopped running',
  )
  expect(await posts.list.send({ query: { category: ['Health'] } })).toEqual(
    all.filter(({ category }) => category === 'Health'),
  )
  expect(await posts.list.send({ query: { tag: ['LINEN'] } })).toEqual(all.filter(({ tags }) => tags.includes('linen')))
  expect(await posts.list.send({ query: { featured: true } })).toEqual(all.filter(({ featured }) => featured))
  expect(await posts.list.send({ query: { author: ['me'] } })).toEqual(all.filter(({ author }) => author.id === 'u1'))
  expect(await posts.list.send({ query: { language: ['ar'] } })).toHaveLength(2)
  expect(await posts.list.send({ query: { limit: 4, page: 2 } })).toEqual(all.slice(4, 8))
  const facets = await posts.facets.send()
  expect(facets.status.published).toBe(all.length)
  expect(Object.values(facets.category).reduce((sum, count) => sum + count)).toBe(all.length)
  expect(facets.tags[0]?.count).toBeGreaterThanOrEqual(facets.tags[1]?.count ?? 0)
  expect(facets.authors.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
})

test('creates, edits, publishes, unpublishes and deletes a post without losing data', async () => {
  const admin = await (await openBlog(openRuntime))()
  const { posts } = admin
  const draft = await createDraft(admin, { title: '', content: '' })
  expect(draft).toMatchObject({ status: 'draft', slug: 'post', publishAt: null, readingMinutes: 1, version: 1 })
  await expect(change(admin, draft.id, { status: 'published' })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'content' }],
  })

  const changed = await change(admin, draft.id, {
    title: 'Two chairs',
    content: `<p>${'word '.repeat(660)}</p>`,
    tags: ['Oak', 'oak', 'Ash'],
    autosave: true,
  })
  expect(changed).toMatchObject({ slug: 'two-chairs', readingMinutes: 3, tags: ['oak', 'Ash'], version: 2 })
  expect(changed.lead).toMatch(/^word .{150,}…$/)
  expect((await posts.list.send()).map(({ id }) => id)).not.toContain(draft.id)

  const published = await change(admin, draft.id, { status: 'published' })
  expect((await posts.list.send())[0]?.id).toBe(draft.id)
  const changedAgain = await change(admin, draft.id, { excerpt: 'Short.' })
  expect([changedAgain.publishAt, changedAgain.lead]).toEqual([published.publishAt, 'Short.'])

  const unpublished = await change(admin, draft.id, { status: 'draft' })
  expect([unpublished.publishAt, unpublished.content]).toEqual([null, published.content])
  await posts.remove.send({ params: { id: draft.id } })
  expect((await posts.list.send({ query: { deleted: true } })).map(({ id }) => id)).toEqual([draft.id])
  expect((await change(admin, draft.id, { deleted: false })).deleted).toBe(false)
  await expect(posts.purge.send({ params: { id: draft.id } })).rejects.toMatchObject({ status: 404 })
  await posts.remove.send({ params: { id: draft.id } })
  await posts.purge.send({ params: { id: draft.id } })
  await expect(posts.show.send({ params: { id: draft.id } })).rejects.toMatchObject({ status: 404 })
})

test('keeps a post restorable however often it is removed, one after another or at the same time', async () => {
  const admin = await (await openBlog(openRuntime))()
  const { posts } = admin
  const before = await publish(admin)
  const params = { id: before.id }
  await Promise.all([1, 2, 3].map(() => posts.remove.send({ params })))
  const removed = await posts.show.send({ params })
  await posts.remove.send({ params })
  expect(await posts.show.send({ params })).toEqual(removed)
  const { version, updatedAt } = removed
  expect(await change(admin, before.id, { deleted: false })).toEqual({
    ...before,
    version: version + 1,
    updatedAt: expect.not.stringMatching(updatedAt),
  })
})

test('publishes a scheduled post automatically', async () => {
  const signIn = await openBlog(openRuntime)
  const [admin, reader] = [await signIn(), await signIn('u4')]
  const { id } = await createDraft(admin, { title: 'Soon' })
  const publishAt = new Date(Date.now() + 2500).toISOString()
  expect((await change(admin, id, { status: 'scheduled', publishAt })).status).toBe('scheduled')
  await expect(reader.posts.show.send({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect
    .poll(() => reader.posts.show.send({ params: { id } }).catch(() => undefined))
    .toMatchObject({ status: 'published' })
  expect((await reader.posts.list.send())[0]).toMatchObject({ id, publishAt, date: publishAt })
})

test('keeps slugs unique, and redirects former slugs of a renamed post', async () => {
  const admin = await (await openBlog(openRuntime))()
  const { posts } = admin
  const made = await Promise.all([1, 2, 3].map(() => createDraft(admin, { title: 'Same name' })))
  expect(made.map(({ slug }) => slug).toSorted()).toEqual(['same-name', 'same-name-2', 'same-name-3'])
  const post = await publish(admin, { title: 'First name' })
  expect((await change(admin, post.id, { title: 'Second name' })).slug).toBe('first-name')
  const renamed = await change(admin, post.id, { slug: 'Third Name!' })
  expect(renamed.slug).toBe('third-name')
  expect(await posts.showSlug.send({ params: { slug: 'first-name' } })).toEqual(renamed)
  expect((await publish(admin, { title: 'First name' })).slug).toBe('first-name-2')
  const marks = await Promise.all(['؟!', '…', '🪑'].map((title) => publish(admin, { title })))
  expect(new Set(marks.map(({ slug }) => slug)).size).toBe(3)
  expect(marks.every(({ slug }) => slug !== '')).toBe(true)
})

test('returns previous, next and related posts', async () => {
  const { posts } = await (await openBlog(openRuntime))()
  const all = await posts.list.send()
  const middle = all[5]
  const adjacent = await posts.around.send({ params: { id: middle?.id ?? 0 } })
  expect([adjacent.next, adjacent.previous]).toEqual([all[4], all[6]])
  expect(adjacent.related).toHaveLength(3)
  expect(adjacent.related.map(({ id }) => id)).not.toContain(middle?.id)
  expect((await posts.around.send({ params: { id: all[0]?.id ?? 0 } })).next).toBeNull()
})
