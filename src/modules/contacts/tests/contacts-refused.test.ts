import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { contacts } from '../contract.ts'

const { base } = contacts

const json = (body: unknown, method = 'POST') => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const many = (count: number, of: unknown = 'x') => Array.from({ length: count }, () => of)
const detail = { label: 'work', value: 'a@b.example' }

/** The state in which any change is visible. */
const readState = async (api: Awaited<ReturnType<typeof serve<(typeof contacts)['endpoints']>>>) => [
  await api.list.send(),
  await api.list.send({ query: { deleted: true } }),
  await api.facets.send(),
]

test.each([
  [{}, 'firstname'],
  [{ firstname: '' }, 'firstname'],
  [{ firstname: '   ' }, 'firstname'],
  [{ firstname: 7 }, 'firstname'],
  [{ firstname: null }, 'firstname'],
  [{ firstname: 'x'.repeat(81) }, 'firstname'],
  [{ firstname: 'A', email: 'nobody' }, 'email'],
  [{ firstname: 'A', email: `${'x'.repeat(250)}@b.example` }, 'email'],
  [{ firstname: 'A', department: 'Marketing' }, 'department'],
  [{ firstname: 'A', starred: 'yes' }, 'starred'],
  [{ firstname: 'A', labels: 'VIP' }, 'labels'],
  [{ firstname: 'A', labels: many(21) }, 'labels'],
  [{ firstname: 'A', labels: [''] }, 'labels.0'],
  [{ firstname: 'A', labels: ['x'.repeat(41)] }, 'labels.0'],
  [{ firstname: 'A', notes: 'x'.repeat(10_001) }, 'notes'],
  [{ firstname: 'A', morePhones: many(11, detail) }, 'morePhones'],
  [{ firstname: 'A', morePhones: [{ label: 'boat', value: '1' }] }, 'morePhones.0.label'],
  [{ firstname: 'A', moreEmails: [detail, { label: 'work', value: 'nobody' }] }, 'moreEmails.1.value'],
  [{ firstname: 'A', moreEmails: [{ ...detail, extra: 1 }] }, 'moreEmails.0.extra'],
  [{ firstname: 'A', image: 'https://elsewhere.example/x.png' }, 'image'],
  [{ firstname: 'A', image: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'image'],
  [{ firstname: 'A', image: `data:image/png;base64,${btoa('<script>')}` }, 'image'],
  [{ firstname: 'A', image: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(24_000)}` }, 'image'],
  [{ firstname: 'A', id: 1 }, 'id'],
  [{ firstname: 'A', owner: 'u1' }, 'owner'],
  [{ firstname: 'A', deleted: true }, 'deleted'],
  [{ firstname: 'A\0B' }, ''],
  [[], ''],
  ['"text"', ''],
])('rejects the contact %j at "%s"', async (body, path) => {
  const api = await serve(contacts)
  const before = await readState(api)
  const response = await api.send(base, json(body))
  const problem = await response.json()
  expect([response.status, problem.issues?.map((issue: { path: string }) => issue.path)]).toEqual([
    422,
    expect.arrayContaining([path]),
  ])
  expect(await readState(api)).toEqual(before)
})

test.each([
  ['PATCH', '/1', { firstname: '' }],
  ['PATCH', '/1', { deleted: 'no' }],
  ['PATCH', '/1', { updatedAt: '2026-01-01T00:00:00.000Z' }],
  ['POST', '/bulk', { ids: [] }],
  ['POST', '/bulk', { ids: many(1001, 1) }],
  ['POST', '/bulk', { ids: ['1'] }],
  ['POST', '/bulk', { ids: [1.5] }],
  ['POST', '/bulk', { ids: [2_147_483_648] }],
  ['POST', '/bulk', { ids: [1], addLabels: [''] }],
  ['POST', '/bulk', { ids: [1], firstname: 'All the same' }],
  [
    'POST',
    '/bulk',
    {
      ids: [1],
      addLabels: many(20)
        .map((_, index) => `label ${index}`)
        .concat('one more'),
    },
  ],
  ['POST', '/merge', { keep: 1, remove: [1], contact: {} }],
  ['POST', '/merge', { keep: 1, remove: [], contact: {} }],
  ['POST', '/merge', { keep: 1, remove: [2] }],
  ['POST', '/merge', { keep: 1, remove: [2], contact: { deleted: true } }],
  ['POST', '/import', { rows: [] }],
  ['POST', '/import', { rows: ['a,b'] }],
  ['POST', '/import', { rows: many(501, {}) }],
  ['POST', '/import', { rows: [{ firstname: 'A' }], duplicates: 'merge' }],
  ['POST', '/import', { rows: [{ firstname: 'A\0' }] }],
])('rejects %s %s with %j', async (method, path, body) => {
  const api = await serve(contacts)
  const before = await readState(api)
  const response = await api.send(`${base}${path}`, json(body, method))
  expect([response.status, (await response.json()).message]).toEqual([422, expect.any(String)])
  expect(await readState(api)).toEqual(before)
})

test.each([
  'sort=notes',
  'sort=',
  'page=0',
  'page=1.5',
  'page=abc',
  'limit=0',
  'limit=1001',
  'department=Marketing',
  'starred=1',
  'deleted=perhaps',
  'owner=u2',
  'ids=1&ids=x',
  'ids=99999999999',
  'unknown=1',
  'q=a&q=b',
  `q=${'x'.repeat(201)}`,
  'q=a%00b',
  'label=',
])('rejects a list with %s', async (query) => {
  const api = await serve(contacts)
  expect((await api.send(`${base}?${query}`)).status).toBe(422)
  expect((await api.send(`${base}/export?${query}`)).status).toBe(422)
})

test('rejects pages and unknown formats of an export', async () => {
  const api = await serve(contacts)
  const statuses = ['page=1', 'limit=1', 'format=pdf'].map(
    async (query) => (await api.send(`${base}/export?${query}`)).status,
  )
  expect(await Promise.all(statuses)).toEqual([422, 422, 422])
})

test.each(['999999', '0', '-1', '1.5', 'abc', '2147483648', '1e3', '%00'])('returns 404 for the id %s', async (id) => {
  const api = await serve(contacts)
  const before = await readState(api)
  const tries = [{}, json({ starred: true }, 'PATCH'), { method: 'DELETE' }]
  const statuses = await Promise.all(tries.map(async (init) => (await api.send(`${base}/${id}`, init)).status))
  expect(statuses).toEqual([404, 404, 404])
  expect((await api.send(`${base}/trash/${id}`, { method: 'DELETE' })).status).toBe(404)
  expect(await readState(api)).toEqual(before)
})

test('changes no contact if one of several is unknown', async () => {
  const api = await serve(contacts)
  const before = await readState(api)
  const unknown = { status: 404 }
  await expect(api.bulk.send({ body: { ids: [1, 2, 999_999], starred: true, deleted: true } })).rejects.toMatchObject(
    unknown,
  )
  await expect(api.merge.send({ body: { keep: 1, remove: [2, 999_999], contact: {} } })).rejects.toMatchObject(unknown)
  await expect(api.merge.send({ body: { keep: 999_999, remove: [1], contact: {} } })).rejects.toMatchObject(unknown)
  expect(await readState(api)).toEqual(before)
})

test('rejects a body that is not JSON', async () => {
  const api = await serve(contacts)
  expect((await api.send(base, json('{"firstname":'))).status).toBe(400)
  expect((await api.send(base, { method: 'POST', body: 'firstname=A' })).status).toBe(415)
  expect((await api.send(base, json({ firstname: 'A', notes: 'x'.repeat(1_100_000) }))).status).toBe(413)
  expect((await api.send(`${base}/bulk`)).status).toBe(404)
  expect((await api.send(base, { method: 'PUT' })).status).toBe(405)
})

test('lets a viewer read everything and change nothing', async () => {
  const admin = await serve(contacts)
  const before = await readState(admin)
  const viewer = await admin.as('viewer')
  const params = { id: 1 }
  const [trashed] = await admin.list.send({ query: { deleted: true } })
  const tries = await Promise.allSettled([
    viewer.create.send({ body: { firstname: 'No' } }),
    viewer.edit.send({ params, body: { starred: true } }),
    viewer.remove.send({ params }),
    viewer.purge.send({ params: { id: trashed?.id ?? 0 } }),
    viewer.bulk.send({ body: { ids: [1], deleted: true } }),
    viewer.emptyTrash.send(),
    viewer.merge.send({ body: { keep: 1, remove: [2], contact: {} } }),
    viewer.import.send({ body: { rows: [{ firstname: 'No' }] } }),
    viewer.import.send({ body: { rows: [{ firstname: 'No' }], dryRun: true } }),
  ])
  expect(tries.map((answer) => answer.status === 'rejected' && answer.reason.status)).toEqual(tries.map(() => 403))
  expect(await readState(admin)).toEqual(before)
  expect(await viewer.list.send()).toEqual(before[0])
  expect(await viewer.show.send({ params })).toMatchObject(params)
  expect((await viewer.export.send()).blob.size).toBeGreaterThan(1000)
  expect(await viewer.duplicates.send()).toHaveLength(2)
})

test.each(['manager', 'agent'] as const)('lets the role %s write', async (role) => {
  const api = await (await serve(contacts)).as(role)
  const { id } = await api.create.send({ body: { firstname: 'Yes' } })
  await api.edit.send({ params: { id }, body: { starred: true } })
  await api.remove.send({ params: { id } })
  expect((await api.emptyTrash.send()).removed).toBe(4)
})
