import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { tickets } from '../contract.ts'

const { base } = tickets

const json = (body: unknown, method = 'POST') => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const many = (count: number, of: unknown) => Array.from({ length: count }, () => of)
const requester = { email: 'a@b.example' }
const good = { ticketTitle: 'A', requester }

type Served = Awaited<ReturnType<typeof serve<(typeof tickets)['endpoints']>>>

const readState = async (api: Served) => [await api.list.send(), await api.facets.send(), await api.macros.send()]

type Case = readonly [method: string, path: string, body: unknown, at: string]

/** Returns the requests that were not rejected with an error at the given field. */
async function notRefused(api: Served, cases: readonly Case[]) {
  const answers = []
  for (const [method, path, body, at] of cases) {
    const response = await api.send(`${base}${path}`, json(body, method))
    const { issues = [] } = await response.json()
    const isRefused = response.status === 422 && issues.some((issue: { path: string }) => issue.path === at)
    if (!isRefused) answers.push([method, path, body, response.status, issues])
  }
  return answers
}

test('rejects an invalid ticket at its field, and creates nothing', async () => {
  const api = await serve(tickets)
  const before = await readState(api)
  const cases = (
    [
      [{}, 'ticketTitle'],
      [{ ticketTitle: 'A' }, 'requester'],
      [{ ...good, ticketTitle: '' }, 'ticketTitle'],
      [{ ...good, ticketTitle: '  ' }, 'ticketTitle'],
      [{ ...good, ticketTitle: 7 }, 'ticketTitle'],
      [{ ...good, ticketTitle: 'x'.repeat(201) }, 'ticketTitle'],
      [{ ...good, ticketTitle: 'A\0B' }, ''],
      [{ ...good, ticketDescription: null }, 'ticketDescription'],
      [{ ...good, ticketDescription: 'x'.repeat(200_001) }, 'ticketDescription'],
      [{ ...good, requester: { email: 'nobody' } }, 'requester.email'],
      [{ ...good, requester: { ...requester, id: 4 } }, 'requester.id'],
      [{ ...good, requester: { ...requester, extra: 1 } }, 'requester.extra'],
      [{ ...good, requester: null }, 'requester'],
      [{ ...good, requester: { ...requester, picture: 'https://host.example/a.png' } }, 'requester.picture'],
      [{ ...good, requester: { ...requester, picture: '//host.example/a.png' } }, 'requester.picture'],
      [{ ...good, priority: 'top' }, 'priority'],
      [{ ...good, team: 'sales' }, 'team'],
      [{ ...good, labels: 'VIP' }, 'labels'],
      [{ ...good, labels: many(21, 'x') }, 'labels'],
      [{ ...good, labels: [''] }, 'labels.0'],
      [{ ...good, assigneeId: 5 }, 'assigneeId'],
      [{ ...good, assigneeId: 'u99' }, 'assigneeId'],
      [{ ...good, attachments: ['x'] }, 'attachments.0'],
      [{ ...good, attachments: many(21, 'abcdefgh1') }, 'attachments'],
      [{ ...good, attachments: ['no-such-upload'] }, 'attachments.0'],
      [{ ...good, Status: 'Closed' }, 'Status'],
      [{ ...good, id: 1 }, 'id'],
      [{ ...good, createdById: 'u2' }, 'createdById'],
      [[], ''],
      ['"text"', ''],
    ] as const
  ).map(([body, at]): Case => ['POST', '', body, at])
  expect(await notRefused(api, cases)).toEqual([])
  expect(await readState(api)).toEqual(before)
})

test('rejects invalid changes at their field', async () => {
  const api = await serve(tickets)
  const before = await readState(api)
  const cases: Case[] = [
    ['PATCH', '/1', { ticketTitle: '' }, 'ticketTitle'],
    ['PATCH', '/1', { Status: 'open' }, 'Status'],
    ['PATCH', '/1', { Status: null }, 'Status'],
    ['PATCH', '/1', { deleted: 'yes' }, 'deleted'],
    ['PATCH', '/1', { updatedAt: '2026-01-01T00:00:00.000Z' }, 'updatedAt'],
    ['PATCH', '/1', { assigneeId: '' }, 'assigneeId'],
    ['PATCH', '/1', { assigneeId: 'u99' }, 'assigneeId'],
    ['POST', '/1/comments', {}, 'kind'],
    ['POST', '/1/comments', { kind: 'received', html: '<p>x</p>' }, 'kind'],
    ['POST', '/1/comments', { kind: 'note', html: '' }, 'html'],
    ['POST', '/1/comments', { kind: 'note', html: '<p> </p>' }, 'html'],
    ['POST', '/1/comments', { kind: 'note', html: '<script>x</script>' }, 'html'],
    ['POST', '/1/comments', { kind: 'note', html: 'x'.repeat(200_001) }, 'html'],
    ['POST', '/1/comments', { kind: 'reply', html: 'x', Status: 'Done' }, 'Status'],
    ['PUT', '/1/watch', { watching: 1 }, 'watching'],
    ['PUT', '/1/watch', { watching: true, userId: 'u2' }, 'userId'],
    ['POST', '/1/merge', { into: '2' }, 'into'],
    ['POST', '/1/merge', { into: 2_147_483_648 }, 'into'],
    ['POST', '/1/merge', {}, 'into'],
    ['POST', '/macros', { title: '', html: 'x' }, 'title'],
    ['POST', '/macros', { title: 'A', html: 'x'.repeat(20_001) }, 'html'],
    ['PATCH', '/macros/1', { createdById: 'u2' }, 'createdById'],
    ['POST', '/bulk', { ids: [] }, 'ids'],
    ['POST', '/bulk', { ids: many(1001, 1) }, 'ids'],
    ['POST', '/bulk', { ids: ['1'] }, 'ids.0'],
    ['POST', '/bulk', { ids: [1.5] }, 'ids.0'],
    ['POST', '/bulk', { ids: [1], ticketTitle: 'All the same' }, 'ticketTitle'],
    ['POST', '/bulk', { ids: [1], addLabels: [''] }, 'addLabels.0'],
  ]
  expect(await notRefused(api, cases)).toEqual([])
  expect(await readState(api)).toEqual(before)
})

test('rejects invalid queries, unknown ids and other methods', async () => {
  const api = await serve(tickets)
  for (const query of [
    'currentFilter=open',
    'view=all',
    'sort=deletedAt',
    'page=0',
    'limit=1001',
    'limit=ten',
    'priority=top',
    'deleted=perhaps',
    'colour=red',
    `q=${'x'.repeat(201)}`,
    `ticketSearch=${'x'.repeat(201)}`,
  ])
    expect([query, (await api.send(`${base}?${query}`)).status]).toEqual([query, 422])
  expect((await api.send(`${base}/counts?sort=id`)).status).toBe(422)

  for (const path of [
    '/x',
    '/999999',
    '/999999/timeline',
    '/999999/past',
    '/999999/files/some-file-id',
    '/1/files/some-file-id',
  ])
    expect([path, (await api.send(`${base}${path}`)).status]).toEqual([path, 404])
  const note = { kind: 'note', html: '<p>x</p>' }
  for (const [method, path, body] of [
    ['PATCH', '/999999', { priority: 'low' }],
    ['DELETE', '/999999', undefined],
    ['POST', '/999999/comments', note],
    ['PUT', '/999999/watch', { watching: true }],
    ['POST', '/999999/merge', { into: 1 }],
    ['POST', '/bulk', { ids: [999_999], priority: 'low' }],
    ['PATCH', '/macros/999999', { title: 'x' }],
    ['DELETE', '/macros/999999', undefined],
  ] as const)
    expect([path, (await api.send(`${base}${path}`, body ? json(body, method) : { method })).status]).toEqual([
      path,
      404,
    ])
  expect((await api.send(`${base}/1`, json({}, 'PUT'))).status).toBe(405)
  expect((await api.send(base, json('{'))).status).toBe(400)
})
