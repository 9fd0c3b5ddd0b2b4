import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { createDraft, change, openBlog, publish, getStatuses } from './blog-test-steps.ts'

const list = '/api/data/blog/posts'
const getFutureTime = () => new Date(Date.now() + 3_600_000).toISOString()
const past = '2020-01-01T00:00:00.000Z'

test('rejects invalid input at its field, and changes nothing', async () => {
  const admin = await (await openBlog(openRuntime))()
  const post = await publish(admin)
  const postAddress = `${list}/${post.id}`
  const cases = [
    ['POST', list, { title: 'a'.repeat(161) }, 'title'],
    ['POST', list, { title: 7 }, 'title'],
    ['POST', list, { category: 'Cooking' }, 'category'],
    ['POST', list, { status: 'published' }, 'status'],
    ['POST', list, { tags: Array.from({ length: 11 }, (_, at) => `t${at}`) }, 'tags'],
    ['POST', list, { tags: [''] }, 'tags.0'],
    ['POST', list, { content: 'a'.repeat(200_001) }, 'content'],
    ['POST', list, { coverImg: 'https://evil.example/a.svg' }, 'coverImg'],
    ['POST', list, { coverImg: '/pictures/blog/../../api/x.svg' }, 'coverImg'],
    ['POST', list, { authorId: 'u2' }, 'authorId'],
    ['POST', list, { cover: 'no-such-upload' }, 'cover'],
    ['POST', list, { content: '<img data-src="file:no-such-upload">' }, 'content'],
    ['PATCH', postAddress, { title: '' }, 'title'],
    ['PATCH', postAddress, { content: '<p> </p>' }, 'content'],
    ['PATCH', postAddress, { slug: '!?' }, 'slug'],
    ['PATCH', postAddress, { view: 9000 }, 'view'],
    ['PATCH', postAddress, { author: { id: 'u2' } }, 'author'],
    ['PATCH', postAddress, { status: 'scheduled' }, 'publishAt'],
    ['PATCH', postAddress, { status: 'scheduled', publishAt: past }, 'publishAt'],
    ['PATCH', postAddress, { status: 'published', publishAt: getFutureTime() }, 'publishAt'],
    ['PATCH', postAddress, { publishAt: 'tomorrow' }, 'publishAt'],
    ['PATCH', postAddress, { version: -1 }, 'version'],
    ['PATCH', postAddress, { language: 'de' }, 'language'],
    ['POST', `${postAddress}/restore`, { version: 0 }, 'version'],
    ['POST', '/api/data/blog/post', { title: 'a', more: 1 }, 'more'],
    ['POST', '/api/data/blog/post', {}, 'title'],
    ['POST', '/api/data/blog/post', { title: ['a'] }, 'title'],
  ] as const
  for (const [method, path, body, at] of cases) {
    const answer = await admin.send(path, method, body)
    const { issues = [] } = await answer.json()
    const paths = issues.map((issue: { path: string }) => issue.path)
    expect([method, path, body, answer.status, paths]).toEqual([method, path, body, 422, [at]])
  }
  for (const query of ['sort=author', 'category=Cooking', 'status=lost', 'page=0', 'limit=1001', 'colour=red'])
    expect((await admin.get(`${list}?${query}`)).status).toBe(422)
  expect(await admin.posts.show.send({ params: { id: post.id } })).toEqual(post)
})

test('returns 404 for missing posts, slugs and pictures', async () => {
  const { posts } = await (await openBlog(openRuntime))()
  const params = { id: 999_999 }
  const attempts = [
    posts.show.send({ params }),
    posts.edit.send({ params, body: {} }),
    posts.remove.send({ params }),
    posts.purge.send({ params }),
    posts.around.send({ params }),
    posts.versions.send({ params }),
    posts.showSlug.send({ params: { slug: 'none' } }),
    posts.showSlug.send({ params: { slug: '\u0000' } }),
    posts.picture.send({ params: { ...params, file: 'no-such-file' } }),
  ]
  expect(await getStatuses(attempts)).toEqual(attempts.map(() => 404))
})

test('hides drafts from readers, and rejects their changes', async () => {
  const signIn = await openBlog(openRuntime)
  const [admin, viewer, agent] = [await signIn(), await signIn('u4'), await signIn('u6')]
  const draft = await createDraft(admin, { title: 'Hidden draft' })
  const { id } = await publish(admin)
  const params = { id }
  for (const reader of [viewer, agent]) {
    const query = { status: ['draft' as const, 'scheduled' as const] }
    expect((await reader.posts.list.send({ query })).every(({ authorId }) => authorId === 'u6')).toBe(true)
    expect(await reader.posts.list.send({ query: { deleted: true } })).toEqual([])
    const hidden = [
      reader.posts.show.send({ params: { id: draft.id } }),
      reader.posts.find.send({ body: { title: draft.slug } }),
      reader.posts.versions.send({ params }),
      reader.comments.list.send({ query: { post: draft.id } }),
    ]
    expect(await getStatuses(hidden)).toEqual(hidden.map(() => 404))
    const attempts = [
      change(reader, id, { title: 'Mine' }),
      reader.posts.remove.send({ params }),
      reader.posts.purge.send({ params }),
      reader.posts.restore.send({ params, body: { version: 1 } }),
    ]
    expect(await getStatuses(attempts)).toEqual(attempts.map(() => 403))
  }
  expect(await getStatuses([createDraft(viewer)])).toEqual([403])
  expect((await viewer.posts.facets.send()).status).toMatchObject({ draft: 0, scheduled: 0 })
})

test('lets agents manage their own posts, and managers all', async () => {
  const signIn = await openBlog(openRuntime)
  const [agent, manager, other] = [await signIn('u6'), await signIn('u2'), await signIn('u7')]
  const post = await publish(agent, { title: 'By an agent' })
  expect(post).toMatchObject({ status: 'published', authorId: 'u6', author: { id: 'u6' } })
  expect((await agent.posts.list.send({ query: { author: ['me'] } })).map(({ id }) => id)).toContain(post.id)
  expect(await getStatuses([change(other, post.id, { title: 'Mine' })])).toEqual([403])
  expect((await change(manager, post.id, { title: 'Edited' })).authorId).toBe('u6')
  await agent.posts.remove.send({ params: { id: post.id } })
  expect((await change(agent, post.id, { deleted: false })).deleted).toBe(false)
})
