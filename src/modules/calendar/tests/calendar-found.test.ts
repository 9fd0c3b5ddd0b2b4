import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { calendar } from '../contract.ts'

test('finds an event as owner or guest, and by everyone in a shared calendar', async () => {
  const admin = await serve(calendar)
  const { event } = await admin.create.send({
    body: {
      calendarId: 1,
      title: 'Zeppelin race',
      start: '2031-03-24T09:00',
      end: '2031-03-24T10:00',
      timeZone: 'Europe/London',
      location: 'Old airfield',
      guests: [{ userId: 'u3', email: 'amina@elsewhere.example', name: '' }],
    },
  })
  const params = { id: event.id }
  const listTitles = async () => [
    (await admin.finds('admin', 'zeppelin airfield')).map(({ path }) => path),
    (await admin.finds('manager', 'zeppelin')).length,
    (await admin.finds('agent', 'zeppelin')).length,
  ]
  const path = `/apps/calendar?date=2031-03-24&event=${event.id}`
  expect(await listTitles()).toEqual([[path], 0, 1])
  await admin.edit.send({ params, body: { guests: [] } })
  expect(await listTitles()).toEqual([[path], 0, 0])
  await admin.editCalendar.send({ params: { id: 1 }, body: { shared: true } })
  expect(await listTitles()).toEqual([[path], 1, 1])
  await admin.removeCalendar.send({ params: { id: 1 } })
  expect(await listTitles()).toEqual([[], 0, 0])
})

test('finds a series at its next occurrence, and an occurrence by its own words', async () => {
  const admin = await serve(calendar)
  const { event } = await admin.create.send({
    body: {
      calendarId: 1,
      title: 'Zeppelin weekly',
      start: '2031-03-24T09:00',
      end: '2031-03-24T10:00',
      timeZone: 'Europe/London',
      recurrence: 'FREQ=WEEKLY',
    },
  })
  const change = { scope: 'this', originalStart: '2031-03-31T09:00' } as const
  await admin.edit.send({ params: { id: event.id }, body: { ...change, title: 'Mooring of the airship' } })
  await admin.edit.send({
    params: { id: event.id },
    body: { ...change, originalStart: '2031-04-07T09:00', reminderMinutes: 60 },
  })
  const listPaths = async (words: string) => (await admin.finds('admin', words)).map(({ path }) => path)
  expect(await listPaths('zeppelin weekly')).toEqual([`/apps/calendar?event=${event.id}`])
  expect(await listPaths('mooring airship')).toEqual([
    `/apps/calendar?date=2031-03-31&event=${event.id}%402031-03-31T09%3A00`,
  ])
})
