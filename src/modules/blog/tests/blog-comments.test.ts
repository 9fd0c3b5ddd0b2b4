import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { createDraft, openBlog, publish, getStatuses } from './blog-test-steps.ts'

test('adds a comment at the top, uses only the text of a comment object, and returns all posts', async () => {
  const signIn = await openBlog(openRuntime)
  const agent = await signIn('u3')
  const [post] = await agent.posts.blogPosts.send()
  const postId = post?.id ?? 0
  const whole = {
    id: 7,
    time: '2001-01-01',
    profile: { id: 'u1', name: 'Somebody else' },
    comment: ' And me! ',
    replies: [],
  }
  await agent.comments.add.send({ body: { postId, comment: 'Me first' } })
  const { posts } = await agent.comments.add.send({ body: { postId, comment: whole } })
  expect(posts).toEqual(await agent.posts.blogPosts.send())
  const comments = posts.find(({ id }) => id === postId)?.comments ?? []
  expect(comments.slice(0, 2).map(({ comment, profile }) => [comment, profile.id])).toEqual([
    ['And me!', 'u3'],
    ['Me first', 'u3'],
  ])
  expect(comments[0]?.id).not.toBe(7)
  expect(posts.find(({ id }) => id === postId)?.commentCount).toBe((post?.commentCount ?? 0) + 2)
})

test('lists replies below their comment, oldest first', async () => {
  const signIn = await openBlog(openRuntime)
  const [admin, agent] = [await signIn(), await signIn('u6')]
  const { id: postId } = await publish(admin)
  const first = await agent.comments.create.send({ body: { postId, comment: 'A question' } })
  const answer = await admin.comments.create.send({ body: { postId, comment: 'An answer', replyTo: first.id } })
  await agent.comments.create.send({ body: { postId, comment: 'Thanks', replyTo: answer.id } })
  const [shown] = await admin.comments.list.send({ query: { post: postId } })
  expect(shown?.replies.map(({ comment }) => comment)).toEqual(['An answer', 'Thanks'])
  expect((await admin.posts.show.send({ params: { id: postId } })).commentCount).toBe(3)
  const other = await publish(admin)
  const elsewhere = agent.comments.create.send({ body: { postId: other.id, comment: 'Lost', replyTo: first.id } })
  expect(await getStatuses([elsewhere])).toEqual([404])
})

test('lets moderators hide, only authors edit, and undoes a deletion', async () => {
  const signIn = await openBlog(openRuntime)
  const [author, agent, other, manager, viewer] = [
    await signIn('u3'),
    await signIn('u6'),
    await signIn('u7'),
    await signIn('u2'),
    await signIn('u4'),
  ]
  const { id: postId } = await publish(author)
  const { id } = await agent.comments.create.send({ body: { postId, comment: 'Rude' } })
  const params = { id }
  const attempts = [
    other.comments.edit.send({ params, body: { comment: 'Polite' } }),
    manager.comments.edit.send({ params, body: { comment: 'Polite' } }),
    author.comments.edit.send({ params, body: { comment: 'Polite' } }),
    agent.comments.edit.send({ params, body: { hidden: true } }),
    other.comments.remove.send({ params }),
    viewer.comments.remove.send({ params }),
    viewer.comments.create.send({ body: { postId, comment: 'May I?' } }),
    viewer.comments.add.send({ body: { postId, comment: 'May I?' } }),
  ]
  expect(await getStatuses(attempts)).toEqual(attempts.map(() => 403))

  await author.comments.edit.send({ params, body: { hidden: true } })
  const query = { post: postId }
  expect(await agent.comments.list.send({ query })).toEqual([])
  expect((await author.comments.list.send({ query }))[0]).toMatchObject({ hidden: true, comment: 'Rude' })
  expect((await author.posts.show.send({ params: { id: postId } })).commentCount).toBe(0)
  await manager.comments.edit.send({ params, body: { hidden: false } })
  expect((await agent.comments.edit.send({ params, body: { comment: 'Kind' } })).editedAt).not.toBeNull()
  await agent.comments.remove.send({ params })
  expect(await agent.comments.list.send({ query })).toEqual([])
  await agent.comments.edit.send({ params, body: { deleted: false } })
  expect((await agent.comments.list.send({ query }))[0]?.comment).toBe('Kind')
})

test('rejects invalid comments, and comments on missing or invisible posts', async () => {
  const signIn = await openBlog(openRuntime)
  const [admin, agent] = [await signIn(), await signIn('u6')]
  const draft = await createDraft(admin)
  const path = '/api/data/blog/post/add'
  for (const comment of ['', '   ', 7, null, [], {}, { comment: '' }, { comment: 7 }, 'a'.repeat(2001)])
    expect((await agent.send(path, 'POST', { postId: 1, comment })).status).toBe(422)
  expect((await agent.send(path, 'POST', { postId: 1, comment: 'a', extra: 1 })).status).toBe(422)
  expect((await agent.send(path, 'POST', { postId: 999_999, comment: 'a' })).status).toBe(404)
  expect((await agent.send(path, 'POST', { postId: draft.id, comment: 'a' })).status).toBe(404)
  expect((await agent.send(path, 'POST', { postId: '1', comment: 'a' })).status).toBe(422)
})

test('keeps twenty concurrent comments', async () => {
  const signIn = await openBlog(openRuntime)
  const [admin, agent] = [await signIn(), await signIn('u6')]
  const { id: postId } = await publish(admin)
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? admin : agent).comments.create.send({ body: { postId, comment: `${at}` } }),
    ),
  )
  expect((await admin.posts.show.send({ params: { id: postId } })).commentCount).toBe(20)
})
