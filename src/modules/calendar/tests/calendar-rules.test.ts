import { expect, test } from 'vitest'
import { maxBlockedTime } from '#testing/inputs/server-blocking.ts'
import { serve } from '#testing/inputs/serve.ts'
import { calendar, type EventDraft } from '../contract.ts'

const draft = (recurrence: string, title = 'Water the plants'): EventDraft => ({
  calendarId: 2,
  title,
  start: '2026-11-23T09:00',
  end: '2026-11-23T10:00',
  timeZone: 'Europe/Paris',
  recurrence,
})

const ics = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//x//y//EN',
    ...events.flatMap((lines, at) => [
      'BEGIN:VEVENT',
      `UID:rule-${at}@x.example`,
      'DTSTAMP:20261123T090000Z',
      ...(lines.some((line) => line.startsWith('DTSTART')) ? [] : ['DTSTART;TZID=Europe/Paris:20261123T090000']),
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

test('creates, lists, finds, exports and imports a daily series that ends in 2099 or never', async () => {
  const api = await serve(calendar)
  for (const [title, rule] of [
    ['Watering with an end', 'FREQ=DAILY;UNTIL=20990101T000000Z'],
    ['Watering for ever', 'FREQ=DAILY'],
    ['Watering in leap years', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'],
  ] as const) {
    const { event } = await api.create.send({ body: draft(rule, title) })
    const [from, to] = ['2096-02-01', '2096-03-01']
    const listed = await api.list.send({ query: { from, to, timeZone: 'Europe/Paris' } })
    const occurrences = listed.filter((one) => one.title === title)
    expect(occurrences).toHaveLength(rule.includes('YEARLY') ? 1 : 29)
    expect(await api.search.send({ query: { q: title } })).toHaveLength(1)
    const text = await (await api.send(`${calendar.base}/events/${event.id}/export`)).text()
    expect(text).toContain('RRULE:FREQ=')
    const report = await api.import.send({ body: { calendarId: 2, text, dryRun: true } })
    expect(report).toMatchObject({ found: 1, skipped: 1, errors: [] })
    await api.edit.send({
      params: { id: event.id },
      body: { scope: 'following', originalStart: occurrences[0]?.originalStart ?? '', title: `${title}, later` },
    })
  }
  const after = await api.list.send({ query: { from: '2098-12-25', to: '2099-01-05', timeZone: 'Europe/Paris' } })
  expect(after.filter(({ title }) => title === 'Watering with an end, later')).toHaveLength(7)
})

test.each([
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31'],
  ['FREQ=DAILY;INTERVAL=7;BYDAY=TU'],
  ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6'],
  ['FREQ=YEARLY;BYMONTH=4,6;BYMONTHDAY=31;COUNT=1000'],
  ['FREQ=SECONDLY'],
  ['FREQ=MINUTELY;COUNT=999999'],
  ['FREQ=HOURLY;INTERVAL=99999'],
])('rejects %s at its field', async (rule) => {
  const api = await serve(calendar)
  const sent = await api.send(`${calendar.base}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draft(rule)),
  })
  expect(sent.status).toBe(422)
  expect(await sent.json()).toMatchObject({ issues: [{ path: 'recurrence' }] })
})

test('imports valid events of a file, and reports the others with a reason', async () => {
  const api = await serve(calendar)
  const text = ics(
    ['SUMMARY:Sound'],
    ['SUMMARY:Until 2099', 'RRULE:FREQ=DAILY;UNTIL=20990101T000000Z'],
    ['SUMMARY:Never', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31'],
    ['SUMMARY:Each second', 'RRULE:FREQ=SECONDLY'],
    ['SUMMARY:Mars', 'DTSTART;TZID=Mars/Olympus:20261123T090000'],
    [
      'SUMMARY:Cancelled too often',
      'RRULE:FREQ=DAILY',
      ...Array.from({ length: 1001 }, () => 'EXDATE:20261124T080000Z'),
    ],
    ['SUMMARY:Too long', ...Array.from({ length: 3000 }, (_, at) => `X-NOTE-${at}:x`)],
    ['SUMMARY:A zone that goes on', `DTSTART;TZID=/x/${'_1'.repeat(90_000)}:20261123T090000`],
  )
  const report = await api.import.send({ body: { calendarId: 2, text } })
  expect(report).toMatchObject({ found: 8, created: 2 })
  expect(report.errors.map(({ title }) => title).toSorted()).toEqual([
    'A zone that goes on',
    'Cancelled too often',
    'Each second',
    'Mars',
    'Never',
    'Too long',
  ])
  expect(report.errors.every(({ message }) => message.length > 10 && message.length < 200)).toBe(true)
})

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(',')

test(
  'imports, lists, searches and exports a thousand series without blocking other requests',
  { timeout: 240_000 },
  async () => {
    const api = await serve(calendar)
    const rule = (at: number) => [
      'FREQ=DAILY',
      'FREQ=DAILY;UNTIL=20990101T000000Z',
      `FREQ=YEARLY;BYMONTHDAY=1,2,3,4,5,6,7;BYSETPOS=${1 + (at % 80)};COUNT=1000`,
    ]
    const text = ics(
      ...Array.from({ length: 1000 }, (_, at) => [`SUMMARY:Crowd ${at}`, `RRULE:${rule(at)[at % 3] ?? ''}`]),
    )
    const holds = {
      import: await maxBlockedTime(() => api.import.send({ body: { calendarId: 2, text, duplicates: 'update' } })),
      list: await maxBlockedTime(() =>
        api.list.send({ query: { from: '2027-01-01', to: '2028-01-15', timeZone: 'Europe/Paris' } }),
      ),
      search: await maxBlockedTime(() => api.search.send({ query: { q: 'Crowd' } })),
      export: await maxBlockedTime(() => api.send(`${calendar.base}/calendars/2/export`)),
    }
    for (const [name, hold] of Object.entries(holds)) expect([name, hold < 100, hold]).toEqual([name, true, hold])
  },
)

test(
  'imports a series with many changed and cancelled occurrences without blocking other requests',
  { timeout: 120_000 },
  async () => {
    const api = await serve(calendar)
    const rule = `FREQ=YEARLY;BYMONTH=${numbers(12)};BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=${numbers(60)}`
    const toDayOffset = (at: number) =>
      `${new Date(Date.UTC(2190, 0, at + 1)).toISOString().slice(0, 10).replaceAll('-', '')}T090000`
    const days = Array.from({ length: 1900 }, (_, at) => toDayOffset(at))
    const event = (...lines: string[]) => [
      'BEGIN:VEVENT',
      'UID:many',
      'DTSTART:20310302T090000',
      ...lines,
      'END:VEVENT',
    ]
    const text = [
      'BEGIN:VCALENDAR',
      ...event(`RRULE:${rule}`, `EXDATE:${days.slice(0, 900).join(',')}`),
      ...days.flatMap((day) => event(`RECURRENCE-ID:${day}`)),
      'END:VCALENDAR',
    ].join('\r\n')
    const body = { calendarId: 2, text, dryRun: true }
    const { found } = await api.import.send({ body })
    expect(found).toBe(1901)
    expect(await maxBlockedTime(() => api.import.send({ body }))).toBeLessThan(100)
  },
)
