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
