import { expect, test } from 'vitest'
import { runtimeName } from '#testing/databases/runtimes.ts'
import { maxBlockedTime } from '#testing/inputs/server-blocking.ts'
import { serve } from '#testing/inputs/serve.ts'
import { type TicketDraft, tickets } from '../contract.ts'

const draft: TicketDraft = {
  ticketTitle: 'The kite lost its tail',
  ticketDescription: '<p>On the first day.</p>',
  requester: { name: 'Wilma Aldous', email: 'wilma@aldous.example' },
}
const createComment = (html: string, kind: 'reply' | 'note' = 'reply') => ({ kind, html: `<p>${html}</p>` })

test('records the first public reply as response, but not a note', async () => {
  const api = await serve(tickets)
  const params = { id: (await api.create.send({ body: draft })).id }
  const note = await api.comment.send({ params, body: createComment('Is there a spare tail?', 'note') })
  expect(note).toMatchObject({
    type: 'comment',
    kind: 'note',
    author: { id: 'u1', name: 'Inês Carvalho' },
    attachments: [],
  })
  expect(await api.show.send({ params })).toMatchObject({ firstResponseAt: null, commentCount: 1 })
  await api.comment.send({ params, body: createComment('It is on its way.') })
  const answered = await api.show.send({ params })
  expect(answered).toMatchObject({ firstResponseAt: expect.any(String), commentCount: 2, Status: 'Open' })
  expect(Date.parse(answered.dueAt) - Date.parse(answered.createdAt)).toBe(72 * 3_600_000)
  await api.comment.send({ params, body: createComment('And a second one.') })
  expect((await api.show.send({ params })).firstResponseAt).toBe(answered.firstResponseAt)
})

test('sets the status with a reply, and reopens a closed ticket', async () => {
  const api = await serve(tickets)
  const params = { id: (await api.create.send({ body: draft })).id }
  await api.comment.send({ params, body: { ...createComment('Which colour?'), Status: 'Pending' } })
  expect((await api.show.send({ params })).Status).toBe('Pending')
  await api.comment.send({ params, body: { ...createComment('Sent.'), Status: 'Closed' } })
  expect((await api.show.send({ params })).Status).toBe('Closed')
  await api.comment.send({ params, body: createComment('Filed.', 'note') })
  expect((await api.show.send({ params })).Status).toBe('Closed')
  await api.comment.send({ params, body: createComment('One more thing.') })
  expect(await api.show.send({ params })).toMatchObject({ Status: 'Open', closedAt: null })
  const fields = (await api.timeline.send({ params })).map((entry) =>
    entry.type === 'change' ? `${entry.from[0] ?? ''} > ${entry.to[0] ?? ''}` : entry.kind,
  )
  expect(fields).toEqual([
    ' > ',
    'reply',
    'Open > Pending',
    'reply',
    'Pending > Closed',
    'note',
    'reply',
    'Closed > Open',
  ])
})

test('records the requester’s reply as received, and reopens a closed ticket', async () => {
  const api = await serve(tickets)
  const agent = await api.as('agent')
  const body = {
    ...draft,
    assigneeId: 'u2',
    requester: { name: 'Amina Haddad', email: 'Amina.Haddad@larkmoor.example' },
  }
  const created = await api.create.send({ body })
  expect(created.requesterUserId).toBe('u3')
  const params = { id: created.id }
  await api.edit.send({ params, body: { Status: 'Closed' } })
  expect(await agent.comment.send({ params, body: createComment('Not yet.') })).toMatchObject({ kind: 'received' })
  expect((await api.show.send({ params })).Status).toBe('Open')
})

test('adds authors and mentioned people as watchers, and lets them stop watching', async () => {
  const api = await serve(tickets)
  const params = { id: (await api.create.send({ body: draft })).id }
  await api.comment.send({ params, body: createComment('@Jonas Ekholm, have you seen this?', 'note') })
  expect((await api.show.send({ params })).watcherIds).toEqual(['u1', 'u6'])
  expect((await api.watch.send({ params, body: { watching: false } })).watcherIds).toEqual(['u6'])
  expect((await api.watch.send({ params, body: { watching: false } })).watcherIds).toEqual(['u6'])
  await api.watch.send({ params, body: { watching: true } })
  expect((await api.watch.send({ params, body: { watching: true } })).watcherIds).toEqual(['u1', 'u6'])
  expect((await api.list.send({ query: { view: 'watching' } })).map(({ id }) => id)).toContain(params.id)
})

test('finds other tickets of a requester by person and by address', async () => {
  const api = await serve(tickets)
  const first = await api.create.send({ body: draft })
  const second = await api.create.send({
    body: { ...draft, requester: { id: '41', name: 'W.', email: 'WILMA@aldous.example' } },
  })
  const third = await api.create.send({ body: { ...draft, requester: { id: '41', email: 'other@aldous.example' } } })
  await api.edit.send({ params: { id: first.id }, body: { Status: 'Closed' } })
  const past = async (id: number) => (await api.past.send({ params: { id } })).map((one) => [one.id, one.Status])
  expect(await past(first.id)).toEqual([[second.id, 'Open']])
  expect((await past(second.id)).slice(0, 2)).toEqual([
    [third.id, 'Open'],
    [first.id, 'Closed'],
  ])
  await api.remove.send({ params: { id: first.id } })
  expect((await past(second.id)).map(([id]) => id)).not.toContain(first.id)
})

test('serves files of a ticket and its replies only with that ticket', async () => {
  const api = await serve(tickets)
  const upload = async (name: string) => {
    const response = await api.send(`/api/files?name=${name}`, {
      method: 'POST',
      body: 'a,b',
      headers: { 'content-type': 'text/csv' },
    })
    expect(response.status).toBe(201)
    return (await response.json()).id
  }
  const created = await api.create.send({ body: { ...draft, attachments: [await upload('tail.csv')] } })
  const params = { id: created.id }
  const reply = await api.comment.send({
    params,
    body: { ...createComment('See here'), attachments: [await upload('map.csv')] },
  })
  for (const file of [created.attachments[0], reply.attachments[0]]) {
    const response = await api.send(`${tickets.base}/${created.id}/files/${file?.id}`)
    expect([response.status, await response.text()]).toEqual([200, 'a,b'])
    expect(response.headers.get('content-disposition')).toContain(file?.name)
    expect((await api.send(`${tickets.base}/1/files/${file?.id}`)).status).toBe(404)
  }
  await expect(
    api.comment.send({ params, body: { ...createComment('x'), attachments: ['unknown-file-id'] } }),
  ).rejects.toMatchObject({ status: 422 })
  expect((await api.show.send({ params })).commentCount).toBe(1)
})

test('merges a duplicate: moves its conversation, closes it, and links both', async () => {
  const api = await serve(tickets)
  const target = await api.create.send({ body: draft })
  const source = await api.create.send({ body: { ...draft, ticketTitle: 'Kite again' } })
  await api.comment.send({ params: { id: source.id }, body: createComment('Asked twice', 'note') })
  const merge = () => api.merge.send({ params: { id: source.id }, body: { into: target.id } })
  const outcomes = await Promise.allSettled([merge(), merge()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

  const timeline = await api.timeline.send({ params: { id: target.id } })
  expect(timeline.filter((entry) => entry.type === 'comment')).toMatchObject([
    { kind: 'received', fromTicket: source.id, author: { name: 'Wilma Aldous' } },
    { kind: 'note', fromTicket: source.id },
  ])
  expect(timeline.at(-1)).toMatchObject({ field: 'mergedFrom', to: [String(source.id), 'Kite again'] })
  expect(await api.show.send({ params: { id: target.id } })).toMatchObject({ commentCount: 2, Status: 'Open' })
  const mergedTicket = await api.show.send({ params: { id: source.id } })
  expect(mergedTicket).toMatchObject({ Status: 'Closed', mergedInto: target.id, commentCount: 0 })
  expect((await api.timeline.send({ params: { id: source.id } })).at(-1)).toMatchObject({
    field: 'mergedInto',
    to: [String(target.id)],
  })
  expect((await api.edit.send({ params: { id: source.id }, body: { Status: 'Open' } })).mergedInto).toBeNull()

  const other = { params: { id: target.id } }
  await expect(api.merge.send({ ...other, body: { into: target.id } })).rejects.toMatchObject({ status: 422 })
  await expect(api.merge.send({ ...other, body: { into: 999_999 } })).rejects.toMatchObject({ status: 404 })
  await api.remove.send({ params: { id: source.id } })
  await expect(api.merge.send({ ...other, body: { into: source.id } })).rejects.toMatchObject({ status: 409 })
})

test('adds a comment once if it is sent again after a lost response', async () => {
  const api = await serve(tickets)
  const { id } = await api.create.send({ body: { ticketTitle: 'Lamp', requester: { email: 'edith@quay.example' } } })
  const comment = {
    params: { id },
    body: { kind: 'reply' as const, html: '<p>Which lamp?</p>', clientId: 'a'.repeat(32) },
  }
  const first = await api.comment.send(comment)
  expect(await api.comment.send(comment)).toEqual(first)
  expect((await api.show.send({ params: { id } })).commentCount).toBe(1)
  const other = { ...comment, body: { ...comment.body, html: '<p>Another text</p>' } }
  await expect(api.comment.send(other)).rejects.toMatchObject({ status: 409 })
})

test('shares macros, and lets authors and managers edit them', async () => {
  const api = await serve(tickets)
  const agent = await api.as('agent')
  const viewer = await api.as('viewer')
  const created = await agent.addMacro.send({
    body: { title: 'Thanks', html: '<p>Thank you, {{requester.name}}</p>' },
  })
  expect(await viewer.macros.send()).toContainEqual(created)
  const params = { id: created.id }
  expect((await agent.editMacro.send({ params, body: { title: 'Many thanks' } })).html).toBe(created.html)
  expect((await api.editMacro.send({ params, body: { html: '<p>Ok</p>' } })).title).toBe('Many thanks')
  const others = (await api.macros.send()).find(({ createdById }) => createdById !== 'u3')
  const otherMacro = { params: { id: others?.id ?? 0 } }
  await expect(agent.editMacro.send({ ...otherMacro, body: { title: 'Mine' } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(agent.removeMacro.send(otherMacro)).rejects.toMatchObject({ status: 403 })
  await expect(viewer.addMacro.send({ body: { title: 'A', html: '<p>B</p>' } })).rejects.toMatchObject({ status: 403 })
  await agent.removeMacro.send({ params })
  await expect(agent.removeMacro.send({ params })).rejects.toMatchObject({ status: 404 })
})

test('adds a comment in the same time in a long conversation', { timeout: 120_000 }, async () => {
  const api = await serve(tickets)
  const params = { id: (await api.create.send({ body: draft })).id }
  const long = createComment('lorem ipsum dolor '.repeat(5000), 'note')
  // The demo takes seconds for each, and its blocking is not measured.
  const commentCount = runtimeName() === 'demo' ? 6 : 60
  for (let count = 0; count < commentCount; count += 1) await api.comment.send({ params, body: long })
  expect(await maxBlockedTime(() => api.comment.send({ params, body: createComment('Short.', 'note') }))).toBeLessThan(
    60,
  )
})
