import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { calendar, maxCalendars, maxExdates, maxOverrides } from '../contract.ts'

const toDay = (at: number) => new Date(Date.UTC(2031, 0, 1 + at)).toISOString().slice(0, 10)
const toTime = (at: number) => `${toDay(at).replaceAll('-', '')}T090000Z`
const originalStart = (at: number) => `${toDay(at)}T09:00`

/** A daily series with cancelled and changed occurrences. */
const seriesFile = ({ cancelled = 0, changed = 0, text = '' }) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:series@x.example',
    'SUMMARY:Daily',
    `DTSTART:${toTime(0)}`,
    'RRULE:FREQ=DAILY',
    ...Array.from({ length: cancelled }, (_, at) => `EXDATE:${toTime(at)}`),
    'END:VEVENT',
    ...Array.from({ length: changed }, (_, at) => [
      'BEGIN:VEVENT',
      'UID:series@x.example',
      `RECURRENCE-ID:${toTime(at)}`,
      `DTSTART:${toTime(at)}`,
      `DESCRIPTION:${text}`,
      'END:VEVENT',
    ]).flat(),
    'END:VCALENDAR',
  ].join('\r\n')

async function importSeries(file: Parameters<typeof seriesFile>[0]) {
  const api = await serve(calendar)
  const { id: calendarId } = await api.createCalendar.send({ body: { name: 'Daily', color: 'grey', timeZone: 'UTC' } })
  const report = await api.import.send({ body: { calendarId, text: seriesFile(file) } })
  const query = { from: '2034-01-01', to: '2034-01-02', calendars: [calendarId] }
  const [occurrence] = await api.list.send({ query })
  if (!occurrence) throw new Error('There is no occurrence')
  return { api, report, params: { id: occurrence.seriesId ?? occurrence.id } }
}

const refusal = (reason: string, path = 'scope') => ({ status: 422, issues: [{ path, reason }] })

test('a user has a limited number of calendars, without deleted ones', { timeout: 60_000 }, async () => {
  const api = await serve(calendar)
  const create = () => api.createCalendar.send({ body: { name: 'One more', color: 'grey', timeZone: 'UTC' } })
  const { owner, id } = await create()
  const own = (await api.calendars.send()).filter((one) => one.owner.id === owner.id)
  for (let count = own.length; count < maxCalendars; count += 1) await create()
  await expect(create()).rejects.toMatchObject(refusal('tooManyCalendars', ''))
  await api.removeCalendar.send({ params: { id } })
  await create()
  const restore = api.editCalendar.send({ params: { id }, body: { deleted: false } })
  await expect(restore).rejects.toMatchObject(refusal('tooManyCalendars', ''))
})

test('a series has a limited number of changed occurrences, which may change again', { timeout: 60_000 }, async () => {
  const { api, report, params } = await importSeries({ changed: maxOverrides + 1 })
  expect(report.errors.map(({ message }) => message)).toEqual(['A series can have at most 1000 changed occurrences'])
  const edit = (at: number, scope: 'this' | 'all' = 'this') =>
    api.edit.send({ params, body: { scope, originalStart: originalStart(at), location: 'Pier' } })
  await expect(edit(maxOverrides + 5)).rejects.toMatchObject(refusal('tooManyOverrides'))
  expect((await edit(3)).event).toMatchObject({ location: 'Pier', changed: true })
  expect((await edit(maxOverrides + 5, 'all')).event).toMatchObject({ location: 'Pier', changed: false })
})

test('a series has a limited number of cancelled occurrences', async () => {
  const { api, params } = await importSeries({ cancelled: maxExdates })
  const remove = (scope: 'this' | 'following') =>
    api.remove.send({ params, body: { scope, originalStart: originalStart(maxExdates + 5) } })
  await expect(remove('this')).rejects.toMatchObject(refusal('tooManyExdates'))
  await remove('following')
})

test('a change of a very large series cannot be undone', { timeout: 60_000 }, async () => {
  const { api, params } = await importSeries({ changed: 900, text: 'x'.repeat(800) })
  const { undo } = await api.edit.send({ params, body: { scope: 'all', location: 'Pier' } })
  expect(undo).toBeNull()
})

test('only the latest changes of a user can be undone', { timeout: 60_000 }, async () => {
  const api = await serve(calendar)
  const times = { start: '2031-03-02T09:00', end: '2031-03-02T10:00', timeZone: 'UTC' }
  const undos: number[] = []
  for (let count = 0; count < 51; count += 1)
    undos.push((await api.create.send({ body: { calendarId: 2, ...times } })).undo ?? 0)
  const [first = 0, second = 0] = undos
  await expect(api.undo.send({ params: { id: first } })).rejects.toMatchObject({ status: 404 })
  await api.undo.send({ params: { id: second } })
})
