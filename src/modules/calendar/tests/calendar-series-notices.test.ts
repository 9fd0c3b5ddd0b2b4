import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { calendar, type EventDraft } from '../contract.ts'

const [first, second, third] = ['2031-03-03T09:00', '2031-03-10T09:00', '2031-03-17T09:00'] as const
const amina = { userId: 'u3', email: 'amina.haddad@larkmoor.example', name: '' }
const viewer = { userId: 'u4', email: 'ignored@elsewhere.example', name: '' }

/** A weekly event of u2, by default with u3 as a guest. */
async function setUp(changes: Partial<EventDraft> = {}) {
  const { as, takeNotices, work } = await openNotices()
  const api = await as('u2', calendar)
  const own = (await api.calendars.send()).find(({ shared }) => !shared)
  if (!own) throw new Error('There is no calendar')
  const { event, undo } = await api.create.send({
    body: {
      calendarId: own.id,
      title: 'Low tide',
      start: first,
      end: '2031-03-03T10:00',
      timeZone: 'UTC',
      recurrence: 'FREQ=WEEKLY;COUNT=4',
      guests: [amina],
      ...changes,
    },
  })
  takeNotices()
  const params = { id: event.id }
  /** The link to an occurrence, or to the series. */
  const at = (originalStart: string, date = originalStart.slice(0, 10)) =>
    `(/apps/calendar?event=${event.id}${encodeURIComponent(`@${originalStart}`)}&date=${date})`
  const undoChange = (id: number | null) => api.undo.send({ params: { id: id ?? 0 } })
  const take = () => takeNotices().filter((notice) => notice.includes('tide'))
  return {
    api,
    as,
    own,
    params,
    undo,
    undoChange,
    take,
    work,
    at,
    series: `(/apps/calendar?event=${event.id}&date=2031-03-03)`,
  }
}

test('the link of a reminder opens its occurrence', async () => {
  const { api, params, take, work, at } = await setUp()
  await work('2031-03-17T08:50:00.000Z', calendar.name)
  expect(take()).toEqual([2, 3].map((user) => `u${user}: Reminder: “Low tide”, Mar 17, 9:00 AM ${at(third)}`))
  expect(await api.show.send({ params, query: { originalStart: third } })).toMatchObject({ localStart: third })
})

test('a series shows its first occurrence from a day on, and its last after its end', async () => {
  const { api, params } = await setUp()
  const show = async (from?: string) =>
    (await api.show.send({ params, ...(from && { query: { from } }) })).localStart.slice(0, 10)
  expect([await show(), await show('2031-03-11'), await show('2032-01-01')]).toEqual([
    '2031-03-03',
    '2031-03-17',
    '2031-03-24',
  ])
})

test('tells guests of a moved, a relocated and a cancelled occurrence, and of the undo of each', async () => {
  const { api, params, undoChange, take, at } = await setUp()
  const moved = await api.edit.send({
    params,
    body: { scope: 'this', originalStart: second, start: '2031-03-11T09:00', end: '2031-03-11T10:00' },
  })
  expect(take()).toEqual([`u3: Tomasz Wieczorek moved “Low tide” to Mar 11, 9:00 AM ${at(second, '2031-03-11')}`])
  await undoChange(moved.undo)
  expect(take()).toEqual([`u3: Tomasz Wieczorek moved “Low tide” to Mar 10, 9:00 AM ${at(second)}`])

  await api.edit.send({ params, body: { scope: 'this', originalStart: third, location: 'Pier' } })
  expect(take()).toEqual([`u3: Tomasz Wieczorek changed the place of “Low tide”, Mar 17, 9:00 AM ${at(third)}`])
  await api.edit.send({ params, body: { scope: 'this', originalStart: third, description: 'Boots' } })
  expect(take()).toEqual([])

  const removed = await api.remove.send({ params, body: { scope: 'this', originalStart: second } })
  expect(take()).toEqual([`u3: Tomasz Wieczorek cancelled “Low tide”, Mar 10, 9:00 AM ${at(second)}`])
  await undoChange(removed.undo)
  expect(take()).toEqual([`u3: Tomasz Wieczorek invited you to “Low tide”, Mar 10, 9:00 AM ${at(second)}`])

  const removedOverride = await api.remove.send({ params, body: { scope: 'this', originalStart: third } })
  expect(take()).toEqual([`u3: Tomasz Wieczorek cancelled “Low tide”, Mar 17, 9:00 AM ${at(third)}`])
  await undoChange(removedOverride.undo)
  expect(take()).toEqual([`u3: Tomasz Wieczorek invited you to “Low tide”, Mar 17, 9:00 AM ${at(third)}`])
})

test('tells guests when this and all later occurrences are cancelled or moved, but not if they are only renamed', async () => {
  const { api, params, undoChange, take, at } = await setUp()
  const removed = await api.remove.send({ params, body: { scope: 'following', originalStart: second } })
  expect(take()).toEqual([`u3: Tomasz Wieczorek cancelled “Low tide”, Mar 10, 9:00 AM ${at(second)}`])
  await undoChange(removed.undo)
  expect(take()).toEqual([`u3: Tomasz Wieczorek invited you to “Low tide”, Mar 10, 9:00 AM ${at(second)}`])

  const renamed = await api.edit.send({
    params,
    body: { scope: 'following', originalStart: second, title: 'Low tide, later' },
  })
  expect(take()).toEqual([])
  await undoChange(renamed.undo)
  expect(take()).toEqual([])

  const moved = await api.edit.send({
    params,
    body: { scope: 'following', originalStart: second, start: '2031-03-10T11:00', end: '2031-03-10T12:00' },
  })
  const later = `(/apps/calendar?event=${moved.event.seriesId}&date=2031-03-10)`
  expect(take()).toEqual([`u3: Tomasz Wieczorek moved “Low tide” to Mar 10, 11:00 AM ${later}`])
  await undoChange(moved.undo)
  expect(take()).toEqual([`u3: Tomasz Wieczorek moved “Low tide” to Mar 10, 9:00 AM ${at(second)}`])
})

test('invites to one occurrence, and tells of the undo of an invitation, a new event and a deleted one', async () => {
  const { api, params, undo, undoChange, take, at, series } = await setUp()
  const invited = await api.edit.send({
    params,
    body: { scope: 'this', originalStart: second, guests: [amina, viewer] },
  })
  const words = (what: string) => take().map((notice) => notice.replace(/^(u\d: )\S+ \S+ /, '$1') === what)
  expect(words(`u4: invited you to “Low tide”, Mar 10, 9:00 AM ${at(second)}`)).toEqual([true])
  await undoChange(invited.undo)
  expect(words(`u4: cancelled “Low tide”, Mar 10, 9:00 AM ${at(second)}`)).toEqual([true])
  expect(undo).toBeGreaterThan(0)

  const removed = await api.remove.send({ params, body: {} })
  expect(words(`u3: cancelled “Low tide”, Mar 3, 9:00 AM ${series}`)).toEqual([true])
  await undoChange(removed.undo)
  expect(words(`u3: invited you to “Low tide”, Mar 3, 9:00 AM ${series}`)).toEqual([true])
})

test('withdraws an invitation whose event is undone', async () => {
  const { params, undo, undoChange, take, api } = await setUp()
  await undoChange(undo)
  expect(take().map((notice) => notice.split(' (')[0])).toEqual([
    'u3: Tomasz Wieczorek cancelled “Low tide”, Mar 3, 9:00 AM',
  ])
  await expect(api.show.send({ params })).rejects.toMatchObject({ status: 404 })
})

test('tells the organiser to which occurrence a guest has replied, once', async () => {
  const { as, params, take, at, series } = await setUp()
  const guest = await as('u3', calendar)
  const one = { answer: 'no', scope: 'this', originalStart: second } as const
  await guest.answer.send({ params, body: one })
  expect(take()).toEqual([`u2: Amina Haddad replied to “Low tide”: No, for one date ${at(second)}`])
  expect(await guest.answer.send({ params, body: one })).toMatchObject({ answer: 'no' })
  expect(take()).toEqual([])
  await guest.answer.send({ params, body: { answer: 'yes' } })
  expect(take()).toEqual([`u2: Amina Haddad replied to “Low tide”: Yes ${series}`])
  await guest.answer.send({ params, body: { answer: 'yes' } })
  expect(take()).toEqual([])
})

test('reminds the author of an event in a shared calendar, like in an own one', async () => {
  const { api, own, take, work, at } = await setUp({ guests: [] })
  await api.editCalendar.send({ params: { id: own.id }, body: { shared: true } })
  await work('2031-03-10T08:50:00.000Z', calendar.name)
  expect(take()).toEqual([`u2: Reminder: “Low tide”, Mar 10, 9:00 AM ${at(second)}`])
})

test('tells guests of coming events that their calendar was deleted, and restored', async () => {
  const { api, own, take, series } = await setUp()
  const past = { start: '2026-01-05T09:00', end: '2026-01-05T10:00', recurrence: null }
  await api.create.send({
    body: { calendarId: own.id, title: 'Former tide', timeZone: 'UTC', guests: [amina], ...past },
  })
  take()
  const params = { id: own.id }
  await api.removeCalendar.send({ params })
  const about = (notice: string) => notice.includes('Low tide') || notice.includes('Former')
  expect(take().filter(about)).toEqual([`u3: Tomasz Wieczorek cancelled “Low tide”, Mar 3, 9:00 AM ${series}`])
  await api.editCalendar.send({ params, body: { deleted: false } })
  expect(take().filter(about)).toEqual([`u3: Tomasz Wieczorek invited you to “Low tide”, Mar 3, 9:00 AM ${series}`])
})
