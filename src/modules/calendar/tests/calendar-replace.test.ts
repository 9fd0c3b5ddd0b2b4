import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { calendar, type EventDraft } from '../contract.ts'

const draft = {
  calendarId: 2,
  title: 'Rehearsal',
  start: '2031-03-24T10:00',
  end: '2031-03-24T11:00',
  timeZone: 'Europe/Berlin',
} satisfies EventDraft
const amina = { userId: 'u3', email: 'amina.haddad@larkmoor.example', name: '' }

test('replaces events by those of an own file without taking anything from them', async () => {
  const api = await serve(calendar)
  const agent = await api.as('agent')
  const { id: calendarId } = await api.createCalendar.send({
    body: { name: 'Band', color: 'grey', timeZone: 'Europe/Berlin' },
  })
  const create = async (changes: Partial<EventDraft>) =>
    (await api.create.send({ body: { ...draft, calendarId, ...changes } })).event
  const red = await create({ color: 'red', reminderMinutes: null, guests: [amina] })
  const series = await create({
    title: 'Weekly',
    color: 'amber',
    reminderMinutes: 60,
    recurrence: 'FREQ=WEEKLY;COUNT=3',
  })
  await api.edit.send({
    params: { id: series.id },
    body: { scope: 'this', originalStart: '2031-03-31T10:00', color: 'green', guests: [amina], reminderMinutes: null },
  })
  await agent.answer.send({ params: { id: red.id }, body: { answer: 'maybe' } })
  const list = async () => {
    const query = { from: '2031-03-01', to: '2031-05-01', timeZone: 'UTC', calendars: [calendarId] }
    return (await api.list.send({ query })).map(({ updatedAt: _updatedAt, ...rest }) => rest)
  }
  const before = await list()
  const text = await (await api.exportCalendar.send({ params: { id: calendarId } })).blob.text()
  const report = await api.import.send({ body: { calendarId, text, duplicates: 'update' } })
  expect(report).toMatchObject({ updated: 2, errors: [] })
  expect(await list()).toEqual(before)
  expect(await agent.show.send({ params: { id: red.id } })).toMatchObject({ answer: 'maybe' })

  // A program that knows neither colours nor alarms.
  const plain = text.replaceAll(/COLOR:.*\r\n|BEGIN:VALARM[\s\S]*?END:VALARM\r\n/g, '')
  await api.import.send({ body: { calendarId, text: plain, duplicates: 'update' } })
  expect(await list()).toEqual(before)

  const copy = await api.createCalendar.send({ body: { name: 'Copy', color: 'grey', timeZone: 'Europe/Berlin' } })
  await api.import.send({ body: { calendarId: copy.id, text } })
  const copied = await api.list.send({
    query: { from: '2031-03-01', to: '2031-05-01', timeZone: 'UTC', calendars: [copy.id] },
  })
  expect(copied.map(({ color, reminderMinutes }) => [color, reminderMinutes]).toSorted()).toEqual(
    before.map(({ color, reminderMinutes }) => [color, reminderMinutes]).toSorted(),
  )
})

test('undoes a replacement, and takes back the guests that a file does not name', async () => {
  const api = await serve(calendar)
  const agent = await api.as('agent')
  const { event } = await api.create.send({ body: { ...draft, guests: [amina] } })
  const params = { id: event.id }
  const text = await (await api.exportEvent.send({ params })).blob.text()
  const { undo } = await api.import.send({
    body: {
      calendarId: 2,
      text: text.replaceAll(/\r\n /g, '').replaceAll(/ATTENDEE.*\r\n/g, ''),
      duplicates: 'update',
    },
  })
  await expect(agent.show.send({ params })).rejects.toMatchObject({ status: 404 })
  await api.undo.send({ params: { id: undo ?? 0 } })
  expect(await agent.show.send({ params })).toMatchObject({ title: 'Rehearsal', answer: 'pending' })
})

test.each([
  [
    'another time zone',
    { timeZone: 'America/New_York', start: '2031-03-31T06:00', end: '2031-03-31T07:00' },
    ['2031-03-31T10:00:00.000Z', false],
  ],
  ['all day', { allDay: true, start: '2031-04-01', end: '2031-04-02' }, ['2031-04-01', true]],
] as const)(
  'imports an occurrence that was changed to %s in place of the one of its series',
  async (_, changes, expected) => {
    const api = await serve(calendar)
    const { event } = await api.create.send({ body: { ...draft, recurrence: 'FREQ=WEEKLY;COUNT=3' } })
    const params = { id: event.id }
    await api.edit.send({ params, body: { scope: 'this', originalStart: '2031-03-31T10:00', ...changes } })
    const text = await (await api.exportEvent.send({ params })).blob.text()
    const { id: calendarId } = await api.createCalendar.send({
      body: { name: 'Copy', color: 'grey', timeZone: 'Asia/Tokyo' },
    })
    expect(await api.import.send({ body: { calendarId, text } })).toMatchObject({ found: 2, created: 1, errors: [] })
    const query = { from: '2031-03-01', to: '2031-05-01', timeZone: 'UTC', calendars: [calendarId] }
    expect((await api.list.send({ query })).map(({ start, allDay }) => [start, allDay])).toEqual(
      expect.arrayContaining([['2031-03-24T09:00:00.000Z', false], expected, ['2031-04-07T08:00:00.000Z', false]]),
    )
    expect(await api.list.send({ query })).toHaveLength(3)
  },
)
