import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { companies } from '../contract-companies.ts'

const { base } = companies

const json = (body: unknown, method = 'POST') => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

test.each([
  [{}, 'name'],
  [{ name: '' }, 'name'],
  [{ name: '  ' }, 'name'],
  [{ name: 7 }, 'name'],
  [{ name: '\u0301' }, 'name'],
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ name: 'A', website: 'nowhere' }, 'website'],
  [{ name: 'A', website: 'javascript:alert(1)' }, 'website'],
  [{ name: 'A', phone: '1'.repeat(41) }, 'phone'],
  [{ name: 'A', labels: 'VIP' }, 'labels'],
  [{ name: 'A', labels: [''] }, 'labels.0'],
  [{ name: 'A', labels: Array.from({ length: 21 }, (_, index) => `L${index}`) }, 'labels'],
  [{ name: 'A', notes: 'x'.repeat(10_001) }, 'notes'],
  [{ name: 'A', people: 3 }, 'people'],
  [{ name: 'A', owner: 'u1' }, 'owner'],
  [{ name: 'A', deleted: true }, 'deleted'],
])('rejects the company %j at "%s"', async (body, path) => {
  const api = await serve(companies)
  const before = await api.list.send()
  const response = await api.send(base, json(body))
  const problem = await response.json()
  expect([response.status, problem.issues?.map((issue: { path: string }) => issue.path)]).toEqual([
    422,
    expect.arrayContaining([path]),
  ])
  expect(await api.list.send()).toEqual(before)
})

test.each([
  ['/merge', { keep: 1 }, 'remove'],
  ['/merge', { keep: 'one', remove: 2 }, 'keep'],
  ['/merge', { keep: 1, remove: 2, readAt: { one: 'now' } }, 'readAt'],
  ['/bulk', { ids: [], deleted: true }, 'ids'],
  ['/bulk', { ids: [1] }, 'deleted'],
  ['/import', { rows: [] }, 'rows'],
])('rejects a call of %s with %j', async (path, body, issue) => {
  const api = await serve(companies)
  const response = await api.send(`${base}${path}`, json(body))
  const problem = await response.json()
  expect(response.status).toBe(422)
  expect(problem.issues.some((one: { path: string }) => one.path.startsWith(issue))).toBe(true)
})

test('a viewer reads companies, and changes nothing', async () => {
  const viewer = await serve(companies, { as: 'viewer' })
  const [first, second] = await viewer.list.send({ query: { sort: 'id' } })
  if (!first || !second) throw new Error('The sample has no companies')
  const params = { id: first.id }
  const forbidden = { status: 403 }
  await expect(viewer.create.send({ body: { name: 'Mine' } })).rejects.toMatchObject(forbidden)
  await expect(viewer.edit.send({ params, body: { name: 'Mine' } })).rejects.toMatchObject(forbidden)
  await expect(viewer.remove.send({ params })).rejects.toMatchObject(forbidden)
  await expect(viewer.bulk.send({ body: { ids: [first.id], deleted: true } })).rejects.toMatchObject(forbidden)
  await expect(viewer.merge.send({ body: { keep: first.id, remove: second.id } })).rejects.toMatchObject(forbidden)
  await expect(viewer.import.send({ body: { rows: [{ name: 'Mine' }] } })).rejects.toMatchObject(forbidden)
  expect(await viewer.show.send({ params })).toEqual(first)
})

test('answers 404 for a company that does not exist', async () => {
  const api = await serve(companies)
  const params = { id: 999_999 }
  await expect(api.show.send({ params })).rejects.toMatchObject({ status: 404 })
  await expect(api.edit.send({ params, body: { phone: '1' } })).rejects.toMatchObject({ status: 404 })
  await expect(api.remove.send({ params })).rejects.toMatchObject({ status: 404 })
  await expect(api.bulk.send({ body: { ids: [999_999], deleted: true } })).rejects.toMatchObject({ status: 404 })
})
