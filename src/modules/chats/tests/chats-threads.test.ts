import { describe, expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { serve } from '#testing/inputs/serve.ts'
import { type Api, createClients, clientId, sendMessage, statuses, texts } from './chats-test-steps.ts'
import { chats } from '../contract.ts'

/** A chat of u1, u2 and u4 with a question in it. */
async function askQuestion() {
  const served = await serve(chats)
  const people = await createClients(served)
  const { id } = await people.group('Threads')
  const root = await sendMessage(people.ines, id, 'Who has the key?')
  const thread = async (api: Api) => (await api.messages.send({ params: { id }, query: { thread: root.id } })).messages
  const listMessages = async (api: Api) => (await api.messages.send({ params: { id } })).messages
  return { ...people, served, id, root, thread, listMessages, params: { id, message: root.id } }
}

describe('replies', () => {
  test('appear in their thread, and the first message shows their number, authors and time', async () => {
    const { ines, tomasz, id, root, thread, listMessages } = await askQuestion()
    await sendMessage(ines, id, 'Something else')
    const reply = await sendMessage(tomasz, id, 'I do', { threadId: root.id })
    expect(reply).toMatchObject({ threadId: root.id, inChat: false, thread: null })
    const last = await sendMessage(ines, id, 'Thank you', { threadId: root.id })
    expect(texts(await listMessages(tomasz))).toEqual(['Who has the key?', 'Something else'])
    expect(texts(await thread(tomasz))).toEqual(['Who has the key?', 'I do', 'Thank you'])
    const summary = { replies: 2, userIds: ['u1', 'u2'], lastReplyAt: last.createdAt }
    expect((await listMessages(tomasz))[0]?.thread).toEqual(summary)
    expect((await ines.list.send()).find((chat) => chat.id === id)?.messages.at(-1)?.msg).toBe('Something else')
  })

  test('can also be sent to the chat', async () => {
    const { ines, tomasz, id, root, thread, listMessages } = await askQuestion()
    await sendMessage(tomasz, id, 'I do', { threadId: root.id, inChat: true })
    expect(texts(await listMessages(ines))).toEqual(['Who has the key?', 'I do'])
    expect(texts(await thread(ines))).toEqual(['Who has the key?', 'I do'])
  })

  test('cannot have threads of their own', async () => {
    const { ines, id, root } = await askQuestion()
    const reply = await sendMessage(ines, id, 'I looked', { threadId: root.id, inChat: true })
    const tries = [
      sendMessage(ines, id, 'Below a reply', { threadId: reply.id }),
      sendMessage(ines, id, 'Below nothing', { threadId: 2_000_000_000 }),
      ines.messages.send({ params: { id }, query: { thread: reply.id } }),
      ines.thread.send({ params: { id, message: reply.id } }),
    ]
    expect(await statuses(tries)).toEqual([422, 422, 404, 404])
  })

  test('are stored once, even if they are sent several times', async () => {
    const { ines, id, root } = await askQuestion()
    const body = { msg: 'Once', clientId: clientId(), threadId: root.id }
    const all = await Promise.all(Array.from({ length: 5 }, () => ines.say.send({ params: { id }, body })))
    expect(new Set(all.map((message) => message.id)).size).toBe(1)
    expect((await ines.messages.send({ params: { id } })).messages[0]?.thread?.replies).toBe(1)
  })

  test('are returned in pages', async () => {
    const { ines, tomasz, id, root } = await askQuestion()
    for (let number = 1; number <= 7; number += 1) await sendMessage(ines, id, `Reply ${number}`, { threadId: root.id })
    const query = { thread: root.id, limit: 3 }
    const end = await tomasz.messages.send({ params: { id }, query })
    expect([texts(end.messages), end.before, end.after]).toEqual([['Reply 5', 'Reply 6', 'Reply 7'], true, false])
    const before = end.messages[0]?.id ?? 0
    const middle = await tomasz.messages.send({ params: { id }, query: { ...query, limit: 20, before } })
    expect(texts(middle.messages)).toEqual(['Who has the key?', 'Reply 1', 'Reply 2', 'Reply 3', 'Reply 4'])
    expect([middle.before, middle.after]).toEqual([false, true])
  })
})

test('returns replies as updates of a thread, and their number as an update of the chat', async () => {
  const { ines, tomasz, id, root } = await askQuestion()
  const { version } = await tomasz.messages.send({ params: { id } })
  const reply = await sendMessage(ines, id, 'On the shelf', { threadId: root.id })
  const ids = async (thread?: number) => {
    const query = { since: version, ...(thread !== undefined && { thread }) }
    return (await tomasz.updates.send({ params: { id }, query })).messages.map((message) => message.id)
  }
  expect(await ids()).toEqual([root.id])
  expect(await ids(root.id)).toEqual([reply.id, root.id])
  await ines.remove.send({ params: { id, message: reply.id } })
  const { messages } = await tomasz.updates.send({ params: { id }, query: { since: version } })
  expect(messages).toMatchObject([{ id: root.id, thread: null }])
})

test('keeps a thread whose first message was deleted, but does not start one below a deleted message', async () => {
  const { ines, tomasz, id, root, thread, listMessages, params } = await askQuestion()
  await sendMessage(tomasz, id, 'I do', { threadId: root.id })
  await ines.remove.send({ params })
  expect((await listMessages(tomasz))[0]).toMatchObject({ msg: '', thread: { replies: 1 } })
  expect(texts(await thread(tomasz))).toEqual(['', 'I do'])
  await sendMessage(tomasz, id, 'Still here', { threadId: root.id })
  expect((await listMessages(ines))[0]?.thread?.replies).toBe(2)
  const lone = await sendMessage(ines, id, 'Lone')
  await ines.remove.send({ params: { id, message: lone.id } })
  expect(await statuses([sendMessage(tomasz, id, 'Too late', { threadId: lone.id })])).toEqual([422])
})

describe('unread replies', () => {
  test('are counted for followers until they read them or unfollow', async () => {
    const { ines, tomasz, oliver, id, root, params } = await askQuestion()
    const unread = async (api: Api) => (await api.show.send({ params: { id } })).unreadReplies
    const first = await sendMessage(tomasz, id, 'I do', { threadId: root.id })
    await sendMessage(tomasz, id, 'In my drawer, <@u4>', { threadId: root.id })
    expect([await unread(ines), await unread(tomasz), await unread(oliver)]).toEqual([2, 0, 1])
    expect((await ines.show.send({ params: { id } })).unread).toBe(0)
    const followed = async () => (await ines.threads.send()).find((one) => one.root.id === root.id)
    expect(await followed()).toMatchObject({ unread: 2, following: true })

    const read = await ines.arrangeThread.send({ params, body: { lastReadId: first.id } })
    expect(read).toEqual({ following: true, lastReadId: first.id, unread: 1 })
    const back = await ines.arrangeThread.send({ params, body: { lastReadId: 1 } })
    expect(back.lastReadId).toBe(first.id)
    await ines.arrangeThread.send({ params, body: { following: false } })
    expect([await unread(ines), await followed()]).toEqual([0, undefined])
    await sendMessage(tomasz, id, 'And a spare one', { threadId: root.id })
    expect(await unread(ines)).toBe(0)
    // A user who follows again starts with later replies.
    expect(await ines.arrangeThread.send({ params, body: { following: true } })).toMatchObject({ unread: 0 })
    await sendMessage(tomasz, id, 'Blue tag', { threadId: root.id })
    expect(await unread(ines)).toBe(1)
  })

  test('a reply does not mark the chat as read', async () => {
    const { ines, tomasz, id, root } = await askQuestion()
    await sendMessage(ines, id, 'Unread by Tomasz')
    const before = (await tomasz.show.send({ params: { id } })).unread
    await sendMessage(tomasz, id, 'I do', { threadId: root.id })
    expect((await tomasz.show.send({ params: { id } })).unread).toBe(before)
  })

  test('are not shown to former members', async () => {
    const { ines, tomasz, id, root } = await askQuestion()
    await sendMessage(tomasz, id, 'I do', { threadId: root.id })
    await tomasz.leave.send({ params: { id } })
    await sendMessage(ines, id, 'Thank you', { threadId: root.id })
    expect((await tomasz.threads.send()).map((one) => one.root.id)).not.toContain(root.id)
  })
})

test('notifies followers of a thread once, and mentioned users of the mention', async () => {
  const { as, takeNotices } = await openNotices()
  const [ines, tomasz] = [await as('u1', chats), await as('u2', chats)]
  const { id } = await ines.createGroup.send({ body: { name: 'Low tide', members: ['u2', 'u3'] } })
  const root = await sendMessage(ines, id, 'Who has the key?')
  takeNotices()
  const at = `(/apps/chats?chat=${id}&thread=${root.id})`
  await sendMessage(tomasz, id, 'I do', { threadId: root.id })
  expect(takeNotices()).toEqual([`u1: Tomasz Wieczorek replied in a thread: I do ${at}`])
  await sendMessage(ines, id, 'Give it to <@u3>', { threadId: root.id })
  expect(takeNotices().toSorted()).toEqual([
    `u2: Inês Carvalho replied in a thread: Give it to @Amina Haddad ${at}`,
    `u3: Inês Carvalho mentioned you: Give it to @Amina Haddad ${at}`,
  ])
})

test('finds replies, with a link to their thread', async () => {
  const { ines, tomasz, served, id, root } = await askQuestion()
  const reply = await sendMessage(ines, id, 'Behind the zeppelin', { threadId: root.id })
  expect(await tomasz.search.send({ query: { q: 'zeppelin' } })).toMatchObject([{ id: reply.id, threadId: root.id }])
  const path = `/apps/chats?chat=${id}&thread=${root.id}&message=${reply.id}`
  expect(await served.finds('manager', 'zeppelin')).toMatchObject([{ id: String(reply.id), path }])
})
