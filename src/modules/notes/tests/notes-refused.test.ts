import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { notes } from '../contract.ts'

const { base } = notes

const statuses = async (tries: Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).map((answer) => (answer.status === 'rejected' ? answer.reason.status : 'allowed'))

test('answers 404 for notes of other users, as for unknown ids', async () => {
  const admin = await serve(notes)
  const agent = await admin.as('agent')
  const [adminNote] = await admin.list.send()
  const agentNote = (await agent.list.send()).find(({ collaborators }) => collaborators.length === 0)
  const params = { id: agentNote?.id ?? 0 }
  expect(params.id).toBeGreaterThan(0)
  const tries = [
    admin.show.send({ params }),
    admin.edit.send({ params, body: { title: 'Mine now' } }),
    admin.edit.send({ params, body: { reminderAt: '2031-03-02T08:00:00Z' } }),
    admin.editItems.send({ params, body: { remove: ['i1'] } }),
    admin.move.send({ params, body: { side: 'before', of: adminNote?.id ?? 0 } }),
    admin.move.send({ params: { id: adminNote?.id ?? 0 }, body: { side: 'before', of: params.id } }),
    admin.duplicate.send({ params }),
    admin.share.send({ params, body: { userIds: [adminNote?.owner.id ?? ''] } }),
    admin.unshare.send({ params: { ...params, user: agentNote?.owner.id ?? '' } }),
    admin.remove.send({ params }),
    admin.purge.send({ params }),
  ]
  expect(await statuses(tries)).toEqual(tries.map(() => 404))
  await admin.emptyTrash.send()

  expect(await agent.show.send({ params })).toEqual(agentNote)
  const ids = new Set((await admin.list.send()).map(({ id }) => id))
  const common = (await agent.list.send()).filter(({ id }) => ids.has(id))
  expect(common.filter(({ collaborators }) => collaborators.length === 0)).toEqual([])
})

test('lets a viewer read their notes, but not change them', async () => {
  const viewer = await serve(notes, { as: 'viewer' })
  const [ownNote] = await viewer.list.send()
  const params = { id: ownNote?.id ?? 0 }
  expect(await viewer.show.send({ params })).toEqual(ownNote)
  const tries = [
    viewer.create.send({ body: { title: 'No' } }),
    viewer.edit.send({ params, body: { title: 'No' } }),
    viewer.edit.send({ params, body: { reminderAt: null } }),
    viewer.editItems.send({ params, body: {} }),
    viewer.move.send({ params, body: { side: 'after', of: params.id } }),
    viewer.duplicate.send({ params }),
    viewer.remove.send({ params }),
    viewer.purge.send({ params }),
    viewer.emptyTrash.send(),
  ]
  expect(await statuses(tries)).toEqual(tries.map(() => 403))
})

test('lets managers and agents write their own notes', async () => {
  const admin = await serve(notes)
  for (const role of ['manager', 'agent'] as const) {
    const api = await admin.as(role)
    const { id } = await api.create.send({ body: { title: 'Own' } })
    await expect(admin.show.send({ params: { id } })).rejects.toMatchObject({ status: 404 })
    await api.remove.send({ params: { id } })
  }
})

const item = { id: '1', text: 'x', done: false }

test.each<[string, unknown]>([
  ['nothing', {}],
  ['a blank title and nothing else', { title: '  ', text: ' \n' }],
  ['a title that is a number', { title: 1 }],
  ['a colour that is none', { title: 'x', color: 'pink' }],
  ['a field that is none', { title: 'x', ownerId: 'u2' }],
  ['an owner', { title: 'x', owner: { id: 'u2', name: '', avatar: '' } }],
  ['collaborators', { title: 'x', collaborators: [] }],
  ['an id', { title: 'x', id: 7 }],
  ['a long title', { title: 'x'.repeat(201) }],
  ['a long text', { title: 'x', text: 'x'.repeat(20_001) }],
  ['half a character', { title: 'x\ud800' }],
  ['half a character in an item', { title: 'x', items: [{ ...item, text: '\udfff' }] }],
  ['a NUL', { title: 'x\0y' }],
  ['a NUL in a label', { title: 'x', labels: ['a\0'] }],
  ['a label with a line break', { title: 'x', labels: ['a\nb'] }],
  ['a blank label', { title: 'x', labels: [' '] }],
  ['many labels', { title: 'x', labels: Array.from({ length: 21 }, (_, number) => `l${number}`) }],
  ['many items', { title: 'x', items: Array.from({ length: 201 }, (_, number) => ({ ...item, id: `${number}` })) }],
  ['an item twice', { title: 'x', items: [item, item] }],
  ['an item with a field that is none', { title: 'x', items: [{ ...item, indent: 1 }] }],
  ['a reminder that is no moment', { title: 'x', reminderAt: 'tomorrow' }],
  ['a reminder on a day that does not exist', { title: 'x', reminderAt: '2031-02-30T08:00:00Z' }],
  ['a reminder without a time zone', { title: 'x', reminderAt: '2031-03-02T08:00' }],
  ['a reminder that is a number', { title: 'x', reminderAt: 1_930_000_000 }],
  ['the time of a notice', { title: 'x', remindedAt: null }],
  ['an array', [{ title: 'x' }]],
  ['null', null],
])('rejects %s', async (_, body) => {
  const api = await serve(notes)
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await api.send(base, init)
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

test('rejects invalid queries, ids, bodies and methods', async () => {
  const api = await serve(notes)
  const before = await api.list.send()
  const json = { 'content-type': 'application/json' }
  const [first] = before
  const status = async (path: string, init?: RequestInit) => (await api.send(`${base}${path}`, init)).status
  const patch = (body: string, headers: HeadersInit = json) =>
    status(`/${first?.id}`, { method: 'PATCH', body, headers })

  for (const query of [
    '?nope=1',
    '?sort=ownerId',
    '?color=pink',
    '?pinned=perhaps',
    '?limit=0',
    '?limit=1001',
    '?page=0',
    '?label=',
    '?reminder=soon',
  ]) {
    expect(await status(query), query).toBe(422)
  }
  for (const id of ['0', '-1', '1.5', 'x', '999999', '2147483648', '99999999999999999999']) {
    expect(await status(`/${id}`), id).toBe(404)
    expect(await status(`/${id}`, { method: 'DELETE' }), id).toBe(404)
    expect(await status(`/trash/${id}`, { method: 'DELETE' }), id).toBe(404)
  }
  expect(await patch('{"position":1}')).toBe(422)
  expect(await patch('{"datef":"2026-01-01T00:00:00Z"}')).toBe(422)
  expect(await patch('{"deleted":"yes"}')).toBe(422)
  expect(await patch('{"reminderAt":""}')).toBe(422)
  expect(await patch('{"reminderAt":"2031-03-02"}')).toBe(422)
  expect(await patch('{"remindedAt":null}')).toBe(422)
  expect(await patch('{"collaborators":[]}')).toBe(422)
  expect(await patch('{"title":"x","base":{"ownerId":"u1"}}')).toBe(422)
  expect(await patch('{"title":"x","base":"x"}')).toBe(422)
  expect(await patch('{')).toBe(400)
  expect(await patch('{}', { 'content-type': 'text/plain' })).toBe(415)
  expect(await patch(JSON.stringify({ text: 'x'.repeat(1_100_000) }))).toBe(413)
  expect(await status('', { method: 'PUT' })).toBe(405)
  expect(await api.list.send()).toEqual(before)
})

test('applies concurrent equal calls once', async () => {
  const api = await serve(notes)
  const created = await Promise.all(
    Array.from({ length: 8 }, (_, number) => api.create.send({ body: { title: `${number}` } })),
  )
  expect(new Set(created.map(({ id }) => id)).size).toBe(8)
  const params = { id: created[0]?.id ?? 0 }
  await Promise.all(created.map(() => api.edit.send({ params, body: { deleted: true } })))
  expect(await api.show.send({ params })).toMatchObject({ deleted: true })
  await Promise.all(created.map(() => api.remove.send({ params })))
  expect(await api.show.send({ params })).toMatchObject({ deleted: true })
  const removals = await Promise.allSettled(created.map(() => api.purge.send({ params })))
  expect(removals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
