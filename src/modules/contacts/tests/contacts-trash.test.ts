import { expect, test } from 'vitest'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { serve } from '#testing/inputs/serve.ts'
import { contacts } from '../contract.ts'

test('moves a contact to the trash, restores it unchanged, and deletes it permanently by a purge', async () => {
  const api = await serve(contacts)
  const created = await api.create.send({
    body: { firstname: 'Ada', labels: ['Unique label'], email: 'ada@x.example' },
  })
  const params = { id: created.id }

  await api.remove.send({ params })
  const removed = await api.show.send({ params })
  expect(removed).toMatchObject({ deleted: true, deletedAt: expect.any(String) })
  expect((await api.list.send()).some(({ id }) => id === created.id)).toBe(false)
  expect(await api.list.send({ query: { deleted: true, label: ['unique LABEL'] } })).toEqual([removed])
  expect((await api.facets.send()).labels.some(({ label }) => label === 'Unique label')).toBe(false)

  const restored = await api.edit.send({ params, body: { deleted: false } })
  expect(restored).toEqual({ ...created, updatedAt: restored.updatedAt })

  await expect(api.purge.send({ params })).rejects.toMatchObject({ status: 404 })
  await api.edit.send({ params, body: { deleted: true } })
  await api.purge.send({ params })
  await expect(api.show.send({ params })).rejects.toMatchObject({ status: 404 })
  await expect(api.edit.send({ params, body: { deleted: false } })).rejects.toMatchObject({ status: 404 })
})

test('keeps a contact restorable however often it is removed, one after another or at the same time', async () => {
  const api = await serve(contacts)
  const params = { id: 1 }
  const before = await api.show.send({ params })
  await Promise.all([1, 2, 3].map(() => api.remove.send({ params })))
  const removed = await api.show.send({ params })
  await api.remove.send({ params })
  expect(await api.show.send({ params })).toEqual(removed)
  const restored = await api.edit.send({ params, body: { deleted: false } })
  expect(restored).toEqual({ ...before, updatedAt: restored.updatedAt })
})

test('deletes a contact permanently once by concurrent requests', async () => {
  const api = await serve(contacts)
  const params = { id: 1 }
  await api.remove.send({ params })
  const answers = await Promise.allSettled([1, 2, 3].map(() => api.purge.send({ params })))
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? 204 : answer.reason.status)).toSorted()).toEqual([
    204, 404, 404,
  ])
})

test('applies concurrent changes', async () => {
  const api = await serve(contacts)
  const params = { id: 1 }
  await Promise.all([
    api.edit.send({ params, body: { phone: '001-222-333' } }),
    api.edit.send({ params, body: { notes: 'Both of them' } }),
    api.bulk.send({ body: { ids: [1], addLabels: ['At once'] } }),
  ])
  const results = await api.list.send({ query: { q: '001222333 both at once' } })
  expect(results).toMatchObject([{ id: 1, phone: '001-222-333', notes: 'Both of them' }])
})

test('changes several contacts, and returns them in the requested order', async () => {
  const api = await serve(contacts)
  const ids = [5, 3, 4, 3]
  const changed = await api.bulk.send({
    body: { ids, addLabels: ['Autumn', 'vip'], removeLabels: ['WHOLESALE'], starred: true, department: 'Support' },
  })
  expect(changed.map(({ id }) => id)).toEqual([5, 3, 4])
  for (const contact of changed) {
    expect(contact).toMatchObject({ starred: true, department: 'Support', deleted: false })
    expect(contact.labels).toEqual(expect.arrayContaining(['Autumn']))
    expect(contact.labels).not.toContain('Wholesale')
    expect(contact.labels.filter((label) => label.toLowerCase() === 'vip')).toHaveLength(1)
  }
  const results = await api.list.send({ query: { label: ['autumn'], department: ['Support'], q: 'support autumn' } })
  expect(new Set(results.map(({ id }) => id))).toEqual(new Set([3, 4, 5]))

  await api.bulk.send({ body: { ids: [3, 4, 5], deleted: true } })
  expect(await api.list.send({ query: { label: ['autumn'] } })).toEqual([])
  await api.bulk.send({ body: { ids: [3, 4, 5], deleted: false } })
  expect(await api.list.send({ query: { label: ['autumn'] } })).toHaveLength(3)
})

test('changes a thousand contacts in one request', async () => {
  const api = await serve(contacts)
  const rows = Array.from({ length: 500 }, (_, index) => ({ firstname: `Person ${index}`, labels: ['Crowd'] }))
  const reports = await Promise.all([1, 2].map(() => api.import.send({ body: { rows, duplicates: 'create' } })))
  const ids = reports.flatMap(({ created }) => created)
  await api.bulk.send({ body: { ids, addLabels: ['Moved'], removeLabels: ['Crowd'] } })
  expect(await api.list.send({ query: { label: ['Moved'] } })).toHaveLength(1000)
  expect(await api.list.send({ query: { label: ['Crowd'] } })).toEqual([])
})

test('empties the trash', async () => {
  const api = await serve(contacts)
  const remaining = await api.list.send()
  await api.remove.send({ params: { id: 1 } })
  expect(await api.emptyTrash.send()).toEqual({ removed: 4 })
  expect(await api.emptyTrash.send()).toEqual({ removed: 0 })
  expect(await api.list.send({ query: { deleted: true } })).toEqual([])
  expect(await api.list.send()).toEqual(remaining.filter(({ id }) => id !== 1))
})

test('deletes contacts after 30 days in the trash with the next removal', async () => {
  const database = await emptyDatabase()
  const modules = await findModules()
  const day = 24 * 60 * 60 * 1000
  let now = new Date()
  await prepareDatabase(database, platformMigrations(), modules, { now, sample: true })
  const app = createApp(
    database,
    modules.flatMap(({ api }) => api ?? []),
    testServices({ now: () => now }),
  )
  const api = client(contacts, { send: async (request) => app.fetch(request) })
  const trash = async () =>
    (await api.list.send({ query: { deleted: true, sort: 'id' } })).map(({ firstname }) => firstname)

  expect(await trash()).toEqual(['Test', 'Summer', 'Old'])
  now = new Date(now.getTime() + 4.5 * day)
  await api.edit.send({ params: { id: 1 }, body: { starred: true } })
  expect(await trash()).toHaveLength(3)
  await api.remove.send({ params: { id: 1 } })
  expect(await trash()).toEqual([expect.any(String), 'Test', 'Summer'])
  now = new Date(now.getTime() + 15 * day)
  await api.bulk.send({ body: { ids: [2], deleted: true } })
  expect(await trash()).toHaveLength(3)
})
