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

test('undo of a deletion sends the notices again, except to members who have read the message', async () => {
  const { as, takeNotices } = await openNotices()
  const api = await as('u1', chats)
  const { id } = await api.createGroup.send({ body: { name: 'Low tide', members: ['u2', 'u3'] } })
  const say = async (msg: string, threadId?: number) =>
    (
      await api.say.send({
        params: { id },
        body: { msg, ...(threadId && { threadId }), clientId: crypto.randomUUID() },
      })
    ).id
  const restore = async (message: number) => {
    takeNotices()
    await api.remove.send({ params: { id, message } })
    await api.restore.send({ params: { id, message } })
    return takeNotices()
  }
  const message = await say('Ask <@u2> and <@u3>')
  await (await as('u3', chats)).markRead.send({ params: { id }, body: { lastReadId: message } })
  const at = `(/apps/chats?chat=${id})`
  expect(await restore(message)).toEqual([
    `u2: Inês Carvalho mentioned you: Ask @Tomasz Wieczorek and @Amina Haddad ${at}`,
  ])
  const root = await (
    await as('u2', chats)
  ).say.send({ params: { id }, body: { msg: 'Tide', clientId: crypto.randomUUID() } })
  const reply = await say('Low', root.id)
  expect(await restore(reply)).toEqual([
    `u2: Inês Carvalho replied in a thread: Low (/apps/chats?chat=${id}&thread=${root.id})`,
  ])
})

test('undo of a deletion notifies neither those who left the chat nor those who have read a reply in it', async () => {
  const { as, takeNotices } = await openNotices()
  const [api, tomasz] = [await as('u1', chats), await as('u2', chats)]
  const { id } = await api.createGroup.send({ body: { name: 'Low tide', members: ['u2', 'u3'] } })
  const say = (by: typeof api, msg: string, reply = {}) =>
    by.say.send({ params: { id }, body: { msg, clientId: crypto.randomUUID(), ...reply } })
  const restore = async (message: number) => {
    takeNotices()
    await api.remove.send({ params: { id, message } })
    await api.restore.send({ params: { id, message } })
    return takeNotices()
  }
  const root = await say(tomasz, 'Tide')
  const reply = await say(api, 'Low', { threadId: root.id, inChat: true })
  await tomasz.markRead.send({ params: { id }, body: { lastReadId: reply.id } })
  expect(await restore(reply.id)).toEqual([])
  const message = await say(api, 'Ask <@u2>')
  await api.removeMember.send({ params: { id, user: 'u2' } })
  expect(await restore(message.id)).toEqual([])
})
