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
