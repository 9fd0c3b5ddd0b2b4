import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { chats } from '../contract.ts'

test('notifies users who are mentioned or added to a group', async () => {
  const { as, takeNotices } = await openNotices()
  const api = await as('u1', chats)
  const { id } = await api.createGroup.send({ body: { name: 'Low tide', members: ['u2', 'u3'] } })
  const at = `(/apps/chats?chat=${id})`
  expect(takeNotices()).toEqual([
    `u2: Inês Carvalho added you to “Low tide” ${at}`,
    `u3: Inês Carvalho added you to “Low tide” ${at}`,
  ])
  const clientId = crypto.randomUUID()
  const say = () => api.say.send({ params: { id }, body: { msg: 'Look, <@u2>', clientId } })
  await say()
  await say()
  expect(takeNotices()).toEqual([`u2: Inês Carvalho mentioned you: Look, @Tomasz Wieczorek ${at}`])
  await api.addMembers.send({ params: { id }, body: { userIds: ['u3', 'u4'] } })
  expect(takeNotices()).toEqual([`u4: Inês Carvalho added you to “Low tide” ${at}`])
})

test('notices quote an edited message as it is now, and a deleted one no longer', async () => {
  const { as, takeRevised, takeWithdrawn } = await openNotices()
  const api = await as('u1', chats)
  const { id } = await api.createGroup.send({ body: { name: 'Low tide', members: ['u2', 'u3'] } })
  const { id: message } = await api.say.send({
    params: { id },
    body: { msg: 'The password is tide, <@u2>', clientId: crypto.randomUUID() },
  })
  const params = { id, message }
  await api.edit.send({ params, body: { msg: 'Ask me, <@u2>' } })
  expect(takeRevised()).toEqual([`chats ${id} ${message}: Ask me, @Tomasz Wieczorek`])
  expect(takeWithdrawn()).toEqual([])
  await api.remove.send({ params })
  expect(takeRevised()).toEqual([`chats ${id} ${message}: …`])
  expect(takeWithdrawn()).toEqual([`chats all ${id}`])
})
