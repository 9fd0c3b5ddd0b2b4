import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { plainThings } from '../contract.ts'

test('creates a record, first in the list, with the given values', async () => {
  const api = await serve(plainThings)
  const created = await api.create.send({ body: { title: '  Milk ' } })
  expect(created).toMatchObject({ title: 'Milk', done: false, deleted: false })
  expect((await api.list.send())[0]).toEqual(created)
  expect(await api.show.send({ params: { id: created.id } })).toEqual(created)
})

test('changes single fields and keeps the others', async () => {
  const api = await serve(plainThings)
  const created = await api.create.send({ body: { title: 'Milk' } })
  const edit = (body: Parameters<typeof api.edit.send>[0]['body']) =>
    api.edit.send({ params: { id: created.id }, body })
  expect(await edit({ done: true })).toEqual({ ...created, done: true })
  expect(await edit({ title: 'Bread' })).toEqual({ ...created, title: 'Bread', done: true })
  expect(await edit({})).toMatchObject({ title: 'Bread', done: true })
})

test('searches, filters, sorts and counts the list', async () => {
  const api = await serve(plainThings)
  for (const title of ['Zebra Öztürk', 'apple öztürk'])
    await api.create.send({ body: { title, done: title === 'apple öztürk' } })
  const listTitles = async (query: Parameters<typeof api.list.send>[0]) =>
    (await api.list.send(query)).map(({ title }) => title)
  expect(await listTitles({ query: { q: 'OZTURK', sort: 'title' } })).toEqual(['apple öztürk', 'Zebra Öztürk'])
  expect(await listTitles({ query: { q: 'ozturk', sort: '-title' } })).toEqual(['Zebra Öztürk', 'apple öztürk'])
  expect(await listTitles({ query: { q: 'ozturk', done: true } })).toEqual(['apple öztürk'])
  const response = await api.send(`${plainThings.base}?q=ozturk&limit=1`)
  expect(response.headers.get('x-total-count')).toBe('2')
})

test('finds a record by a prefix of its name, until it is in the trash', async () => {
  const api = await serve(plainThings)
  const { id } = await api.create.send({ body: { title: 'Zeppelin paint' } })
  expect(await api.finds('viewer', 'zeppel')).toMatchObject([{ id: String(id), title: 'Zeppelin paint' }])
  await api.remove.send({ params: { id } })
  expect(await api.finds('viewer', 'zeppel')).toEqual([])
})

test('moves a record to the trash and back, and then deletes it', async () => {
  const api = await serve(plainThings)
  const { id } = await api.create.send({ body: { title: 'Gone' } })
  const params = { id }
  const listIds = async (deleted: boolean) => (await api.list.send({ query: { deleted } })).map((row) => row.id)

  await api.remove.send({ params })
  expect(await listIds(false)).not.toContain(id)
  expect(await listIds(true)).toContain(id)
  expect(await api.edit.send({ params, body: { deleted: false } })).toMatchObject({ deleted: false })
  expect(await listIds(false)).toContain(id)

  await expect(api.purge.send({ params })).rejects.toMatchObject({ status: 404 })
  await Promise.all([1, 2].map(() => api.remove.send({ params })))
  expect(await listIds(true)).toContain(id)
  await api.purge.send({ params })
  await expect(api.show.send({ params })).rejects.toMatchObject({ status: 404 })
  expect(await listIds(true)).not.toContain(id)
})

test('refuses invalid values', async () => {
  const api = await serve(plainThings)
  await expect(api.create.send({ body: { title: ' ' } })).rejects.toMatchObject({ status: 422 })
  await expect(api.create.send({ body: { title: 'x'.repeat(201) } })).rejects.toMatchObject({ status: 422 })
  await expect(api.edit.send({ params: { id: 999_999 }, body: { done: true } })).rejects.toMatchObject({ status: 404 })
  await expect(api.remove.send({ params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
  await expect(api.purge.send({ params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
  expect((await api.send(`${plainThings.base}?colour=red`)).status).toBe(422)
})

test('a viewer can read but not change records', async () => {
  const api = await serve(plainThings, { as: 'viewer' })
  const [first] = await api.list.send()
  const params = { id: first?.id ?? 0 }
  expect(await api.show.send({ params })).toEqual(first)
  await expect(api.create.send({ body: { title: 'No' } })).rejects.toMatchObject({ status: 403 })
  await expect(api.edit.send({ params, body: { done: true } })).rejects.toMatchObject({ status: 403 })
  await expect(api.remove.send({ params })).rejects.toMatchObject({ status: 403 })
  await expect(api.purge.send({ params })).rejects.toMatchObject({ status: 403 })
})
