import { expect, test } from 'vitest'
import { inventDrafts } from '#testing/inputs/drafts.ts'
import { serve } from '#testing/inputs/serve.ts'
import { PlainRecordDraft, plainRecords } from '../contract.ts'

const [draft, other] = inventDrafts(PlainRecordDraft)
const changes = Object.entries(other)

test('creates a record, first in the list, with the given values', async () => {
  const api = await serve(plainRecords)
  const created = await api.create.send({ body: draft })
  expect(created).toMatchObject({ ...draft, version: 1, deleted: false })
  expect((await api.list.send())[0]).toEqual(created)
  expect(await api.show.send({ params: { id: created.id } })).toEqual(created)
})

test.each(changes)('changes %s and keeps the other fields', async (name, value) => {
  const api = await serve(plainRecords)
  const { id } = await api.create.send({ body: draft })
  const params = { id }
  expect(await api.edit.send({ params, body: { [name]: value } })).toMatchObject({ ...draft, [name]: value })
  expect(await api.show.send({ params })).toMatchObject({ ...draft, [name]: value, version: 2 })
})

test('refuses a change of an outdated version', async () => {
  const api = await serve(plainRecords)
  const { id, version } = await api.create.send({ body: draft })
  const params = { id }
  await api.edit.send({ params, body: { plainName: 'By a colleague', version } })
  const late = api.edit.send({ params, body: { ...other, version } })
  await expect(late).rejects.toMatchObject({ status: 409 })
  expect(await api.show.send({ params })).toMatchObject({ ...draft, plainName: 'By a colleague' })
})

test('searches, counts and sorts the list, ignoring case', async () => {
  const api = await serve(plainRecords)
  for (const called of ['Zebra Öztürk', 'apple öztürk'])
    await api.create.send({ body: { ...draft, plainName: called } })
  const listNames = async (query: Parameters<typeof api.list.send>[0]) =>
    (await api.list.send(query)).map((row) => row.plainName)
  expect(await listNames({ query: { q: 'OZTURK', sort: 'plainName' } })).toEqual(['apple öztürk', 'Zebra Öztürk'])
  expect(await listNames({ query: { q: 'ozturk', sort: '-plainName' } })).toEqual(['Zebra Öztürk', 'apple öztürk'])
  const response = await api.send(`${plainRecords.base}?q=ozturk&limit=1`)
  expect(response.headers.get('x-total-count')).toBe('2')
})

test('finds a record by a prefix of its name, until it is in the trash', async () => {
  const api = await serve(plainRecords)
  const { id } = await api.create.send({ body: { ...draft, plainName: 'Zeppelin paint' } })
  expect(await api.finds('viewer', 'zeppel')).toMatchObject([{ id: String(id), title: 'Zeppelin paint' }])
  await api.remove.send({ params: { id } })
  expect(await api.finds('viewer', 'zeppel')).toEqual([])
})

test('moves a record to the trash and back, and then deletes it', async () => {
  const api = await serve(plainRecords)
  const { id } = await api.create.send({ body: draft })
  const params = { id }
  const listIds = async (deleted: boolean) => (await api.list.send({ query: { deleted } })).map((row) => row.id)

  await api.remove.send({ params })
  expect(await listIds(false)).not.toContain(id)
  expect(await listIds(true)).toContain(id)
  expect(await api.edit.send({ params, body: { deleted: false } })).toMatchObject({ ...draft, deleted: false })
  expect(await listIds(false)).toContain(id)

  await expect(api.purge.send({ params })).rejects.toMatchObject({ status: 404 })
  await Promise.all([1, 2].map(() => api.remove.send({ params })))
  expect(await listIds(true)).toContain(id)
  await api.purge.send({ params })
  await expect(api.show.send({ params })).rejects.toMatchObject({ status: 404 })
  expect(await listIds(true)).not.toContain(id)
})

test('a viewer can read but not change records', async () => {
  const api = await serve(plainRecords, { as: 'viewer' })
  const [first] = await api.list.send()
  const params = { id: first?.id ?? 0 }
  expect(await api.show.send({ params })).toEqual(first)
  await expect(api.create.send({ body: draft })).rejects.toMatchObject({ status: 403 })
  await expect(api.edit.send({ params, body: other })).rejects.toMatchObject({ status: 403 })
  await expect(api.remove.send({ params })).rejects.toMatchObject({ status: 403 })
  await expect(api.purge.send({ params })).rejects.toMatchObject({ status: 403 })
})
