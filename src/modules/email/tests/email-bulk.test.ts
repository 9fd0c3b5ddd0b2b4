import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { email, type BulkChange } from '../contract.ts'
import type { Conversation } from '../contract-email.ts'
import { mailServer } from './email-test-server.ts'

const as = mailServer(openRuntime)

const state = async (user = 'u1') => {
  const api = await as(user)
  return api.list.send({ query: { q: 'in:anywhere', limit: 200 } })
}

const getThreadIds = (conversations: readonly Conversation[]) => conversations.map(({ threadId }) => threadId)

test.each<BulkChange['set']>([
  { read: false },
  { read: true },
  { starred: true },
  { starred: false },
  { important: true },
  { folder: 'archive' },
  { folder: 'spam' },
  { trash: true },
  { snoozedUntil: '2099-01-01T00:00:00.000Z' },
  { folder: 'archive', read: true, starred: true },
])('applies %j to everything in the inbox, and undoes it', async (set) => {
  const api = await as()
  const before = await state()
  const inbox = await api.threads.send({ query: { in: 'inbox' } })
  const done = await api.bulk.send({ body: { changes: [{ target: { in: 'inbox' }, set }] } })
  expect(done.conversations).toBe(inbox.length)
  expect(await state()).not.toEqual(before)
  await api.bulk.send({ body: { changes: done.undo } })
  expect(await state()).toEqual(before)
})

test('stars only the latest message of a conversation, and removes all its stars', async () => {
  const api = await as()
  const [one] = await api.threads.send({ query: { q: 'night-light' } })
  const threads = [one?.threadId ?? 0]
  await api.bulk.send({ body: { changes: [{ target: { threads }, set: { starred: true } }] } })
  const stars = async () => (await api.thread.send({ params: { id: threads[0] ?? 0 } })).map(({ starred }) => starred)
  expect(await stars()).toEqual([false, false, false, true])
  await api.bulk.send({ body: { changes: [{ target: { threads }, set: { starred: false } }] } })
  expect(await stars()).toEqual([false, false, false, false])
})

test('adds and removes labels, and undo restores the earlier labels', async () => {
  const api = await as()
  const before = await state()
  const { labels } = await api.facets.send()
  const [clients, hiring] = ['Clients', 'Hiring'].map((name) => labels.find((label) => label.name === name)?.id ?? 0)
  const threads = getThreadIds(await api.threads.send({ query: { in: 'inbox', limit: 8 } }))
  const set = { addLabels: [hiring ?? 0], removeLabels: [clients ?? 0] }
  const { undo } = await api.bulk.send({ body: { changes: [{ target: { threads }, set }] } })
  const changed = await api.threads.send({ query: { in: 'inbox', limit: 8 } })
  expect(changed.every((one) => one.labels.includes(hiring ?? 0) && !one.labels.includes(clients ?? 0))).toBe(true)
  await api.bulk.send({ body: { changes: undo } })
  expect(await state()).toEqual(before)
})

test('changes only the deleted messages of a conversation in the trash', async () => {
  const api = await as()
  const before = await state()
  const [one] = await api.threads.send({ query: { q: 'subject:"sixty days"' } })
  const threadId = one?.threadId ?? 0
  const [first] = await api.thread.send({ params: { id: threadId } })
  await api.edit.send({ params: { id: first?.id ?? 0 }, body: { trash: true } })
  expect(await api.threads.send({ query: { in: 'trash', q: 'subject:"sixty days"' } })).toMatchObject([
    { threadId, count: 1, trash: true },
  ])
  const target = { threads: [threadId], in: 'trash' as const }
  const { messages } = await api.bulk.send({ body: { changes: [{ target, set: { trash: false } }] } })
  expect(messages).toBe(1)
  expect(await state()).toEqual(before)
})

test('deletes drafts without the conversation that they reply to', async () => {
  const api = await as()
  const [draft] = await api.threads.send({ query: { in: 'drafts', q: 'anniversary' } })
  const threads = [draft?.threadId ?? 0]
  const { messages, undo } = await api.bulk.send({
    body: { changes: [{ target: { threads, in: 'drafts' }, set: { trash: true } }] },
  })
  expect(messages).toBe(1)
  expect(await api.threads.send({ query: { in: 'inbox', q: 'anniversary' } })).toMatchObject([{ count: 1, drafts: 0 }])
  await api.bulk.send({ body: { changes: undo } })
})

test('changes all messages that match a search in one call, but not those of other users', async () => {
  const api = await as()
  const [before, others] = [await state(), await state('u3')]
  const results = await api.threads.send({ query: { q: 'from:amina' } })
  const done = await api.bulk.send({ body: { changes: [{ target: { q: 'from:amina' }, set: { important: true } }] } })
  expect(done.conversations).toBe(results.length)
  const now = await state()
  const changed = now.filter(({ id, important }) => before.find((one) => one.id === id)?.important !== important)
  expect(new Set(changed.map(({ threadId }) => threadId))).toEqual(new Set(getThreadIds(results)))
  expect(await state('u3')).toEqual(others)
  await api.bulk.send({ body: { changes: done.undo } })
  expect(await state()).toEqual(before)
})

test('rejects the whole call for one conversation or message of another user', async () => {
  const [api, other] = [await as(), await as('u2')]
  const before = await state()
  const ownThreads = await api.threads.send()
  const otherThreads = await other.threads.send()
  const ownIds = new Set((await state()).map(({ threadId }) => threadId))
  const foreignThread = otherThreads.find(({ threadId }) => !ownIds.has(threadId))?.threadId ?? 0
  const [message] = await other.list.send()
  const set = { trash: true }
  const refused = [
    { target: { threads: [...getThreadIds(ownThreads), foreignThread] }, set },
    { target: { ids: [message?.id ?? 0] }, set },
    { target: { ids: [2_000_000_000] }, set },
    { target: { threads: [2_000_000_000] }, set },
  ]
  for (const change of refused) {
    const changes = [{ target: { in: 'inbox' as const }, set: { read: true } }, change]
    await expect(api.bulk.send({ body: { changes } })).rejects.toMatchObject({ status: 404 })
  }
  expect(await state()).toEqual(before)
})

test('rejects a label of another user', async () => {
  const [api, other] = [await as(), await as('u2')]
  const label = (await other.facets.send()).labels[0]?.id ?? 0
  const changes = [{ target: { in: 'inbox' as const }, set: { addLabels: [label] } }]
  await expect(api.bulk.send({ body: { changes } })).rejects.toMatchObject({ status: 422 })
})

test.each([
  {},
  { changes: [] },
  { changes: [{ target: { in: 'inbox' } }] },
  { changes: [{ target: { in: 'nowhere' }, set: {} }] },
  { changes: [{ target: { ids: [] }, set: {} }] },
  { changes: [{ target: { ids: ['1'] }, set: {} }] },
  { changes: [{ target: { ids: [1], colour: 'red' }, set: {} }] },
  { changes: [{ target: { ids: [1] }, set: { read: 'yes' } }] },
  { changes: [{ target: { ids: [1] }, set: { folder: 'sent' } }] },
  { changes: [{ target: { ids: [1] }, set: { owner: 'u2' } }] },
  { changes: [{ target: { ids: [1] }, set: { snoozedUntil: 'tomorrow' } }] },
  { changes: Array.from({ length: 201 }, () => ({ target: {}, set: {} })) },
])('rejects %j', async (body) => {
  const api = await as()
  const answer = await api.json('POST', '/bulk', body)
  expect([answer.status, new URL(email.base, 'http://atrium.test').pathname]).toEqual([422, email.base])
})
