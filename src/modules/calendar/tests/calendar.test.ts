import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { calendar, type EventDraft, type Occurrence } from '../contract.ts'

const draft = {
  calendarId: 1,
  title: 'Tea',
  start: '2031-03-24T09:00',
  end: '2031-03-24T10:00',
  timeZone: 'Europe/London',
} satisfies EventDraft

const weeks = { from: '2031-03-01', to: '2031-05-01', timeZone: 'Europe/London' }

const lines = (occurrences: readonly Occurrence[]) => occurrences.map(({ title, start }) => `${title} ${start}`)

test('creates, lists, edits and deletes an event, and undoes each change', async () => {
  const api = await serve(calendar)
  const list = async () =>
    (await api.list.send({ query: { ...weeks, calendars: [1] } })).filter(
      ({ title }) => title !== 'Plan the week' && !title.startsWith('One-to-one'),
    )
  const { event, undo } = await api.create.send({ body: draft })
  expect(event).toMatchObject({
    ...draft,
    start: '2031-03-24T09:00:00.000Z',
    end: '2031-03-24T10:00:00.000Z',
    localStart: draft.start,
    localEnd: draft.end,
    seriesId: null,
    recurrence: null,
    organiser: { id: 'u1' },
    answer: null,
    writable: true,
  })
  expect(await list()).toEqual([event])
  expect(await api.show.send({ params: { id: event.id } })).toEqual(event)

  const changed = await api.edit.send({
    params: { id: event.id },
    body: { title: 'Coffee', start: '2031-04-01T09:00', end: '2031-04-01T09:30' },
  })
  expect(changed.event).toMatchObject({ id: event.id, title: 'Coffee', start: '2031-04-01T08:00:00.000Z' })
  await expect(api.undo.send({ params: { id: undo ?? 0 } })).rejects.toMatchObject({ status: 409 })
  await api.undo.send({ params: { id: changed.undo ?? 0 } })
  expect(lines(await list())).toEqual(['Tea 2031-03-24T09:00:00.000Z'])
  await expect(api.undo.send({ params: { id: changed.undo ?? 0 } })).rejects.toMatchObject({ status: 404 })

  const removed = await api.remove.send({ params: { id: event.id }, body: {} })
  expect(await list()).toEqual([])
  await expect(api.show.send({ params: { id: event.id } })).rejects.toMatchObject({ status: 404 })
  await api.undo.send({ params: { id: removed.undo ?? 0 } })
  expect(lines(await list())).toEqual(['Tea 2031-03-24T09:00:00.000Z'])
})

test('keeps a series at its local time across daylight saving changes, and applies each scope', async () => {
  const api = await serve(calendar)
  const { event } = await api.create.send({
    body: { ...draft, title: 'Choir', recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=5' },
  })
  const { id } = event
  expect(event).toMatchObject({ seriesId: id, originalStart: draft.start, recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=5' })
  const list = async () =>
    lines((await api.list.send({ query: weeks })).filter(({ title }) => /Choir|Solo|Duo/.test(title)))
  const usual = ['03-24T09', '03-31T08', '04-07T08', '04-14T08', '04-21T08'].map((at) => `Choir 2031-${at}:00:00.000Z`)
  expect(await list()).toEqual(usual)

  const editedOccurrence = await api.edit.send({
    params: { id },
    body: { scope: 'this', originalStart: '2031-04-07T09:00', title: 'Solo' },
  })
  expect(editedOccurrence.event).toMatchObject({ seriesId: id, originalStart: '2031-04-07T09:00', changed: true })
  expect(editedOccurrence.event.id).not.toBe(id)
  const again = await api.edit.send({
    params: { id: editedOccurrence.event.id },
    body: { scope: 'this', location: 'Hall' },
  })
  expect(again.event).toMatchObject({ title: 'Solo', location: 'Hall', originalStart: '2031-04-07T09:00' })

  const rest = await api.edit.send({
    params: { id },
    body: { scope: 'following', originalStart: '2031-04-14T09:00', title: 'Duo' },
  })
  expect(rest.event.seriesId).not.toBe(id)
  expect((await list()).map((line) => line.split(' ')[0])).toEqual(['Choir', 'Choir', 'Solo', 'Duo', 'Duo'])
  await api.undo.send({ params: { id: rest.undo ?? 0 } })
  expect((await list()).map((line) => line.split(' ')[0])).toEqual(['Choir', 'Choir', 'Solo', 'Choir', 'Choir'])

  const moved = await api.edit.send({
    params: { id },
    body: { originalStart: '2031-03-31T09:00', start: '2031-04-01T10:00', end: '2031-04-01T11:00' },
  })
  expect(moved.event).toMatchObject({ start: '2031-04-01T09:00:00.000Z', recurrence: 'FREQ=WEEKLY;BYDAY=TU;COUNT=5' })
  expect((await list()).map((line) => line.slice(-19, -8))).toEqual([
    '03-25T10:00',
    '04-01T09:00',
    '04-08T09:00',
    '04-15T09:00',
    '04-22T09:00',
  ])

  await api.remove.send({ params: { id }, body: { scope: 'this', originalStart: '2031-04-01T10:00' } })
  await api.remove.send({ params: { id }, body: { scope: 'following', originalStart: '2031-04-15T10:00' } })
  expect(await list()).toHaveLength(2)
  const removed = await api.remove.send({ params: { id }, body: {} })
  expect(await list()).toEqual([])
  await api.undo.send({ params: { id: removed.undo ?? 0 } })
  expect(await list()).toHaveLength(2)
})

test('lists all-day events on the same date, and others by the requested time zone', async () => {
  const api = await serve(calendar)
  await api.create.send({ body: { ...draft, title: 'Late', start: '2031-03-24T23:30', end: '2031-03-25T00:30' } })
  await api.create.send({ body: { ...draft, title: 'Fair', allDay: true, start: '2031-03-24', end: '2031-03-26' } })
  const on = async (from: string, to: string, timeZone: string) =>
    (await api.list.send({ query: { from, to, timeZone } })).flatMap(({ title }) =>
      /Late|Fair/.test(title) ? title : [],
    )
  expect(await on('2031-03-24', '2031-03-25', 'Europe/London')).toEqual(['Fair', 'Late'])
  expect(await on('2031-03-24', '2031-03-25', 'Asia/Tokyo')).toEqual(['Fair'])
  expect(await on('2031-03-25', '2031-03-26', 'Asia/Tokyo')).toEqual(['Fair', 'Late'])
  expect(await on('2031-03-26', '2031-03-27', 'Pacific/Kiritimati')).toEqual([])
  expect(await on('2031-03-23', '2031-03-24', 'Pacific/Pago_Pago')).toEqual([])
  expect(
    (await api.list.send({ query: { from: '2031-03-24', to: '2031-03-25', calendars: [4] } })).map(
      ({ title }) => title,
    ),
  ).toEqual([])
})

test('moves events between calendars, and finds them by search', async () => {
  const api = await serve(calendar)
  const guests = [{ email: 'nobody@elsewhere.example', name: 'Zoë Quillfeather', userId: null }]
  const { event } = await api.create.send({
    body: { ...draft, title: 'Öl und Essig', location: 'Delikatessen', guests, recurrence: 'FREQ=MONTHLY' },
  })
  const { event: moved } = await api.edit.send({ params: { id: event.id }, body: { calendarId: 2 } })
  expect(moved.calendarId).toBe(2)
  for (const q of ['ol und', 'delikat', 'quillfeather', 'zoe essig', 'nobody@else'])
    expect(
      (await api.search.send({ query: { q } })).map(({ title }) => title),
      q,
    ).toEqual(['Öl und Essig'])
  expect(await api.search.send({ query: { q: 'nothing like this' } })).toEqual([])
  const [standUp] = await api.search.send({ query: { q: 'stand-up' } })
  expect(Date.parse(standUp?.end ?? '')).toBeGreaterThan(Date.now() - 86_400_000)
  expect(await api.search.send({ query: { q: 'stand', limit: 1 } })).toHaveLength(1)
})

test('contains a working week in the sample', async () => {
  const api = await serve(calendar)
  const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10)
  const occurrences = await api.list.send({ query: { from: day(-9), to: day(16), timeZone: 'Europe/London' } })
  expect(occurrences.length).toBeGreaterThan(35)
  expect(occurrences.filter(({ title }) => title.startsWith('Stand-up')).length).toBeGreaterThan(12)
  expect(occurrences.filter(({ calendarId }) => calendarId === null).map(({ answer }) => answer)).toContain('pending')
  expect(new Set(occurrences.map(({ id, originalStart }) => `${id} ${originalStart}`)).size).toBe(occurrences.length)
  expect(occurrences.map(({ start }) => start)).toEqual(occurrences.map(({ start }) => start).toSorted())
})

test('applies concurrent changes one after the other', async () => {
  const api = await serve(calendar)
  const { event } = await api.create.send({ body: { ...draft, recurrence: 'FREQ=DAILY;COUNT=10' } })
  const at = (day: number) => `2031-03-${24 + day}T09:00`
  await Promise.all([
    ...[1, 2, 3].map((day) =>
      api.edit.send({ params: { id: event.id }, body: { scope: 'this', originalStart: at(day), title: `Day ${day}` } }),
    ),
    ...[1, 1].map((day, turn) =>
      api.edit.send({
        params: { id: event.id },
        body: { scope: 'this', originalStart: at(day), location: `Room ${turn}` },
      }),
    ),
    api.remove.send({ params: { id: event.id }, body: { scope: 'this', originalStart: at(5) } }),
  ])
  const occurrences = (await api.list.send({ query: { ...weeks, calendars: [1] } })).filter(
    ({ seriesId }) => seriesId === event.id,
  )
  expect(occurrences).toHaveLength(9)
  expect(occurrences.filter(({ changed }) => changed).map(({ title }) => title)).toEqual(['Day 1', 'Day 2', 'Day 3'])

  const { undo } = await api.remove.send({ params: { id: event.id }, body: {} })
  const both = await Promise.allSettled([
    api.undo.send({ params: { id: undo ?? 0 } }),
    api.undo.send({ params: { id: undo ?? 0 } }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const twice = await Promise.allSettled([1, 2].map(() => api.remove.send({ params: { id: event.id }, body: {} })))
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
