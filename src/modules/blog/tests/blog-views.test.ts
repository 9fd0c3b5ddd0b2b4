import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { createDraft, openBlog, publish, getStatuses } from './blog-test-steps.ts'

const visit = (at = 0) => `visit-number-${at}`

test('counts a view once per visit, also with concurrent requests', async () => {
  const admin = await (await openBlog(openRuntime))()
  const { id: postId } = await publish(admin)
  const view = { postId, visit: visit() }
  await Promise.all(Array.from({ length: 8 }, () => admin.views.view.send({ body: view })))
  expect(await admin.views.view.send({ body: view })).toEqual({ view: 1, share: 0 })
  await Promise.all(
    Array.from({ length: 8 }, (_, at) => admin.views.view.send({ body: { postId, visit: visit(at + 1) } })),
  )
  expect((await admin.posts.show.send({ params: { id: postId } })).view).toBe(9)
})

test('counts shares separately from views, without changing the post', async () => {
  const admin = await (await openBlog(openRuntime))()
  const { id: postId, version, updatedAt } = await publish(admin)
  await admin.views.view.send({ body: { postId, visit: visit() } })
  await admin.views.share.send({ body: { postId, visit: visit() } })
  expect(await admin.views.share.send({ body: { postId, visit: visit() } })).toEqual({ view: 1, share: 1 })
  expect(await admin.posts.show.send({ params: { id: postId } })).toMatchObject({
    view: 1,
    share: 1,
    version,
    updatedAt,
  })
})

test('counts nothing for drafts or without a valid visit id', async () => {
  const admin = await (await openBlog(openRuntime))()
  const { id: postId } = await createDraft(admin)
  expect(await getStatuses([admin.views.view.send({ body: { postId, visit: visit() } })])).toEqual([404])
  for (const body of [
    { postId },
    { postId, visit: 'short' },
    { postId, visit: '<script>x</script>' },
    { postId, visit: visit(), more: 1 },
  ])
    expect((await admin.send('/api/data/blog/views', 'POST', body)).status).toBe(422)
})

test('counts ten visits per network and post, and limits the rate of requests', async () => {
  const admin = await (await openBlog(openRuntime))()
  const { id: postId } = await publish(admin)
  const statuses = new Map<number, number>()
  for (let at = 0; at < 125; at += 1) {
    const { status } = await admin.send('/api/data/blog/views', 'POST', { postId, visit: visit(at) })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect((await admin.posts.show.send({ params: { id: postId } })).view).toBe(10)
  expect([...statuses]).toEqual([
    [200, 120],
    [429, 5],
  ])
})
