import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { calendar } from '../contract.ts'

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
    [2, 3].map((user) => `u${user}: “Low tide” starts soon: Mar 2, 9:00 AM ${at()}`),
  )
  await api.edit.send({ params: { id: event.id }, body: { start: '2031-03-03T09:00', end: '2031-03-03T10:00' } })
  expect(takeNotices()).toEqual([`u3: Tomasz Wieczorek moved “Low tide” to Mar 3, 9:00 AM ${at('2031-03-03')}`])
  await api.edit.send({ params: { id: event.id }, body: { description: 'By the pier' } })
  expect(takeNotices()).toEqual([])
  await api.remove.send({ params: { id: event.id }, body: {} })
  expect(takeNotices()).toEqual([`u3: Tomasz Wieczorek cancelled “Low tide”, Mar 3, 9:00 AM ${at('2031-03-03')}`])
})
