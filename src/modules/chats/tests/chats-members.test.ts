import { describe, expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { createClients, clientId, sendMessage, statuses, texts } from './chats-test-steps.ts'
import { chats, maxGroupsPerDay } from '../contract.ts'

test('answers 404 to users who are not members of a chat', async () => {
  const { ines, amina, group } = await createClients(await serve(chats))
  const { id } = await group('Private', ['u2'])
  const { id: message } = await sendMessage(ines, id, 'Between us')
  const params = { id, message }
  const tries = [
    amina.show.send({ params: { id } }),
    amina.messages.send({ params: { id } }),
    amina.updates.send({ params: { id }, query: { since: 0 } }),
    amina.change.send({ params: { id }, body: { name: 'Mine' } }),
    amina.handOver.send({ params: { id }, body: { userId: 'u3' } }),
    amina.join.send({ params: { id } }),
    amina.addMembers.send({ params: { id }, body: { userIds: ['u3'] } }),
    amina.removeMember.send({ params: { id, user: 'u2' } }),
    amina.leave.send({ params: { id } }),
    amina.arrange.send({ params: { id }, body: { muted: true } }),
    amina.markRead.send({ params: { id }, body: { lastReadId: message } }),
    amina.markUnread.send({ params: { id }, body: { from: message } }),
    amina.typing.send({ params: { id } }),
    sendMessage(amina, id, 'Hello?'),
    amina.edit.send({ params, body: { msg: 'Mine' } }),
    amina.remove.send({ params }),
    amina.restore.send({ params }),
    amina.react.send({ params, body: { emoji: '👍' } }),
    amina.unreact.send({ params, body: { emoji: '👍' } }),
    amina.pin.send({ params, body: { pinned: true } }),
    amina.thread.send({ params }),
    amina.arrangeThread.send({ params, body: { following: true } }),
    sendMessage(amina, id, 'Reply?', { threadId: message }),
    amina.messages.send({ params: { id }, query: { thread: message } }),
    amina.pins.send({ params: { id } }),
    amina.files.send({ params: { id } }),
    amina.download.send({ params: { id, fileId: 'anything' } }),
  ]
  expect(await statuses(tries)).toEqual(tries.map(() => 404))
  expect((await amina.list.send()).map((chat) => chat.id)).not.toContain(id)
  expect(texts((await ines.messages.send({ params: { id } })).messages)).toEqual(['Between us'])
})

test('does not give access to a message through another chat', async () => {
  const { ines, tomasz, group } = await createClients(await serve(chats))
  const [one, other] = [await group('One', ['u2']), await group('Other', [])]
  const secret = await sendMessage(ines, other.id, 'Secret')
  const params = { id: one.id, message: secret.id }
  const tries = [
    tomasz.edit.send({ params, body: { msg: 'x' } }),
    tomasz.remove.send({ params }),
    tomasz.react.send({ params, body: { emoji: '👍' } }),
    tomasz.pin.send({ params, body: { pinned: true } }),
    tomasz.markUnread.send({ params: { id: one.id }, body: { from: secret.id } }),
    sendMessage(tomasz, one.id, 'Quote', { replyTo: secret.id }),
    sendMessage(tomasz, one.id, 'Reply', { threadId: secret.id }),
    tomasz.messages.send({ params: { id: one.id }, query: { thread: secret.id } }),
    tomasz.updates.send({ params: { id: one.id }, query: { since: 0, thread: secret.id } }),
    tomasz.thread.send({ params }),
    tomasz.arrangeThread.send({ params, body: { following: true } }),
  ]
  expect(await statuses(tries)).toEqual([404, 404, 404, 404, 404, 422, 422, 404, 404, 404, 404])
})

test('does not let anybody change the messages of others, not even an administrator', async () => {
  const { ines, tomasz, oliver, group } = await createClients(await serve(chats))
  const { id } = await group('Words')
  const { id: message } = await sendMessage(tomasz, id, 'Mine')
  const params = { id, message }
  const tries = [
    ines.edit.send({ params, body: { msg: 'Yours' } }),
    ines.remove.send({ params }),
    ines.restore.send({ params }),
    oliver.edit.send({ params, body: { msg: 'Yours' } }),
    oliver.remove.send({ params }),
  ]
  expect(await statuses(tries)).toEqual([403, 403, 403, 403, 403])
})

test('lets a viewer read, but not write', async () => {
  const { ines, oliver, group } = await createClients(await serve(chats))
  const { id } = await group('Reading')
  const { id: message } = await sendMessage(ines, id, 'For all')
  const params = { id, message }
  expect(texts((await oliver.messages.send({ params: { id } })).messages)).toEqual(['For all'])
  const tries = [
    sendMessage(oliver, id, 'No'),
    oliver.createGroup.send({ body: { name: 'No', members: [] } }),
    oliver.openDirect.send({ body: { userId: 'u2' } }),
    oliver.change.send({ params: { id }, body: { name: 'No' } }),
    oliver.handOver.send({ params: { id }, body: { userId: 'u4' } }),
    oliver.addMembers.send({ params: { id }, body: { userIds: ['u3'] } }),
    oliver.removeMember.send({ params: { id, user: 'u2' } }),
    oliver.react.send({ params, body: { emoji: '👍' } }),
    oliver.unreact.send({ params, body: { emoji: '👍' } }),
    oliver.pin.send({ params, body: { pinned: true } }),
    sendMessage(oliver, id, 'No', { threadId: message }),
    oliver.typing.send({ params: { id } }),
  ]
  expect(await statuses(tries)).toEqual(tries.map(() => 403))
})

describe('groups', () => {
  test('new members can read all messages, removed members none', async () => {
    const { ines, amina, group } = await createClients(await serve(chats))
    const { id } = await group('Coming', ['u2'])
    await sendMessage(ines, id, 'Before you came')
    const { members } = await ines.addMembers.send({ params: { id }, body: { userIds: ['u3', 'u3', 'u2'] } })
    expect(members.map((member) => member.id).toSorted()).toEqual(['u1', 'u2', 'u3'])
    const groupOfMember = await amina.show.send({ params: { id } })
    expect(groupOfMember).toMatchObject({ unread: 0, muted: false, pinned: false })
    expect(texts(groupOfMember.messages)).toEqual(['Before you came'])
    await ines.addMembers.send({ params: { id }, body: { userIds: ['u3'] } })

    await ines.removeMember.send({ params: { id, user: 'u3' } })
    const tries = [
      amina.show.send({ params: { id } }),
      sendMessage(amina, id, 'Still here?'),
      ines.removeMember.send({ params: { id, user: 'u3' } }),
    ]
    expect(await statuses(tries)).toEqual([404, 404, 404])
  })

  test('members can leave, and the last one deletes the group', async () => {
    const { ines, tomasz, group } = await createClients(await serve(chats))
    const { id } = await group('Leaving', ['u2'])
    await sendMessage(tomasz, id, 'Bye')
    expect(await statuses([ines.removeMember.send({ params: { id, user: 'u1' } })])).toEqual([409])
    await ines.leave.send({ params: { id } })
    expect(await statuses([ines.show.send({ params: { id } }), ines.leave.send({ params: { id } })])).toEqual([
      404, 404,
    ])
    expect(texts((await tomasz.show.send({ params: { id } })).messages)).toEqual(['Bye'])
    await tomasz.leave.send({ params: { id } })
    expect(await statuses([tomasz.show.send({ params: { id } })])).toEqual([404])
  })

  test('a direct chat keeps its two members and its name', async () => {
    const { ines } = await createClients(await serve(chats))
    const { id } = await ines.openDirect.send({ body: { userId: 'u2' } })
    const tries = [
      ines.change.send({ params: { id }, body: { name: 'Us' } }),
      ines.handOver.send({ params: { id }, body: { userId: 'u2' } }),
      ines.addMembers.send({ params: { id }, body: { userIds: ['u3'] } }),
      ines.removeMember.send({ params: { id, user: 'u2' } }),
      ines.leave.send({ params: { id } }),
      ines.openDirect.send({ body: { userId: 'u1' } }),
      ines.openDirect.send({ body: { userId: 'nobody' } }),
      ines.createGroup.send({ body: { name: 'Ghosts', members: ['u99'] } }),
    ]
    expect(await statuses(tries)).toEqual([409, 409, 409, 409, 409, 422, 422, 422])
  })

  test('muting and pinning affect only the own view', async () => {
    const { ines, tomasz, group } = await createClients(await serve(chats))
    const { id } = await group('Mine', ['u2'])
    await ines.arrange.send({ params: { id }, body: { muted: true, pinned: true } })
    expect(await ines.arrange.send({ params: { id }, body: { muted: false } })).toMatchObject({
      muted: false,
      pinned: true,
    })
    expect(await ines.arrange.send({ params: { id }, body: {} })).toMatchObject({ muted: false, pinned: true })
    expect(await tomasz.show.send({ params: { id } })).toMatchObject({ muted: false, pinned: false })
  })
})

test('lets only members download files, and only while their message exists', async () => {
  const { ines, tomasz, amina, group } = await createClients(await serve(chats))
  const { id } = await group('Files', ['u2'])
  const upload = async (name: string, body: string) => {
    const answer = await ines.send(`/api/files?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain' },
    })
    const file: unknown = await answer.json()
    return typeof file === 'object' && file && 'id' in file ? String(file.id) : ''
  }
  const fileId = await upload('plan é.txt', 'The plan')
  const message = await sendMessage(ines, id, '', { attachments: [fileId] })
  expect(message.attachments).toEqual([{ id: fileId, name: 'plan é.txt', type: 'text/plain', size: 8 }])
  const { name, blob } = await tomasz.download.send({ params: { id, fileId } })
  expect([name, await blob.text()]).toEqual(['plan é.txt', 'The plan'])
  expect(await tomasz.files.send({ params: { id } })).toMatchObject([
    { id: fileId, messageId: message.id, senderId: 'u1' },
  ])
  expect((await tomasz.search.send({ query: { q: 'plan e.txt' } })).map((one) => one.id)).toEqual([message.id])

  const elsewhere = await group('Elsewhere', ['u3'])
  const tries = [
    amina.download.send({ params: { id, fileId } }),
    amina.download.send({ params: { id: elsewhere.id, fileId } }),
    sendMessage(tomasz, id, 'Not my upload', { attachments: [fileId] }),
    sendMessage(ines, id, 'Never uploaded', { attachments: ['00000000-0000'] }),
  ]
  expect(await statuses(tries)).toEqual([404, 404, 422, 422])
  await ines.remove.send({ params: { id, message: message.id } })
  expect(await statuses([tomasz.download.send({ params: { id, fileId } })])).toEqual([404])
  expect(await tomasz.files.send({ params: { id } })).toEqual([])
  const { id: again } = await ines.restore.send({ params: { id, message: message.id } })
  expect(again).toBe(message.id)
  expect((await tomasz.download.send({ params: { id, fileId } })).name).toBe('plan é.txt')
  await ines.say.send({ params: { id }, body: { msg: '', attachments: [fileId], clientId: clientId() } })
})

test('limits the groups that a user creates in a day, also those they have left', async () => {
  const { ines, amina, group } = await createClients(await serve(chats))
  for (let created = 0; created < maxGroupsPerDay; created += 1) {
    const { id } = await group(`Group ${created}`, ['u2'])
    if (created % 10 === 0) await ines.leave.send({ params: { id } })
  }
  await expect(group('One more')).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) })
  expect(await statuses([amina.createGroup.send({ body: { name: 'Hers', members: ['u2'] } })])).toEqual(['allowed'])
})
