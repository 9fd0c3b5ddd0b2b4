import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { social } from '../contract.ts'
import { socialPeople } from '../contract-people.ts'

test('sends comments, likes and follows as notifications', async () => {
  const { as, takeNotices } = await openNotices()
  const author = await as('u1', social)
  const { id } = await author.create.send({ body: { content: 'Low tide at noon' } })
  const at = `(/apps/users/profile?post=${id})`
  const reader = await as('u3', social)
  await reader.like.send({ params: { id }, body: { like: true } })
  await reader.comment.send({ params: { id }, body: { comment: 'See you there' } })
  await author.comment.send({ params: { id }, body: { comment: 'Bring boots' } })
  expect(takeNotices()).toEqual([
    `u1: Amina Haddad commented on your post: See you there ${at}`,
    `u1: Amina Haddad liked your post: Low tide at noon ${at}`,
  ])
  const people = await as('u3', socialPeople)
  const me = await (await as('u1', socialPeople)).me.send()
  await people.follow.send({ params: { id: me.id }, body: { isFollowed: false } })
  await people.follow.send({ params: { id: me.id }, body: { isFollowed: true } })
  expect(takeNotices()).toEqual(['u1: Amina Haddad followed you (/apps/users/followers)'])
})

test('notifies people whom a comment mentions, once', async () => {
  const { as, takeNotices } = await openNotices()
  const author = await as('u1', social)
  const { id } = await author.create.send({ body: { content: 'Low tide at noon' } })
  const [mentioned, reader] = [await as('u2', socialPeople), await as('u3', social)]
  const { handle, id: personId, name } = await mentioned.me.send()
  const post = await reader.comment.send({ params: { id }, body: { comment: `@${handle} bring boots` } })
  expect(takeNotices().filter((notice) => notice.startsWith('u2: '))).toEqual([
    `u2: Amina Haddad mentioned you: @${handle} bring boots (/apps/users/profile?post=${id})`,
  ])
  expect(post.mentions).toEqual([{ id: personId, name, handle }])
  const { handle: own } = await (await as('u1', socialPeople)).me.send()
  await reader.comment.send({ params: { id }, body: { comment: `@${own} see you` } })
  expect(takeNotices()).toHaveLength(1)
})
