import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { serve } from '#testing/inputs/serve.ts'
import { notes } from '../contract.ts'

const path = (id: number) => `(/apps/notes?note=${id})`

async function openReminders() {
  const { as, takeNotices, work } = await openNotices()
  const api = await as('u2', notes)
  const remindedAt = async (now: string) => {
    await work(now, notes.name)
    return takeNotices()
  }
  // Reminders of the sample data come before those of the tests.
  await remindedAt('2031-03-01T00:00:00.000Z')
  return { api, remindedAt }
}

const milk = { title: 'Milk', reminderAt: '2031-03-02T09:00:00.000Z' }

test('reminds the owner once at the time, also when the job was interrupted', async () => {
  const { api, remindedAt } = await openReminders()
  const { id } = await api.create.send({ body: milk })
  const notice = `u2: Reminder: “Milk”, Mar 2, 9:00 AM ${path(id)}`
  expect(await remindedAt('2031-03-02T08:59:00.000Z')).toEqual([])
  expect(await remindedAt('2031-03-02T09:00:00.000Z')).toEqual([notice])
  expect(await remindedAt('2031-03-02T09:01:00.000Z')).toEqual([])
  const late = await api.create.send({ body: milk })
  expect(await remindedAt('2031-03-09T12:00:00.000Z')).toEqual([notice.replace(path(id), path(late.id))])
  expect(await remindedAt('2031-03-09T12:01:00.000Z')).toEqual([])
})

test('reminds again at a new time, and never of a removed reminder', async () => {
  const { api, remindedAt } = await openReminders()
  const { id } = await api.create.send({ body: milk })
  const change = (body: Parameters<typeof api.edit.send>[0]['body']) => api.edit.send({ params: { id }, body })
  expect(await remindedAt('2031-03-02T09:00:00.000Z')).toHaveLength(1)
  await change({ title: 'Oat milk' })
  await change({ reminderAt: milk.reminderAt })
  expect(await remindedAt('2031-03-02T09:01:00.000Z')).toEqual([])
  // The same moment in another notation is the same reminder.
  await change({ reminderAt: '2031-03-02T09:00:00Z' })
  expect(await remindedAt('2031-03-02T09:02:00.000Z')).toEqual([])
  expect(await change({ reminderAt: '2031-03-03T09:00:00Z' })).toMatchObject({ reminderAt: '2031-03-03T09:00:00.000Z' })
  expect(await remindedAt('2031-03-03T09:00:00.000Z')).toEqual([`u2: Reminder: “Oat milk”, Mar 3, 9:00 AM ${path(id)}`])
  await change({ reminderAt: '2031-03-04T09:00:00.000Z' })
  expect(await change({ reminderAt: null })).toMatchObject({ reminderAt: null })
  expect(await remindedAt('2031-03-05T09:00:00.000Z')).toEqual([])
})

test('sends no notice of a time that has passed already, of a note in the trash, or of a copy', async () => {
  const { api, remindedAt } = await openReminders()
  await api.create.send({ body: { ...milk, reminderAt: '2020-01-01T00:00:00Z' } })
  const { id } = await api.create.send({ body: milk })
  const params = { id }
  await api.edit.send({ params, body: { archived: true } })
  expect(await api.duplicate.send({ params })).toMatchObject({ title: 'Milk', reminderAt: null })
  await api.edit.send({ params, body: { deleted: true } })
  expect(await remindedAt('2031-03-02T09:00:00.000Z')).toEqual([])
  await api.edit.send({ params, body: { deleted: false } })
  expect(await remindedAt('2031-03-02T09:01:00.000Z')).toHaveLength(1)
  await api.remove.send({ params })
  await api.edit.send({ params, body: { deleted: false } })
  expect(await remindedAt('2031-03-02T09:02:00.000Z')).toEqual([])
})

test('reminds each member of a shared note at their own time, and nobody who has left', async () => {
  const { as, takeNotices, work } = await openNotices()
  const [owner, friend, other] = [await as('u2', notes), await as('u3', notes), await as('u1', notes)]
  const { id } = await owner.create.send({ body: milk })
  const params = { id }
  await owner.share.send({ params, body: { userIds: ['u3', 'u1'] } })
  for (const api of [friend, other]) await api.edit.send({ params, body: { reminderAt: '2031-03-03T09:00:00Z' } })
  await other.leave.send({ params })
  takeNotices()
  const remindedAt = async (now: string) => {
    await work(now, notes.name)
    return takeNotices().filter((notice) => notice.includes('Milk'))
  }
  expect(await remindedAt('2031-03-02T09:00:00.000Z')).toEqual([`u2: Reminder: “Milk”, Mar 2, 9:00 AM ${path(id)}`])
  expect(await remindedAt('2031-03-03T09:00:00.000Z')).toEqual([`u3: Reminder: “Milk”, Mar 3, 9:00 AM ${path(id)}`])
})

test('names a note without a title by its first line or item', async () => {
  const { api, remindedAt } = await openReminders()
  const { reminderAt } = milk
  await api.create.send({ body: { text: '\n  First line \nSecond', reminderAt } })
  const items = [{ id: '1', text: 'Candles', done: false }]
  await api.create.send({ body: { kind: 'checklist', items, reminderAt } })
  const { id } = await api.create.send({ body: { title: 'x', reminderAt } })
  await api.edit.send({ params: { id }, body: { title: '' } })
  const titles = (await remindedAt(reminderAt)).map((notice) => /“(.*)”/.exec(notice)?.[1])
  expect(titles.toSorted()).toEqual(['Candles', 'First line', 'Untitled note'])
})

test('sends more reminders than one run takes by later runs', async () => {
  const { api, remindedAt } = await openReminders()
  for (let number = 0; number < 501; number++) await api.create.send({ body: milk })
  const first = await remindedAt(milk.reminderAt)
  const second = await remindedAt(milk.reminderAt)
  expect([first.length, second.length]).toEqual([500, 1])
  expect(new Set([...first, ...second]).size).toBe(501)
})

test('filters notes with and without a reminder', async () => {
  const api = await serve(notes)
  const { id } = await api.create.send({ body: milk })
  const other = await api.create.send({ body: { title: 'Bread' } })
  const ids = async (reminder: boolean) => (await api.list.send({ query: { reminder } })).map((note) => note.id)
  expect(await ids(true)).toContain(id)
  expect(await ids(true)).not.toContain(other.id)
  expect(await ids(false)).toContain(other.id)
  expect(await ids(false)).not.toContain(id)
  await api.edit.send({ params: { id }, body: { reminderAt: null } })
  expect(await ids(true)).not.toContain(id)
})
