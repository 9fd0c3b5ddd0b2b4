import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { email } from '../contract.ts'
import type { Tables } from '../server/tables.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

const open = async () => {
  const { as, work, db } = await openNotices()
  const api = await as('u1', email)
  const show = (id: number) => api.show.send({ params: { id } })
  const inbox = await api.list.send({ query: { in: 'inbox', limit: 3 } })
  const ids = inbox.map(({ id }) => id)
  const bulk = (set: Parameters<typeof api.bulk.send>[0]['body']['changes'][number]['set'], id = ids[0] ?? 0) =>
    api.bulk.send({ body: { changes: [{ target: { ids: [id] }, set }] } })
  return { api, work, db, show, ids, bulk }
}

test('keeps an old message that is reported as spam for 30 days from then', async () => {
  const { api, work, db, show, ids, bulk } = await open()
  const [id = 0] = ids
  await db
    .withTables<Pick<Tables, 'emailCopies'>>()
    .updateTable('emailCopies')
    .set({ time: '2020-01-01T00:00:00.000Z' })
    .where('id', '=', id)
    .execute()
  const { undo } = await bulk({ folder: 'spam' })
  await work(inDays(29), email.name)
  expect(await show(id)).toMatchObject({ folder: 'spam' })
  await api.bulk.send({ body: { changes: undo } })
  await work(inDays(31), email.name)
  expect(await show(id)).toMatchObject({ folder: 'inbox' })
  await bulk({ folder: 'spam' })
  await work(inDays(31), email.name)
  await expect(show(id)).rejects.toMatchObject({ status: 404 })
})

test('deletes a message 30 days after it was moved to the trash', async () => {
  const { work, show, ids, bulk } = await open()
  const [id = 0] = ids
  await bulk({ trash: true })
  await work(inDays(29), email.name)
  expect(await show(id)).toMatchObject({ trash: true })
  await work(inDays(31), email.name)
  await expect(show(id)).rejects.toMatchObject({ status: 404 })
})

test('returns a snoozed message to the inbox as unread, but leaves one that was archived or deleted as it is', async () => {
  const { work, show, ids, bulk } = await open()
  const [waiting = 0, archived = 0, deleted = 0] = ids
  for (const id of ids) await bulk({ read: true, snoozedUntil: inDays(1).toISOString() }, id)
  await bulk({ folder: 'archive' }, archived)
  await bulk({ trash: true }, deleted)
  await work(inDays(2), email.name)
  expect(await show(waiting)).toMatchObject({ folder: 'inbox', read: false, snoozedUntil: null })
  expect(await show(archived)).toMatchObject({ folder: 'archive', read: true, snoozedUntil: null })
  expect(await show(deleted)).toMatchObject({ trash: true, read: true, snoozedUntil: null })
})

test('deletes single conversations of the trash for good, and nothing else', async () => {
  const { api, show, ids, bulk } = await open()
  const [deleted = 0, kept = 0] = ids
  await bulk({ trash: true }, deleted)
  const threads = await Promise.all([deleted, kept].map(async (id) => (await show(id)).threadId))
  expect(await api.purge.send({ body: { target: { threads } } })).toEqual({ removed: 1 })
  await expect(show(deleted)).rejects.toMatchObject({ status: 404 })
  expect(await show(kept)).toMatchObject({ trash: false })
  await expect(api.purge.send({ body: { target: { ids: [2_000_000_000] } } })).rejects.toMatchObject({ status: 404 })
})
