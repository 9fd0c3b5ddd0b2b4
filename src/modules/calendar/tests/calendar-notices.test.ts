import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { calendar, type EventDraft } from '../contract.ts'

test('notifies guests of an invitation, a move and a cancellation, and reminds them shortly before', async () => {
  const { as, takeNotices, work } = await openNotices()
  const api = await as('u2', calendar)
  const ownCalendar = (await api.calendars.send()).find(({ shared }) => !shared)
  if (!ownCalendar) throw new Error('There is no calendar')
  const guests = [{ userId: 'u3', email: 'amina.haddad@larkmoor.example', name: '' }]
  const { event } = await api.create.send({
    body: {
      calendarId: ownCalendar.id,
      title: 'Low tide',
      start: '2031-03-02T09:00',
      end: '2031-03-02T10:00',
      timeZone: 'UTC',
      guests,
    },
  })
  const at = (day = '2031-03-02') => `(/apps/calendar?event=${event.id}&date=${day})`
  expect(takeNotices()).toEqual([`u3: Tomasz Wieczorek invited you to “Low tide”, Mar 2, 9:00 AM ${at()}`])
  await (await as('u3', calendar)).answer.send({ params: { id: event.id }, body: { answer: 'yes' } })
  expect(takeNotices()).toEqual([`u2: Amina Haddad replied to “Low tide”: Yes ${at()}`])
  await work('2031-03-02T08:50:00.000Z', calendar.name)
  expect(takeNotices().filter((notice) => notice.includes('Low tide'))).toEqual(
    [2, 3].map((user) => `u${user}: Reminder: “Low tide”, Mar 2, 9:00 AM ${at()}`),
  )
  await api.edit.send({ params: { id: event.id }, body: { start: '2031-03-03T09:00', end: '2031-03-03T10:00' } })
  expect(takeNotices()).toEqual([`u3: Tomasz Wieczorek moved “Low tide” to Mar 3, 9:00 AM ${at('2031-03-03')}`])
  await api.edit.send({ params: { id: event.id }, body: { description: 'By the pier' } })
  expect(takeNotices()).toEqual([])
  await api.remove.send({ params: { id: event.id }, body: {} })
  expect(takeNotices()).toEqual([`u3: Tomasz Wieczorek cancelled “Low tide”, Mar 3, 9:00 AM ${at('2031-03-03')}`])
})

test('reminds when the event says: a week or a day before, at the start, at nine o’clock of an earlier day, or never', async () => {
  const { as, takeNotices, work } = await openNotices()
  const api = await as('u2', calendar)
  const ownCalendar = (await api.calendars.send()).find(({ shared }) => !shared)
  if (!ownCalendar) throw new Error('There is no calendar')
  const start = '2031-03-20T09:00'
  const timed = { calendarId: ownCalendar.id, start, end: '2031-03-20T10:00', timeZone: 'Europe/Paris' }
  const allDay = { ...timed, start: '2031-03-20', end: '2031-03-21', allDay: true }
  const create = async (body: EventDraft) => (await api.create.send({ body })).event
  expect((await create({ ...timed, title: 'Usual' })).reminderMinutes).toBe(15)
  expect((await create({ ...allDay, title: 'Whole day' })).reminderMinutes).toBeNull()
  await create({ ...timed, title: 'Week', reminderMinutes: 10_080 })
  await create({ ...timed, title: 'Never', reminderMinutes: null })
  await create({ ...timed, title: 'Now', reminderMinutes: 0 })
  await create({ ...allDay, title: 'Eve', reminderMinutes: 900 })
  await create({ ...allDay, title: 'Morning', reminderMinutes: -540 })
  await create({
    ...timed,
    start: '2031-03-06T09:00',
    end: '2031-03-06T10:00',
    title: 'Series',
    recurrence: 'FREQ=WEEKLY',
    reminderMinutes: 1440,
  })
  const titles = ['Usual', 'Whole day', 'Week', 'Never', 'Now', 'Eve', 'Morning', 'Series']
  const remindedAt = async (now: string) => {
    await work(now, calendar.name)
    const notices = takeNotices()
    return titles.filter((title) => notices.some((notice) => notice.includes(`Reminder: “${title}”`)))
  }
  takeNotices()
  // Paris is one hour ahead of UTC.
  expect(await remindedAt('2031-03-13T07:59:00.000Z')).toEqual([])
  expect(await remindedAt('2031-03-13T08:00:00.000Z')).toEqual(['Week'])
  expect(await remindedAt('2031-03-19T08:00:00.000Z')).toEqual(['Eve', 'Series'])
  expect(await remindedAt('2031-03-20T07:45:00.000Z')).toEqual(['Usual'])
  // The job paused for half an hour.
  expect(await remindedAt('2031-03-20T08:31:00.000Z')).toEqual(['Now', 'Morning'])
})

test('a change between timed and all-day resets the reminder, unless the change names one', async () => {
  const { as } = await openNotices()
  const api = await as('u2', calendar)
  const ownCalendar = (await api.calendars.send()).find(({ shared }) => !shared)
  if (!ownCalendar) throw new Error('There is no calendar')
  const times = { start: '2031-03-20T09:00', end: '2031-03-20T10:00', timeZone: 'UTC' }
  const { event } = await api.create.send({ body: { calendarId: ownCalendar.id, ...times, reminderMinutes: 30 } })
  const params = { id: event.id }
  const change = async (body: Partial<EventDraft>) => (await api.edit.send({ params, body })).event.reminderMinutes
  expect(await change({ title: 'Same time' })).toBe(30)
  expect(await change({ start: '2031-03-20', end: '2031-03-21', allDay: true })).toBeNull()
  expect(await change({ ...times, allDay: false })).toBe(15)
  expect(await change({ start: '2031-03-20', end: '2031-03-21', allDay: true, reminderMinutes: 900 })).toBe(900)
  for (const reminderMinutes of [-1440, 40_321, 1.5])
    await expect(api.edit.send({ params, body: { reminderMinutes } })).rejects.toMatchObject({ status: 422 })
})
