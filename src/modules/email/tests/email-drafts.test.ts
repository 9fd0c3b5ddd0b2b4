import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import type { BulkChange } from '../contract.ts'
import { Email } from '../contract-email.ts'
import { amina, ines, mailServer, statuses, tomasz } from './email-test-server.ts'

const as = mailServer(openRuntime)

test('deletes a draft for good in the version that a window knows, and refuses it in any other state', async () => {
  const [api, other] = [await as('u3'), await as('u2')]
  const body = { to: [tomasz], subject: 'Untouched' }
  const remove = ({ id, version }: { id: number; version: number }) =>
    api.remove.send({ params: { id }, query: { version } })
  const draft = await api.draft.send({ body })
  await remove(draft)
  await expect(api.show.send({ params: { id: draft.id } })).rejects.toMatchObject({ status: 404 })

  const [written, queued, sent, trashed] = [
    await api.draft.send({ body }),
    await api.draft.send({ body }),
    await api.draft.send({ body }),
    await api.draft.send({ body }),
  ]
  await api.saveDraft.send({ params: { id: written.id }, body: { subject: 'Written', version: written.version } })
  await api.send.send({ params: { id: queued.id }, body: { delay: 30 } })
  await api.send.send({ params: { id: sent.id }, body: { delay: 0 } })
  await api.edit.send({ params: { id: trashed.id }, body: { trash: true } })
  const read = () => Promise.all([written, queued, sent, trashed].map(({ id }) => api.show.send({ params: { id } })))
  const before = await read()
  expect(await statuses([written, queued, sent, trashed].map(remove))).toEqual([409, 409, 409, 409])
  expect(await read()).toEqual(before)
  const received = (await other.find('subject:untouched')) ?? draft
  const foreign = [draft, written].map(({ id, version }) => other.remove.send({ params: { id }, query: { version } }))
  const ownOfAnother = other.remove.send({ params: { id: received.id }, query: { version: received.version } })
  expect(await statuses([...foreign, ownOfAnother])).toEqual([404, 404, 404])
  expect((await api.request(`/api/data/email/${written.id}?version=x`, { method: 'DELETE' })).status).toBe(422)
  await api.unsend.send({ params: { id: queued.id } })
})

test('a draft that forwards a message stays in its conversation, but is no reply to it', async () => {
  const [api, other] = [await as(), await as('u2')]
  await other.post({ to: [ines], subject: 'Cracked glaze' })
  const received = Email.parse(await api.find('subject:"cracked glaze"'))
  const forward = await api.draft.send({ body: { to: [amina], subject: 'Fwd: Cracked glaze', forwards: received.id } })
  expect(forward).toMatchObject({ threadId: received.threadId, inReplyTo: null })
  const reply = await api.draft.send({ body: { to: [tomasz], inReplyTo: received.id } })
  expect(reply).toMatchObject({ threadId: received.threadId, inReplyTo: received.id })
})

test('a copy of a draft that was changed elsewhere keeps its conversation and its files', async () => {
  const [api, other] = [await as(), await as('u2')]
  const file = await other.upload('glaze.txt', 'cobalt')
  await other.post({ to: [ines], subject: 'Cobalt glaze', attachments: [file.id] })
  const received = Email.parse(await api.find('subject:"cobalt glaze"'))
  const attachments = [file.id]
  const forward = await api.draft.send({ body: { forwards: received.id, attachments } })
  const copy = await api.draft.send({ body: { copyOf: forward.id, subject: 'Mine', attachments } })
  expect(copy).toMatchObject({ threadId: received.threadId, attachments: [file] })
  const reply = await api.draft.send({ body: { inReplyTo: received.id } })
  const copiedReply = await api.draft.send({ body: { copyOf: reply.id, inReplyTo: received.id } })
  expect(copiedReply).toMatchObject({ threadId: received.threadId, inReplyTo: received.id })

  const alone = await api.draft.send({ body: { subject: 'Alone' } })
  expect((await api.draft.send({ body: { copyOf: alone.id } })).threadId).not.toBe(alone.threadId)
  await api.remove.send({ params: { id: reply.id }, query: { version: reply.version } })
  const orphan = await api.draft.send({ body: { copyOf: reply.id, inReplyTo: received.id } })
  expect(orphan.threadId).toBe(received.threadId)
})

test('rejects a copy of a received message, and gives nothing of another user’s draft', async () => {
  const [api, other] = [await as(), await as('u2')]
  const file = await other.upload('secret.txt', 'secret')
  await other.post({ to: [ines], subject: 'Secret glaze', attachments: [file.id] })
  const received = Email.parse(await api.find('subject:"secret glaze"'))
  const foreign = await other.draft.send({ body: { attachments: [file.id] } })
  const attachments = [file.id]
  const tries = [
    api.draft.send({ body: { copyOf: received.id } }),
    api.draft.send({ body: { copyOf: received.id, attachments } }),
    api.draft.send({ body: { copyOf: foreign.id, attachments } }),
  ]
  expect(await statuses(tries)).toEqual([422, 422, 422])
  expect((await api.json('POST', '/drafts', { copyOf: 'x' })).status).toBe(422)
  const copy = await api.draft.send({ body: { copyOf: foreign.id } })
  expect(copy.threadId).not.toBe(foreign.threadId)
})

test('undo of deleting a scheduled message schedules it again, until its time has passed', async () => {
  const api = await as('u3')
  const schedule = async (subject: string, body: { sendAt: string } | { delay: number }) => {
    const { id } = await api.draft.send({ body: { to: [tomasz], subject } })
    return api.send.send({ params: { id }, body })
  }
  const bulk = (changes: BulkChange[]) => api.bulk.send({ body: { changes } })
  const trash = ({ id }: { id: number }) => bulk([{ target: { ids: [id] }, set: { trash: true } }])
  const sendAt = new Date(Date.now() + 86_400_000).toISOString()
  const later = await schedule('Kiln tomorrow', { sendAt })
  const undone = await bulk((await trash(later)).undo)
  expect(undone.unsent).toBe(0)
  expect(await api.show.send({ params: { id: later.id } })).toMatchObject({ state: 'queued', folder: 'sent', sendAt })
  await bulk(undone.undo)
  expect(await api.show.send({ params: { id: later.id } })).toMatchObject({ state: 'draft', trash: true })

  const soon = await schedule('Kiln now', { delay: 1 })
  const { undo } = await trash(soon)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(await bulk(undo)).toMatchObject({ unsent: 1 })
  expect(await api.show.send({ params: { id: soon.id } })).toMatchObject({ state: 'draft', trash: false })
})

test('rejects a bulk change that sends too late or without the right to send', async () => {
  const [api, viewer] = [await as(), await as('u4')]
  const { id } = await api.draft.send({ body: { to: [tomasz] } })
  const set = { sendAt: new Date(Date.now() + 400 * 86_400_000).toISOString() }
  const send = (from: typeof api) => from.bulk.send({ body: { changes: [{ target: { ids: [id] }, set }] } })
  expect(await statuses([send(api), send(viewer)])).toEqual([422, 403])
  const changes = [{ target: { ids: [id] }, set: { sendAt: 'soon' } }]
  expect((await api.json('POST', '/bulk', { changes })).status).toBe(422)
  expect(await api.show.send({ params: { id } })).toMatchObject({ state: 'draft' })
})

test('a draft that is created again after lost responses is saved once, unless another window has saved it', async () => {
  const [api, other] = [await as('u3'), await as('u2')]
  const clientId = 'lost-response-1'
  const create = (subject: string) => api.draft.send({ body: { to: [tomasz], subject, clientId } })
  const first = await create('Kite')
  expect(await create('Kite and string')).toMatchObject({ id: first.id, version: first.version + 1 })
  const third = await create('Kite and strings')
  expect(third).toMatchObject({ id: first.id, subject: 'Kite and strings', version: first.version + 2 })
  expect((await other.draft.send({ body: { subject: 'Of another', clientId } })).id).not.toBe(first.id)
  await api.saveDraft.send({ params: { id: first.id }, body: { subject: 'Elsewhere', version: third.version } })
  const copy = await create('Kite')
  expect(copy.id).not.toBe(first.id)
  expect(await api.show.send({ params: { id: first.id } })).toMatchObject({ subject: 'Elsewhere' })
  // Nor is what has been sent or moved to the trash, and the text is kept.
  await api.send.send({ params: { id: copy.id }, body: { delay: 30 } })
  const again = await create('Kite again')
  await api.edit.send({ params: { id: again.id }, body: { trash: true } })
  const last = await create('Last kite')
  expect(new Set([first.id, copy.id, again.id, last.id]).size).toBe(4)
  await api.unsend.send({ params: { id: copy.id } })
  expect((await api.json('POST', '/drafts', { subject: 'x', clientId: 'no key!' })).status).toBe(422)
})

test('a call replaces what an earlier one of its own has saved, and never the text of another window', async () => {
  const api = await as('u3')
  const create = (subject: string, clientId: string, earlierClientIds?: string[]) =>
    api.draft.send({ body: { to: [tomasz], subject, clientId, ...(earlierClientIds && { earlierClientIds }) } })
  const lost = await create('Hello', 'hello-key')
  // Both windows know of this call, and neither of a further one of the other.
  const first = await create('Hello Ana', 'hello-ana-key', ['other-key', 'hello-key'])
  expect(first).toMatchObject({ id: lost.id, subject: 'Hello Ana' })
  expect(await create('Hello Ana', 'hello-ana-key', ['hello-key'])).toMatchObject({ id: lost.id })
  const second = await create('Hello Bea', 'hello-bea-key', ['hello-key'])
  expect(second.id).not.toBe(first.id)
  expect(await api.show.send({ params: { id: first.id } })).toMatchObject({ subject: 'Hello Ana' })
  expect((await api.json('POST', '/drafts', { clientId: 'hello-key', earlierClientIds: ['no key!'] })).status).toBe(422)
})

test('sends no version that its author has not seen', async () => {
  const api = await as('u3')
  const { id, version } = await api.draft.send({ body: { to: [tomasz], subject: 'Hello' } })
  const params = { id }
  await api.saveDraft.send({ params, body: { subject: 'Elsewhere', version } })
  await expect(api.send.send({ params, body: { version } })).rejects.toMatchObject({ status: 409 })
  expect(await api.show.send({ params })).toMatchObject({ state: 'draft', subject: 'Elsewhere' })
  expect(await api.send.send({ params, body: { version: version + 1, delay: 30 } })).toMatchObject({ state: 'queued' })
})

test('calls that create a draft at the same time create one', async () => {
  const api = await as('u3')
  const file = await api.upload('kite.txt', 'A kite')
  const create = (subject: string) =>
    api.draft.send({ body: { to: [tomasz], subject, attachments: [file.id], clientId: 'at-the-same-time' } })
  const drafts = await Promise.all(['One', 'Two', 'Three'].map(create))
  expect(new Set(drafts.map(({ id }) => id)).size).toBe(1)
  expect(drafts.map(({ version }) => version).toSorted()).toEqual([1, 2, 3])
})
