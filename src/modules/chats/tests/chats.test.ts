import { describe, expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { createClients, clientId, sendMessage, statuses, texts } from './chats-test-steps.ts'
import { chats } from '../contract.ts'

const latest = 2_147_483_647

test('adds a text message, dated one second before now', async () => {
  const { ines, group } = await createClients(await serve(chats))
  const { id } = await group('Sending')
  const before = Date.now()
  const message = await sendMessage(ines, id, 'Good morning')
  const after = Date.now()
  expect(message).toMatchObject({ msg: 'Good morning', type: 'text', attachments: [], senderId: 'u1', chatId: id })
  const written = Date.parse(message.createdAt)
  expect(written).toBeGreaterThanOrEqual(before - 1000)
  expect(written).toBeLessThanOrEqual(after - 1000)
  const chat = await ines.show.send({ params: { id } })
  expect(chat.messages).toEqual([message])
  expect(chat).toMatchObject({ id, kind: 'group', name: 'Sending', unread: 0, lastReadId: message.id })
})

test('orders messages by id, regardless of edits and concurrent sends', async () => {
  const { ines, tomasz, group } = await createClients(await serve(chats))
  const { id } = await group('Order')
  await Promise.all(
    Array.from({ length: 20 }, (_, number) => sendMessage(number % 2 ? ines : tomasz, id, `Line ${number}`)),
  )
  const { messages } = await ines.messages.send({ params: { id } })
  const ids = messages.map((message) => message.id)
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  expect(new Set(texts(messages)).size).toBe(20)

  await ines.edit.send({
    params: { id, message: messages.find((one) => one.senderId === 'u1')?.id ?? 0 },
    body: { msg: 'Now' },
  })
  const again = await tomasz.messages.send({ params: { id } })
  expect(again.messages.map((message) => message.id)).toEqual(ids)
})

describe('sent twice', () => {
  test('a message with the same client id is stored once', async () => {
    const { ines, tomasz, group } = await createClients(await serve(chats))
    const { id } = await group('Twice')
    const body = { msg: 'Once only', clientId: clientId() }
    const first = await ines.say.send({ params: { id }, body })
    expect(await ines.say.send({ params: { id }, body })).toEqual(first)
    const other = ines.say.send({ params: { id }, body: { ...body, msg: 'Other words' } })
    await expect(other).rejects.toMatchObject({ status: 409 })
    const at = await Promise.all(Array.from({ length: 8 }, () => ines.say.send({ params: { id }, body })))
    expect(new Set(at.map((message) => message.id))).toEqual(new Set([first.id]))

    const fresh = { msg: 'At once', clientId: clientId() }
    const all = await Promise.all(Array.from({ length: 8 }, () => ines.say.send({ params: { id }, body: fresh })))
    expect(new Set(all.map((message) => message.id)).size).toBe(1)
    // Another user may use the same client id.
    await tomasz.say.send({ params: { id }, body: fresh })
    const { messages } = await ines.messages.send({ params: { id } })
    expect(texts(messages)).toEqual(['Once only', 'At once', 'At once'])
  })

  test('a direct chat that two users open at the same time is created once', async () => {
    const { ines, tomasz } = await createClients(await serve(chats))
    const opened = await Promise.all(Array.from({ length: 4 }, () => ines.openDirect.send({ body: { userId: 'u7' } })))
    expect(new Set(opened.map((chat) => chat.id)).size).toBe(1)
    expect(opened[0]).toMatchObject({ kind: 'direct', name: 'Meilan Zhao' })
    const [ownChat, otherChat] = await Promise.all([
      ines.openDirect.send({ body: { userId: 'u2' } }),
      tomasz.openDirect.send({ body: { userId: 'u1' } }),
    ])
    expect(ownChat.id).toBe(otherChat.id)
    expect([ownChat.name, otherChat.name]).toEqual(['Tomasz Wieczorek', 'Inês Carvalho'])
  })
})

describe('own messages', () => {
  test('can be edited, deleted and restored in place', async () => {
    const { ines, tomasz, group } = await createClients(await serve(chats))
    const { id } = await group('Own')
    const [first, second] = [await sendMessage(ines, id, 'First'), await sendMessage(ines, id, 'Second')]
    const edited = await ines.edit.send({ params: { id, message: first.id }, body: { msg: 'First, better' } })
    expect(edited).toMatchObject({ msg: 'First, better', createdAt: first.createdAt })
    expect(edited.editedAt).not.toBeNull()

    await tomasz.react.send({ params: { id, message: second.id }, body: { emoji: '👍' } })
    const removed = await ines.remove.send({ params: { id, message: second.id } })
    expect(removed).toMatchObject({ id: second.id, msg: '', reactions: [], attachments: [] })
    expect(removed.deletedAt).not.toBeNull()
    expect(texts((await tomasz.messages.send({ params: { id } })).messages)).toEqual(['First, better', ''])
    const restored = await ines.restore.send({ params: { id, message: second.id } })
    expect(restored).toMatchObject({ msg: 'Second', deletedAt: null, reactions: [{ emoji: '👍', userIds: ['u2'] }] })
  })

  test('are not marked as edited without a change, and cannot become empty or change after deletion', async () => {
    const { ines, group } = await createClients(await serve(chats))
    const { id } = await group('Edits')
    const { id: message } = await sendMessage(ines, id, 'Same')
    const params = { id, message }
    expect((await ines.edit.send({ params, body: { msg: 'Same' } })).editedAt).toBeNull()
    expect(await statuses([ines.edit.send({ params, body: { msg: '  \n ' } })])).toEqual([422])
    await ines.remove.send({ params })
    await ines.remove.send({ params })
    const tries = [
      ines.edit.send({ params, body: { msg: 'Back' } }),
      ines.react.send({ params, body: { emoji: '👍' } }),
      ines.pin.send({ params, body: { pinned: true } }),
    ]
    expect(await statuses(tries)).toEqual([409, 409, 409])
    // It was quoted before it was deleted.
    const answer = await sendMessage(ines, id, 'Answer', { replyTo: message })
    expect(answer.replyTo).toMatchObject({ id: message, deleted: true, msg: '' })
  })
})

describe('unread', () => {
  test('counts messages by others since the read position, and mentions', async () => {
    const { ines, tomasz, amina, group } = await createClients(await serve(chats))
    const { id } = await group('Unread', ['u2', 'u3'])
    const first = await sendMessage(ines, id, 'One')
    await sendMessage(ines, id, 'Two for <@u3>')
    const third = await sendMessage(tomasz, id, 'Three for <@all>')
    const readUnread = async (api: typeof tomasz) => {
      const chat = (await api.list.send()).find((one) => one.id === id)
      return [chat?.unread, chat?.mentions]
    }
    expect(await readUnread(amina)).toEqual([3, 2])
    expect(await readUnread(ines)).toEqual([1, 1])
    expect(await readUnread(tomasz)).toEqual([0, 0])

    await amina.markRead.send({ params: { id }, body: { lastReadId: first.id } })
    expect(await readUnread(amina)).toEqual([2, 2])
    await amina.markRead.send({ params: { id }, body: { lastReadId: latest } })
    expect(await readUnread(amina)).toEqual([0, 0])
    const late = await amina.markRead.send({ params: { id }, body: { lastReadId: first.id } })
    expect(late.lastReadId).toBe(third.id)
    await amina.markUnread.send({ params: { id }, body: { from: third.id } })
    expect(await readUnread(amina)).toEqual([1, 1])

    // Later messages are unread, even if the read position was set beyond the end.
    await sendMessage(tomasz, id, 'Four')
    expect(await readUnread(amina)).toEqual([2, 1])
    await tomasz.remove.send({ params: { id, message: third.id } })
    expect(await readUnread(amina)).toEqual([1, 0])
    await tomasz.restore.send({ params: { id, message: third.id } })
    expect(await readUnread(amina)).toEqual([2, 1])
    await tomasz.edit.send({ params: { id, message: third.id }, body: { msg: 'Three for nobody' } })
    expect(await readUnread(amina)).toEqual([2, 0])
  })

  test('is tracked for a viewer as well', async () => {
    const { ines, oliver, group } = await createClients(await serve(chats))
    const { id } = await group('Viewer')
    const { id: message } = await sendMessage(ines, id, 'Read me')
    expect((await oliver.markRead.send({ params: { id }, body: { lastReadId: message } })).unread).toBe(0)
    expect((await oliver.markUnread.send({ params: { id }, body: { from: message } })).unread).toBe(1)
    expect((await oliver.arrange.send({ params: { id }, body: { muted: true } })).muted).toBe(true)
    expect((await ines.show.send({ params: { id } })).muted).toBe(false)
  })
})

describe('reactions', () => {
  test('are counted once per user and emoji, also if added at the same time', async () => {
    const { ines, tomasz, group } = await createClients(await serve(chats))
    const { id } = await group('Reactions')
    const params = { id, message: (await sendMessage(ines, id, 'Cake?')).id }
    await Promise.all(Array.from({ length: 5 }, () => ines.react.send({ params, body: { emoji: '🎉' } })))
    const both = await tomasz.react.send({ params, body: { emoji: '🎉' } })
    expect(both.reactions).toEqual([{ emoji: '🎉', userIds: ['u1', 'u2'] }])
    await ines.unreact.send({ params, body: { emoji: '🎉' } })
    const changed = await ines.unreact.send({ params, body: { emoji: '🎉' } })
    expect(changed.reactions).toEqual([{ emoji: '🎉', userIds: ['u2'] }])
    const family = await ines.react.send({ params, body: { emoji: '👩‍👩‍👧‍👦' } })
    expect(family.reactions.map(({ emoji }) => emoji)).toEqual(['🎉', '👩‍👩‍👧‍👦'])
  })
})

test('returns quotes, mentions and pinned messages', async () => {
  const { ines, tomasz, group } = await createClients(await serve(chats))
  const { id } = await group('Quotes')
  const question = await sendMessage(ines, id, 'Who has the key, <@u2>?')
  expect(question.mentions).toEqual(['u2'])
  const answer = await sendMessage(tomasz, id, 'I do. <@u9> <@u3>', { replyTo: question.id })
  expect(answer.mentions).toEqual([])
  expect(answer.replyTo).toEqual({ id: question.id, senderId: 'u1', msg: question.msg, files: 0, deleted: false })
  await tomasz.pin.send({ params: { id, message: question.id }, body: { pinned: true } })
  expect(texts(await ines.pins.send({ params: { id } }))).toEqual([question.msg])
  await ines.remove.send({ params: { id, message: question.id } })
  expect(await ines.pins.send({ params: { id } })).toEqual([])
  const { messages } = await ines.messages.send({ params: { id } })
  expect(messages[1]?.replyTo).toMatchObject({ deleted: true, msg: '' })
})

test('finds words, names and files in own chats, regardless of case and accents', async () => {
  const { ines, tomasz, amina, group } = await createClients(await serve(chats))
  const { id } = await group('Search')
  await sendMessage(ines, id, 'Öztürk liefert ZWÖLF Boote')
  const sent = await sendMessage(ines, id, 'Ask <@u2> about zanzibar')
  expect(texts(await tomasz.search.send({ query: { q: 'zwolf ozturk' } }))).toEqual(['Öztürk liefert ZWÖLF Boote'])
  expect((await tomasz.search.send({ query: { q: 'wieczorek zanzibar' } })).map((one) => one.id)).toEqual([sent.id])
  expect(await amina.search.send({ query: { q: 'zanzibar' } })).toEqual([])
  expect(await ines.search.send({ query: { q: '   ' } })).toEqual([])
  expect(await ines.search.send({ query: { q: 'zanzibar', chat: 1 } })).toEqual([])
  await ines.remove.send({ params: { id, message: sent.id } })
  expect(await ines.search.send({ query: { q: 'zanzibar' } })).toEqual([])
  expect(await ines.search.send({ query: { q: '%_\\' } })).toEqual([])
})

test('returns search results in pages, latest first', async () => {
  const ines = await serve(chats)
  const first = await ines.search.send({ query: { q: 'the', limit: 20 } })
  const next = await ines.search.send({ query: { q: 'the', limit: 20, before: first.at(-1)?.id ?? 0 } })
  const all = [...first, ...next].map(({ createdAt, id }) => ({ createdAt, id }))
  expect(all).toHaveLength(40)
  expect(new Set(all.map(({ id }) => id)).size).toBe(40)
  const times = all.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
})
