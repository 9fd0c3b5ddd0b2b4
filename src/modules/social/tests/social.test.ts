import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { openSocial, write } from './social-test-steps.ts'

test('returns pages of the feed newest first, and finds newer posts, tags and mentions', async () => {
  const { posts } = await (await openSocial(openRuntime))()
  const first = await posts.feed.send({ query: {} })
  expect(first).toHaveLength(10)
  const ids = first.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  const last = ids.at(-1) ?? 0
  const next = await posts.feed.send({ query: { before: last, limit: 5 } })
  expect(next.every(({ id }) => id < last)).toBe(true)
  expect(first.every(({ data }) => data.comments.length <= 3)).toBe(true)

  const newest = ids[0] ?? 0
  const created = await write(posts, 'Hello #Harbour and @amina.haddad, not #1')
  const newer = await posts.feed.send({ query: { after: newest } })
  expect(newer).toEqual([created])
  expect(created.mentions).toMatchObject([{ handle: 'amina.haddad', name: 'Amina Haddad' }])
  expect((await posts.feed.send({ query: { tag: 'harbour' } })).map(({ id }) => id)).toEqual([created.id])
  expect((await posts.feed.send({ query: { q: 'HÁRBOUR amina' } })).map(({ id }) => id)).toContain(created.id)
})

test('returns all posts from the specified endpoints', async () => {
  const { posts, people } = await (await openSocial(openRuntime))()
  const all = await posts.list.send()
  expect(all.length).toBeGreaterThan(60)
  const created = await write(posts, 'One')
  const liked = await posts.toggleLike.send({ body: { postId: created.id } })
  expect(liked.posts).toHaveLength(all.length + 1)
  expect(liked.posts[0]).toMatchObject({ id: created.id, data: { likes: { like: true, value: 1 } } })
  const back = await posts.toggleLike.send({ body: { postId: created.id } })
  expect(back.posts[0]?.data.likes).toEqual({ like: false, value: 0 })

  const whole = { id: 7, profile: { name: 'Nobody' }, data: { comment: ' Two ', likes: { like: true, value: 9 } } }
  const { posts: commentedPosts } = await posts.appendComment.send({ body: { postId: created.id, comment: whole } })
  const [comment] = commentedPosts[0]?.data.comments ?? []
  const me = await people.me.send()
  expect(comment).toMatchObject({
    profile: { id: me.id, name: me.name },
    data: { comment: 'Two', likes: { like: false, value: 0 }, replies: [] },
  })
  const target = { postId: created.id, commentId: comment?.id ?? 0 }
  await posts.appendReply.send({ body: { ...target, reply: 'Three' } })
  const { posts: after } = await posts.toggleCommentLike.send({ body: target })
  expect(after[0]?.data.comments).toMatchObject([
    { data: { comment: 'Two', likes: { like: true, value: 1 }, replies: [{ data: { comment: 'Three' } }] } },
  ])
  expect(after[0]?.commentCount).toBe(2)
  expect(await posts.list.send()).toEqual(after)
})

test('restores deleted comments and posts unchanged', async () => {
  const signIn = await openSocial(openRuntime)
  const { posts } = await signIn()
  const { id } = await write(posts, 'One #tag')
  const other = (await signIn('u2')).posts
  await other.comment.send({ params: { id }, body: { comment: 'Two' } })
  const commentedPost = await posts.show.send({ params: { id } })
  const comment = commentedPost.data.comments[0]?.id ?? 0
  await other.reply.send({ params: { id, comment }, body: { reply: 'Three' } })
  const before = await posts.show.send({ params: { id } })

  const without = await posts.removeComment.send({ params: { id, comment } })
  expect([without.data.comments, without.commentCount]).toEqual([[], 0])
  expect(await posts.restoreComment.send({ params: { id, comment } })).toEqual(before)

  await posts.remove.send({ params: { id } })
  await expect(posts.show.send({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(other.like.send({ params: { id }, body: { like: true } })).rejects.toMatchObject({ status: 404 })
  expect((await posts.feed.send({ query: {} })).map((post) => post.id)).not.toContain(id)
  expect(await posts.edit.send({ params: { id }, body: { deleted: false } })).toEqual(before)
})

test('marks an edited post, and updates its tags and mentions', async () => {
  const signIn = await openSocial(openRuntime)
  const { posts } = await signIn()
  const amina = await signIn('u3')
  const { id, editedAt } = await write(posts, 'Hello @amina.haddad #one', { video: 'dQx8tVtL2mA' })
  expect(editedAt).toBeNull()
  const reported = await amina.notices.unread.send()
  const edited = await posts.edit.send({ params: { id }, body: { content: 'Hello @amina.haddad #two', video: null } })
  expect(edited.editedAt).not.toBeNull()
  expect(edited.data.video).toBeUndefined()
  expect(await amina.notices.unread.send()).toEqual(reported)
  expect(await posts.feed.send({ query: { tag: 'one' } })).toEqual([])
  expect((await posts.feed.send({ query: { tag: '#TWO' } })).map((post) => post.id)).toEqual([id])
  expect((await posts.tags.send({ query: { limit: 50 } })).map(({ tag }) => tag)).toContain('two')
})

test('shows a post for followers to followers only', async () => {
  const signIn = await openSocial(openRuntime)
  const { posts, people } = await signIn()
  const otherUser = await signIn('u5')
  const me = await people.me.send()
  const them = await otherUser.people.me.send()
  await otherUser.people.follow.send({ params: { id: me.id }, body: { isFollowed: false } })
  const { id } = await write(posts, 'Among us', { visibility: 'followers' })
  const sees = async () =>
    (await otherUser.posts.feed.send({ query: { person: me.id } })).some((post) => post.id === id)
  expect(await sees()).toBe(false)
  await expect(otherUser.posts.show.send({ params: { id } })).rejects.toMatchObject({ status: 404 })
  const postCount = (await otherUser.people.show.send({ params: { id: me.id } })).counts.posts
  await otherUser.people.follow.send({ params: { id: me.id }, body: { isFollowed: true } })
  expect(await sees()).toBe(true)
  expect((await otherUser.people.show.send({ params: { id: me.id } })).counts.posts).toBeGreaterThan(postCount)
  await expect(write(otherUser.posts, 'Look', { shares: id })).rejects.toMatchObject({ status: 422 })
  expect(them.id).not.toBe(me.id)
})

test('shares the original post, and notifies its author', async () => {
  const signIn = await openSocial(openRuntime)
  const { posts } = await signIn()
  const other = await signIn('u2')
  const first = await write(other.posts, 'First')
  const shared = await write(posts, 'Look', { shares: first.id })
  expect(shared.shared).toMatchObject({ id: first.id, data: { content: 'First' } })
  const again = await write(posts, '', { shares: shared.id })
  expect(again.shared?.id).toBe(first.id)
  expect((await posts.show.send({ params: { id: first.id } })).shareCount).toBe(2)
  const [notice] = await other.notices.list.send()
  expect(notice).toMatchObject({ kind: 'share', postId: again.id, readAt: null })
  await other.posts.remove.send({ params: { id: first.id } })
  expect((await posts.show.send({ params: { id: again.id } })).shared).toBeNull()
})
