import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { accountServer } from '#testing/servers/account-server.ts'
import { serve } from '#testing/inputs/serve.ts'
import { createClients, sendMessage, statuses, texts } from './chats-test-steps.ts'
import { chats } from '../contract.ts'

/** A channel and a group, both owned by Tomasz and with Inês as a member. */
async function opened() {
  const people = await createClients(await serve(chats))
  const { tomasz } = people
  const draft = { name: 'Tides', topic: 'High and low', members: ['u1'] }
  const channel = await tomasz.createGroup.send({ body: { ...draft, kind: 'channel' } })
  const group = await tomasz.createGroup.send({ body: { name: 'Between us', members: ['u1'] } })
  return { ...people, id: channel.id, channel, group, params: { id: channel.id } }
}

test('lets everybody find, join, read and leave a channel', async () => {
  const { tomasz, amina, id, group, params } = await opened()
  await sendMessage(tomasz, id, 'Before you came')
  const listed = (await amina.channels.send()).find((one) => one.id === id)
  expect(listed).toMatchObject({ name: 'Tides', topic: 'High and low', ownerId: 'u2', members: 2, joined: false })
  expect((await amina.channels.send()).map((one) => one.id)).not.toContain(group.id)
  expect(await statuses([amina.show.send({ params }), sendMessage(amina, id, 'Hello?')])).toEqual([404, 404])

  const joined = await amina.join.send({ params })
  expect(joined).toMatchObject({ kind: 'channel', unread: 0 })
  expect(texts(joined.messages)).toEqual(['Before you came'])
  await amina.join.send({ params })
  expect((await amina.channels.send()).find((one) => one.id === id)).toMatchObject({ members: 3, joined: true })
  await sendMessage(amina, id, 'Here I am')
  await amina.leave.send({ params })
  expect(await statuses([amina.show.send({ params })])).toEqual([404])
})

test('lets a viewer join, read and leave a channel, but not write in it', async () => {
  const { tomasz, oliver, id, group, params } = await opened()
  await sendMessage(tomasz, id, 'Ebb at noon')
  expect(texts((await oliver.join.send({ params })).messages)).toEqual(['Ebb at noon'])
  const tries = [sendMessage(oliver, id, 'No'), oliver.join.send({ params: { id: group.id } })]
  expect(await statuses(tries)).toEqual([403, 404])
  await oliver.leave.send({ params })
  expect(await statuses([oliver.show.send({ params })])).toEqual([404])
})

test('does not let anybody join a group, a direct chat or an unknown chat', async () => {
  const { amina, group } = await opened()
  const direct = await amina.openDirect.send({ body: { userId: 'u5' } })
  const tries = [group.id, direct.id, 2_000_000_000].map((id) => amina.join.send({ params: { id } }))
  expect(await statuses(tries)).toEqual([404, 404, 404])
})

test.each(['channel', 'group'] as const)('lets only the owner change a %s or remove members', async (kind) => {
  const { tomasz, amina, channel, group } = await opened()
  const params = { id: kind === 'channel' ? channel.id : group.id }
  await tomasz.addMembers.send({ params, body: { userIds: ['u3', 'u5'] } })
  const tries = () => [
    amina.change.send({ params, body: { name: 'Mine' } }),
    amina.change.send({ params, body: { topic: 'Mine' } }),
    amina.change.send({ params, body: { archived: true } }),
    amina.removeMember.send({ params: { ...params, user: 'u5' } }),
    amina.removeMember.send({ params: { ...params, user: 'u2' } }),
    amina.handOver.send({ params, body: { userId: 'u3' } }),
  ]
  expect(await statuses(tries())).toEqual([403, 403, 403, 403, 403, 403])
  await tomasz.change.send({ params, body: { name: 'Ebb', topic: 'Low' } })
  expect(await tomasz.change.send({ params, body: { topic: '' } })).toMatchObject({ name: 'Ebb', topic: '' })
  await tomasz.removeMember.send({ params: { ...params, user: 'u5' } })

  expect(await statuses([tomasz.handOver.send({ params, body: { userId: 'u5' } })])).toEqual([422])
  expect((await tomasz.handOver.send({ params, body: { userId: 'u3' } })).ownerId).toBe('u3')
  expect(await statuses([tomasz.change.send({ params, body: { name: 'Flow' } })])).toEqual([403])
  expect((await amina.change.send({ params, body: { name: 'Flow' } })).name).toBe('Flow')
})

test('lets an administrator of chats change their chats, regardless of the owner', async () => {
  const { ines, params } = await opened()
  expect((await ines.change.send({ params, body: { name: 'Ebb' } })).name).toBe('Ebb')
  const { members, ownerId } = await ines.removeMember.send({ params: { ...params, user: 'u2' } })
  expect([members.map((member) => member.id), ownerId]).toEqual([['u1'], 'u1'])
})

test('makes the longest-standing member the owner when the owner leaves', async () => {
  const { tomasz, amina, params } = await opened()
  await amina.join.send({ params })
  await tomasz.leave.send({ params })
  expect((await amina.show.send({ params })).ownerId).toBe('u1')
})

test('makes another member the owner when the owner’s account is deleted', async () => {
  const home = await accountServer('chats')
  const openChats = async (userId: string) => client(chats, await home.as(userId))
  const [ines, amina] = [await openChats('u1'), await openChats('u3')]
  const { id } = await amina.createGroup.send({ body: { name: 'Hers', members: ['u1'] } })
  await home.remove('u3')
  expect((await ines.show.send({ params: { id } })).ownerId).toBe('u1')
})

test('makes an archived channel read-only until it is restored', async () => {
  const { ines, tomasz, amina, id, group, params } = await opened()
  const { id: message } = await sendMessage(tomasz, id, 'The last word')
  const archived = await tomasz.change.send({ params, body: { archived: true } })
  expect(archived.archivedAt).not.toBeNull()
  expect(texts((await ines.messages.send({ params })).messages)).toEqual(['The last word'])
  expect((await ines.list.send()).map((chat) => chat.id)).not.toContain(id)
  expect((await amina.channels.send()).find((one) => one.id === id)?.archivedAt).toBe(archived.archivedAt)
  const tries = [
    sendMessage(ines, id, 'One more'),
    sendMessage(ines, id, 'One more', { threadId: message }),
    ines.react.send({ params: { id, message }, body: { emoji: '👍' } }),
    tomasz.edit.send({ params: { id, message }, body: { msg: 'Another' } }),
    tomasz.remove.send({ params: { id, message } }),
    tomasz.pin.send({ params: { id, message }, body: { pinned: true } }),
    tomasz.addMembers.send({ params, body: { userIds: ['u5'] } }),
    amina.join.send({ params }),
    tomasz.change.send({ params: { id: group.id }, body: { archived: true } }),
  ]
  expect(await statuses(tries)).toEqual(tries.map(() => 409))
  await tomasz.change.send({ params, body: { archived: false } })
  await sendMessage(ines, id, 'One more')
})

test('has General as a channel of the administrator', async () => {
  const ines = await serve(chats)
  expect((await ines.channels.send())[0]).toMatchObject({ id: 1, name: 'General', ownerId: 'u1', members: 8 })
})
