import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { maxLabels } from '../contract-email.ts'
import { mailServer, statuses, tomasz } from './email-test-server.ts'

const as = mailServer(openRuntime)

test('answers 404 for the mail of another user, as for unknown ids', async () => {
  const [api, other] = [await as(), await as('u2')]
  const [ownThreads, otherThreads] = [await api.list.send(), await other.list.send()]
  const ownThreadIds = new Set(
    (await api.list.send({ query: { q: 'in:anywhere', limit: 200 } })).map(({ threadId }) => threadId),
  )
  const foreign = otherThreads.find(({ threadId }) => !ownThreadIds.has(threadId))
  const draft = await other.draft.send({ body: { to: [tomasz] } })
  const label = (await other.facets.send()).labels[0]?.id ?? 0
  const params = { id: otherThreads[0]?.id ?? 0 }
  const tries = [
    api.show.send({ params }),
    api.edit.send({ params, body: { starred: true } }),
    api.remove.send({ params }),
    api.thread.send({ params: { id: foreign?.threadId ?? 0 } }),
    api.purge.send({ body: { target: { threads: [foreign?.threadId ?? 0] } } }),
    api.purge.send({ body: { target: { ids: [params.id] } } }),
    api.show.send({ params: { id: draft.id } }),
    api.saveDraft.send({ params: { id: draft.id }, body: { subject: 'Mine', version: draft.version } }),
    api.send.send({ params: { id: draft.id }, body: {} }),
    api.unsend.send({ params: { id: draft.id } }),
    api.editLabel.send({ params: { id: label }, body: { name: 'Mine' } }),
    api.removeLabel.send({ params: { id: label } }),
    api.show.send({ params: { id: 2_000_000_000 } }),
    api.thread.send({ params: { id: 2_000_000_000 } }),
  ]
  expect(await statuses(tries)).toEqual(tries.map(() => 404))
  expect(
    await statuses([
      api.draft.send({ body: { inReplyTo: params.id } }),
      api.draft.send({ body: { forwards: params.id } }),
    ]),
  ).toEqual([422, 422])
  const ids = new Set(ownThreads.map(({ id }) => id))
  expect(otherThreads.filter(({ id }) => ids.has(id))).toEqual([])
  expect(await other.show.send({ params })).toEqual(otherThreads[0])
})

test('does not edit, send or withdraw a received message', async () => {
  const api = await as()
  const received = (await api.list.send({ query: { in: 'inbox' } }))[0]
  const params = { id: received?.id ?? 0 }
  const tries = [
    api.saveDraft.send({ params, body: { subject: 'Other words', version: 1 } }),
    api.send.send({ params, body: {} }),
    api.unsend.send({ params }),
  ]
  expect(await statuses(tries)).toEqual([404, 404, 404])
})

test('lets a viewer read their mail, but change nothing', async () => {
  const api = await as('u4')
  const before = await api.list.send({ query: { q: 'in:anywhere', limit: 200 } })
  const params = { id: before[0]?.id ?? 0 }
  expect(await api.show.send({ params })).toEqual(before[0])
  expect((await api.thread.send({ params: { id: before[0]?.threadId ?? 0 } })).length).toBeGreaterThan(0)
  expect((await api.facets.send()).folders.inbox.total).toBeGreaterThan(0)
  const tries = [
    api.edit.send({ params, body: { read: true } }),
    api.bulk.send({ body: { changes: [{ target: { in: 'inbox' }, set: { read: true } }] } }),
    api.remove.send({ params }),
    api.purge.send({ body: { target: { in: 'trash' } } }),
    api.emptyTrash.send(),
    api.emptySpam.send(),
    api.draft.send({ body: {} }),
    api.saveDraft.send({ params, body: { version: 1 } }),
    api.send.send({ params, body: {} }),
    api.unsend.send({ params }),
    api.createLabel.send({ body: { name: 'Mine' } }),
    api.editLabel.send({ params, body: { name: 'Mine' } }),
    api.removeLabel.send({ params }),
    api.saveSettings.send({ body: { undoSeconds: 5 } }),
  ]
  expect(await statuses(tries)).toEqual(tries.map(() => 403))
  expect(await api.list.send({ query: { q: 'in:anywhere', limit: 200 } })).toEqual(before)
})

test.each(['u2', 'u3'])('%s, a manager or an agent, can send mail', async (user) => {
  const api = await as(user)
  expect(await api.post({ to: [tomasz], subject: 'Written' })).toMatchObject({ state: 'sent' })
})

test('rejects attachments that another user uploaded or that do not exist', async () => {
  const [api, other] = [await as(), await as('u2')]
  const otherThreads = await other.upload('secret.txt', 'secret')
  const draft = await api.draft.send({ body: {} })
  const tries = [
    api.draft.send({ body: { attachments: [otherThreads.id] } }),
    api.draft.send({ body: { attachments: ['00000000-0000-4000-8000-000000000000'] } }),
    api.draft.send({ body: { attachments: ['../../etc/passwd'] } }),
    api.saveDraft.send({ params: { id: draft.id }, body: { attachments: [otherThreads.id], version: draft.version } }),
  ]
  expect(await statuses(tries)).toEqual([422, 422, 422, 422])
  expect(await api.show.send({ params: { id: draft.id } })).toEqual(draft)
})

test('rejects the attachments of the original in a reply, and accepts them in a forward', async () => {
  const [api, other] = [await as(), await as('u2')]
  const file = await other.upload('plan.txt', 'plan')
  await other.post({
    to: [{ name: '', email: 'ines.carvalho@larkmoor.example' }],
    subject: 'Plan',
    attachments: [file.id],
  })
  const received = await api.find('subject:plan from:tomasz')
  const inReplyTo = received?.id ?? 0
  await expect(api.draft.send({ body: { inReplyTo, attachments: [file.id] } })).rejects.toMatchObject({ status: 422 })
  expect((await api.draft.send({ body: { forwards: inReplyTo, attachments: [file.id] } })).attachments).toEqual([file])
})

test.each([
  { to: 'tomasz' },
  { to: [{ email: 'tomasz' }] },
  { to: [{ name: 'T', email: 'not an address' }] },
  { to: [{ name: 'T', email: 't@b.example', role: 'admin' }] },
  { to: Array.from({ length: 101 }, (_, index) => ({ name: '', email: `a${index}@b.example` })) },
  { to: [{ name: 'T', email: 't@b.example\r\nBcc: x@y.example' }] },
  { subject: 7 },
  { subject: 'x'.repeat(501) },
  { body: 'x'.repeat(200_001) },
  { attachments: Array.from({ length: 21 }, (_, index) => `aaaaaaaa-${index}`) },
  { from: { name: 'Boss', email: 'boss@larkmoor.example' } },
  { inReplyTo: -1 },
  { inReplyTo: '1' },
  { state: 'sent' },
  { body: '\u0000' },
])('rejects a draft with %j', async (body) => {
  const api = await as()
  expect((await api.json('POST', '/drafts', body)).status).toBe(422)
})

test('removes line breaks from a subject, so that it cannot add headers', async () => {
  const api = await as()
  const draft = await api.draft.send({ body: { subject: 'Hello\r\nBcc: x@y.example' } })
  expect(draft.subject).toBe('Hello Bcc: x@y.example')
})

test.each([
  ['POST', '/drafts/1/send', { delay: 31 }],
  ['POST', '/drafts/1/send', { delay: -1 }],
  ['POST', '/drafts/1/send', { delay: 'soon' }],
  ['POST', '/drafts/1/send', { version: 'last' }],
  ['POST', '/drafts/1/send', { sendAt: 'tomorrow' }],
  ['POST', '/purge', {}],
  ['POST', '/purge', { target: { threads: ['1'] } }],
  ['POST', '/purge', { target: { threads: [] } }],
  ['PATCH', '/drafts/1', {}],
  ['PATCH', '/drafts/1', { version: '1' }],
  ['PATCH', '/1', { starred: 'yes' }],
  ['PATCH', '/1', { folder: 'draft' }],
  ['PATCH', '/1', { subject: 'Other' }],
  ['PATCH', '/1', { labels: ['Clients'] }],
  ['PATCH', '/1', { snoozedUntil: 1 }],
  ['POST', '/labels', {}],
  ['POST', '/labels', { name: ' ' }],
  ['POST', '/labels', { name: 'x'.repeat(41) }],
  ['POST', '/labels', { name: 'Fine', color: '#ff0000' }],
  ['PUT', '/settings', { undoSeconds: 7 }],
  ['PUT', '/settings', { signature: 'x'.repeat(20_001) }],
  ['PUT', '/settings', { theme: 'dark' }],
])('rejects %s %s with %j', async (method, path, body) => {
  const api = await as()
  expect((await api.json(method, path, body)).status).toBe(422)
})

test.each(['?in=nowhere', '?page=0', '?limit=201', '?label=x', '?colour=red', `?q=${'x'.repeat(501)}`])(
  'rejects the query %s for lists',
  async (query) => {
    const api = await as()
    expect((await api.request(`/api/data/email/threads${query}`)).status).toBe(422)
    expect((await api.request(`/api/data/email${query}`)).status).toBe(422)
  },
)

test('answers 404 for malformed ids and 400 for malformed JSON', async () => {
  const api = await as()
  for (const id of ['0', '-1', 'x', '1.5', '99999999999']) {
    expect((await api.request(`/api/data/email/${id}`)).status).toBe(404)
    expect((await api.request(`/api/data/email/threads/${id}`)).status).toBe(404)
  }
  const headers = { 'content-type': 'application/json' }
  const broken = await api.request('/api/data/email/drafts', { method: 'POST', headers, body: '{"to":' })
  expect(broken.status).toBe(400)
})

test('rejects a second label of the same name, and more labels than the maximum', async () => {
  const api = await as('u7')
  await api.createLabel.send({ body: { name: 'Été' } })
  const tries = ['été', 'ETE', 'Été '].map((name) => api.createLabel.send({ body: { name } }))
  expect(await statuses(tries)).toEqual([409, 409, 409])
  const other = await api.createLabel.send({ body: { name: 'Winter' } })
  await expect(api.editLabel.send({ params: { id: other.id }, body: { name: 'Ete' } })).rejects.toMatchObject({
    status: 409,
  })
  expect(await api.editLabel.send({ params: { id: other.id }, body: { name: 'WINTER' } })).toMatchObject({
    name: 'WINTER',
  })
  const { length } = (await api.facets.send()).labels
  for (let index = length; index < maxLabels; index += 1)
    await api.createLabel.send({ body: { name: `Label ${index}` } })
  await expect(api.createLabel.send({ body: { name: 'One more' } })).rejects.toMatchObject({ status: 422 })
})
