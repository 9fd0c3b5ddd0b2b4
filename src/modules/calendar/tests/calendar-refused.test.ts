import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { calendar } from '../contract.ts'

const { base } = calendar
const json = (body: unknown, method = 'POST') => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const many = (count: number, of: unknown) => Array.from({ length: count }, () => of)

const good = {
  calendarId: 1,
  title: 'Tea',
  start: '2031-03-24T09:00',
  end: '2031-03-24T10:00',
  timeZone: 'Europe/London',
}
const guest = { email: 'a@b.example' }

const drafts: [object | string, string][] = [
  [{}, 'calendarId'],
  ['text', ''],
  [{ ...good, calendarId: '1' }, 'calendarId'],
  [{ ...good, calendarId: 0 }, 'calendarId'],
  [{ ...good, title: 7 }, 'title'],
  [{ ...good, title: 'x'.repeat(201) }, 'title'],
  [{ ...good, start: undefined }, 'start'],
  [{ ...good, start: null }, 'start'],
  [{ ...good, start: 'tomorrow' }, 'start'],
  [{ ...good, start: '2031-02-30T09:00' }, 'start'],
  [{ ...good, start: '2031-03-24T24:00' }, 'start'],
  [{ ...good, start: '2031-03-24T09:00Z' }, 'start'],
  [{ ...good, start: '1969-03-24T09:00' }, 'start'],
  [{ ...good, start: '2200-03-24T09:00' }, 'start'],
  [{ ...good, start: '2031-03-24' }, 'start'],
  [{ ...good, allDay: true }, 'start'],
  [{ ...good, allDay: true, start: '2031-03-24', end: '2031-03-24' }, 'end'],
  [{ ...good, end: '2031-03-24T08:59' }, 'end'],
  [{ ...good, end: '2033-03-24T08:59' }, 'end'],
  [{ ...good, allDay: 'yes' }, 'allDay'],
  [{ ...good, timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ ...good, timeZone: '+01:00' }, 'timeZone'],
  [{ ...good, timeZone: undefined }, 'timeZone'],
  [{ ...good, color: 'mauve' }, 'color'],
  [{ ...good, description: 'x'.repeat(10_001) }, 'description'],
  [{ ...good, location: 'x'.repeat(301) }, 'location'],
  [{ ...good, recurrence: '' }, 'recurrence'],
  [{ ...good, recurrence: 'nonsense' }, 'recurrence'],
  [{ ...good, recurrence: 'FREQ=HOURLY' }, 'recurrence'],
  [{ ...good, recurrence: 'FREQ=DAILY;COUNT=1001' }, 'recurrence'],
  [{ ...good, recurrence: 'FREQ=DAILY;UNTIL=20200101' }, 'recurrence'],
  [{ ...good, recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, 'recurrence'],
  [{ ...good, recurrence: `FREQ=DAILY;BYMONTHDAY=${many(300, 1).join(',')}` }, 'recurrence'],
  [{ ...good, guests: many(101, guest) }, 'guests'],
  [{ ...good, guests: [{ email: 'nobody' }] }, 'guests.0.email'],
  [{ ...good, guests: [{ ...guest, userId: 'u999' }] }, 'guests.0.userId'],
  [{ ...good, guests: [{ ...guest, answer: 'yes' }] }, 'guests.0.answer'],
  [{ ...good, id: 4 }, 'id'],
  [{ ...good, createdById: 'u2' }, 'createdById'],
  [{ ...good, exdates: [] }, 'exdates'],
  [{ ...good, title: 'A\0B' }, ''],
]

const rest: [string, string, unknown, number][] = [
  ['PATCH', '/events/1', { scope: 'some' }, 422],
  ['PATCH', '/events/1', { originalStart: 'then' }, 422],
  ['PATCH', '/events/1', { guests: null }, 422],
  ['PATCH', '/events/1', { sequence: 1 }, 422],
  ['PATCH', '/events/1', { scope: 'this', originalStart: '2031-03-23T09:15', title: 'X' }, 404],
  ['PATCH', '/events/1', { scope: 'this', recurrence: 'FREQ=DAILY' }, 422],
  ['PATCH', '/events/999999', { title: 'X' }, 404],
  ['PATCH', '/events/x', { title: 'X' }, 404],
  ['PATCH', '/events/0', { title: 'X' }, 404],
  ['PATCH', '/events/99999999999', { title: 'X' }, 404],
  ['DELETE', '/events/999999', {}, 404],
  ['DELETE', '/events/1', { scope: 'none' }, 422],
  ['DELETE', '/events/1?scope=none', undefined, 422],
  ['PUT', '/events/1/answer', { answer: 'perhaps' }, 422],
  ['PUT', '/events/1/answer', { answer: 'yes', scope: 'following' }, 422],
  ['POST', '/undo/999999', undefined, 404],
  ['POST', '/calendars', { name: ' ', color: 'blue', timeZone: 'UTC' }, 422],
  ['POST', '/calendars', { name: 'x'.repeat(61), color: 'blue', timeZone: 'UTC' }, 422],
  ['POST', '/calendars', { name: 'A', color: '#fff', timeZone: 'UTC' }, 422],
  ['POST', '/calendars', { name: 'A', color: 'blue', timeZone: 'Nowhere' }, 422],
  ['POST', '/calendars', { name: 'A', color: 'blue', timeZone: 'UTC', ownerId: 'u2' }, 422],
  ['PATCH', '/calendars/1', { shared: 'yes' }, 422],
  ['PATCH', '/calendars/999999', { name: 'A' }, 404],
  ['DELETE', '/calendars/999999', undefined, 404],
  ['POST', '/import', { calendarId: 1, text: '' }, 422],
  ['POST', '/import', { calendarId: 1, text: 'hello' }, 422],
  ['POST', '/import', { calendarId: 1, text: 7 }, 422],
  ['POST', '/import', { calendarId: 999_999, text: 'BEGIN:VCALENDAR' }, 404],
  ['POST', '/import', { calendarId: 1, text: 'x'.repeat(1_100_000) }, 413],
  ['GET', '/events', undefined, 422],
  ['GET', '/events?from=2031-01-01&to=2031-01-01', undefined, 422],
  ['GET', '/events?from=2031-01-01&to=2032-03-01', undefined, 422],
  ['GET', '/events?from=2031-01-01&to=soon', undefined, 422],
  ['GET', '/events?from=2031-01-01&to=2031-01-02&timeZone=Nowhere', undefined, 422],
  ['GET', '/events?from=2031-01-01&to=2031-01-02&calendars=x', undefined, 422],
  ['GET', '/events?from=2031-01-01&to=2031-01-02&colour=red', undefined, 422],
  ['GET', '/events/search', undefined, 422],
  ['GET', '/events/search?q=', undefined, 422],
  ['GET', `/events/search?q=${'x'.repeat(201)}`, undefined, 422],
  ['GET', '/events/search?q=tea&limit=101', undefined, 422],
  ['GET', '/events/1?originalStart=2031-03-23T09:15', undefined, 404],
  ['GET', '/events/999999/export', undefined, 404],
  ['GET', '/calendars/999999/export', undefined, 404],
]

test('rejects invalid input at its field, and changes nothing', async () => {
  const api = await serve(calendar)
  const state = async () => [
    await api.calendars.send(),
    await api.list.send({ query: { from: '2031-01-01', to: '2031-12-31' } }),
  ]
  const before = await state()
  for (const [body, path] of drafts) {
    const response = await api.send(`${base}/events`, json(body))
    const problem = await response.json()
    const excerpt = JSON.stringify(body).slice(0, 200)
    expect([excerpt, response.status], excerpt).toEqual([excerpt, 422])
    expect(
      problem.issues?.map((issue: { path: string }) => issue.path),
      excerpt,
    ).toContain(path)
  }
  for (const [method, path, body, status] of rest) {
    const response = await api.send(`${base}${path}`, body === undefined ? { method } : json(body, method))
    expect([method, path, response.status], JSON.stringify(body)?.slice(0, 100)).toEqual([method, path, status])
  }
  expect(await state()).toEqual(before)
})
