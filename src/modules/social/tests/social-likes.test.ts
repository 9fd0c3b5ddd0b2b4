import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { openSocial, write } from './social-test-steps.ts'

test('counts concurrent likes of several people', async () => {
  const signIn = await openSocial(openRuntime)
  const clients = await Promise.all(['u1', 'u2', 'u3', 'u5', 'u6'].map((user) => signIn(user)))
  const [first] = clients
  if (!first) throw new Error('Nobody asks')
  const { id } = await write(first.posts, 'Like me')
  await Promise.all(clients.map(({ posts }) => posts.toggleLike.send({ body: { postId: id } })))
  for (const { posts } of clients)
    expect((await posts.show.send({ params: { id } })).data.likes).toEqual({ like: true, value: 5 })
  await Promise.all(clients.slice(1).map(({ posts }) => posts.like.send({ params: { id }, body: { like: false } })))
  expect((await first.posts.show.send({ params: { id } })).data.likes).toEqual({ like: true, value: 1 })
  expect((await first.posts.likers.send({ params: { id } })).map(({ isSelf }) => isSelf)).toEqual([true])
})

test('counts every concurrent toggle of one person', async () => {
  const { posts } = await (await openSocial(openRuntime))()
  const { id } = await write(posts, 'Toggle me')
  const commentedPost = await posts.comment.send({ params: { id }, body: { comment: 'And me' } })
  const commentId = commentedPost.data.comments[0]?.id ?? 0
  const times = (count: number, send: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, send))
  await times(4, () => posts.toggleLike.send({ body: { postId: id } }))
  expect((await posts.show.send({ params: { id } })).data.likes).toEqual({ like: false, value: 0 })
  await times(3, () => posts.toggleLike.send({ body: { postId: id } }))
  await times(3, () => posts.toggleCommentLike.send({ body: { postId: id, commentId } }))
  const { data } = await posts.show.send({ params: { id } })
  expect(data.likes).toEqual({ like: true, value: 1 })
  expect(data.comments[0]?.data.likes).toEqual({ like: true, value: 1 })
})

test('counts a repeated like once, and withdraws the notice when it is removed', async () => {
  const signIn = await openSocial(openRuntime)
  const [author, other] = [await signIn(), await signIn('u2')]
  const { id } = await write(author.posts, 'Once')
  const { count } = await author.notices.unread.send()
  const like = (isLiked: boolean) => other.posts.like.send({ params: { id }, body: { like: isLiked } })
  await Promise.all([like(true), like(true), like(true)])
  expect((await author.posts.show.send({ params: { id } })).data.likes).toEqual({ like: false, value: 1 })
  expect(await author.notices.unread.send()).toEqual({ count: count + 1 })
  await like(false)
  expect(await author.notices.unread.send()).toEqual({ count })
})

test('counts a follow once for both people', async () => {
  const signIn = await openSocial(openRuntime)
  const [one, other] = [await signIn('u3'), await signIn('u6')]
  const [me, them] = [await one.people.me.send(), await other.people.me.send()]
  const params = { id: them.id }
  await one.people.follow.send({ params, body: { isFollowed: false } })
  await other.people.follow.send({ params: { id: me.id }, body: { isFollowed: true } })
  const [follower, followed] = [await one.people.me.send(), await one.people.show.send({ params })]
  expect(followed).toMatchObject({ isFollowed: false, followsYou: true })
  await Promise.all([1, 2, 3].map(() => one.people.follow.send({ params, body: { isFollowed: true } })))
  const [followerAfter, followedAfter] = [await one.people.me.send(), await one.people.show.send({ params })]
  expect(followerAfter.counts).toEqual({
    ...follower.counts,
    following: follower.counts.following + 1,
    friends: follower.counts.friends + 1,
  })
  expect(followedAfter.counts).toMatchObject({
    followers: followed.counts.followers + 1,
    friends: followed.counts.friends + 1,
  })
  expect(followedAfter.isFollowed).toBe(true)
  const friends = await one.people.list.send({ query: { relation: 'friends' } })
  expect(friends.map(({ id }) => id)).toContain(them.id)
  expect(friends).toHaveLength(followerAfter.counts.friends)
  const [notice] = await other.notices.list.send()
  expect(notice).toMatchObject({ kind: 'follow', profile: { id: me.id }, postId: null })
  await other.notices.markRead.send({ body: { upTo: notice?.id ?? 0 } })
  expect(await other.notices.unread.send()).toEqual({ count: 0 })
})
