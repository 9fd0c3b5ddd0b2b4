import ical from 'node-ical'
import { expect, test } from 'vitest'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { serve } from '#testing/inputs/serve.ts'
import { calendar, type EventDraft } from '../contract.ts'

const draft = {
  calendarId: 2,
  title: 'Tea, cake; and "more"',
  start: '2031-03-24T09:00',
  end: '2031-03-24T10:00',
  timeZone: 'Europe/London',
  location: 'Back\\yard',
  description: `First line\nSecond, ${'long and longer still, with Zoë and 茶 '.repeat(12)}`,
} satisfies EventDraft

const text = async (file: { blob: Blob }) => file.blob.text()
const span = { from: '2031-03-01', to: '2031-05-01', timeZone: 'Europe/London' }

test('exports a valid file that another library reads identically', async () => {
  const api = await serve(calendar)
  const guests = [{ email: 'zoe@elsewhere.example', name: 'Quillfeather, Zoë', userId: null }]
  const { event } = await api.create.send({
    body: { ...draft, guests, recurrence: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20310421T090000' },
  })
  const params = { id: event.id }
  await api.remove.send({ params, body: { scope: 'this', originalStart: '2031-04-07T09:00' } })
  await api.edit.send({
    params,
    body: {
      scope: 'this',
      originalStart: '2031-04-14T09:00',
      start: '2031-04-15T16:30',
      end: '2031-04-15T17:00',
      title: 'Later',
    },
  })
  const file = await api.exportEvent.send({ params })
  expect(file.name).toBe('Tea cake and more.ics')
  const written = await text(file)
  expect(written).toContain(`PRODID:-//${builtWorkspace.name}//Calendar//EN\r\n`)
  expect(written.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(written).not.toMatch(/[^\r]\n/)

  const read = Object.values(ical.sync.parseICS(written)).find((one) => one?.type === 'VEVENT')
  if (read?.type !== 'VEVENT') throw new Error('No event was read')
  expect([read.summary, read.location, read.description]).toEqual([
    draft.title,
    draft.location,
    draft.description.trim(),
  ])
  expect(read.start.toISOString()).toBe('2031-03-24T09:00:00.000Z')
  const occurrences = ical.expandRecurringEvent(read, { from: new Date('2031-03-01'), to: new Date('2031-06-01') })
  const expected = (await api.list.send({ query: { ...span, calendars: [2] } })).filter(
    ({ seriesId }) => seriesId === event.id,
  )
  expect(occurrences.map(({ start, end }) => [start.toISOString(), end.toISOString()]).toSorted()).toEqual(
    expected.map(({ start, end }) => [start, end]),
  )
  expect(expected.map(({ start }) => start)).toEqual([
    '2031-03-24T09:00:00.000Z',
    '2031-03-31T08:00:00.000Z',
    '2031-04-15T15:30:00.000Z',
    '2031-04-21T08:00:00.000Z',
  ])
})

test('imports an exported calendar unchanged', async () => {
  const api = await serve(calendar)
  for (const id of [1, 2, 3, 4]) {
    const written = await text(await api.exportCalendar.send({ params: { id } }))
    const { id: calendarId } = await api.createCalendar.send({
      body: { name: `Copy ${id}`, color: 'grey', timeZone: 'Europe/London' },
    })
    const dryRun = await api.import.send({ body: { calendarId, text: written, dryRun: true } })
    expect(dryRun).toMatchObject({ errors: [], skipped: 0, updated: 0, undo: null })
    const report = await api.import.send({ body: { calendarId, text: written } })
    expect(report.created).toBe(dryRun.created)
    const listOccurrences = async (calendars: number[]) =>
      (
        await api.list.send({ query: { from: '2026-06-01', to: '2027-05-01', timeZone: 'Europe/London', calendars } })
      ).map(({ title, start, end, location, changed }) => ({ title, start, end, location, changed }))
    const sorted = (list: Awaited<ReturnType<typeof listOccurrences>>) =>
      list.map((one) => JSON.stringify(one)).toSorted()
    expect(sorted(await listOccurrences([calendarId]))).toEqual(sorted(await listOccurrences([id])))
    const second = await api.import.send({ body: { calendarId, text: written } })
    expect(second).toMatchObject({ created: 0, updated: 0, skipped: report.created, undo: null })
    const third = await api.import.send({
      body: { calendarId, text: written.replaceAll('SUMMARY:', 'SUMMARY:New '), duplicates: 'update' },
    })
    expect(third).toMatchObject({ created: 0, updated: report.created, skipped: 0 })
    expect((await listOccurrences([calendarId])).every(({ title }) => title.startsWith('New '))).toBe(true)
    await api.undo.send({ params: { id: third.undo ?? 0 } })
    expect(sorted(await listOccurrences([calendarId]))).toEqual(sorted(await listOccurrences([id])))
  }
})

const wrap = (...events: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n')
const vevent = (...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${lines.join('').length}-${lines[0]}`, ...lines, 'END:VEVENT'].join('\r\n')

test('imports files of other programs: Windows time zones, UTC, floating times, durations, changed and cancelled occurrences', async () => {
  const api = await serve(calendar)
  const { id: calendarId } = await api.createCalendar.send({
    body: { name: 'Imported', color: 'grey', timeZone: 'Europe/Paris' },
  })
  const file = wrap(
    'BEGIN:VTIMEZONE\r\nTZID:Our office\r\nX-LIC-LOCATION:America/New_York\r\nEND:VTIMEZONE',
    vevent(
      'SUMMARY:Windows',
      'DTSTART;TZID=Pacific Standard Time:20310324T090000',
      'DTEND;TZID=Pacific Standard Time:20310324T100000',
    ),
    vevent('SUMMARY:Named', 'DTSTART;TZID=Our office:20310325T090000', 'DURATION:PT45M'),
    vevent('SUMMARY:Moment', 'DTSTART:20310326T090000Z', 'DTEND:20310326T093000Z'),
    vevent('SUMMARY:Floating', 'DTSTART:20310327T090000', 'DTEND:20310327T093000'),
    vevent('SUMMARY:Two days', 'DTSTART;VALUE=DATE:20310401', 'DTEND;VALUE=DATE:20310403'),
    vevent('SUMMARY:One day', 'DTSTART;VALUE=DATE:20310404'),
    'BEGIN:VEVENT\r\nUID:s\r\nSUMMARY:Fol\r\n ded\\, yes\r\nDTSTART;TZID="Europe/London":20310407T090000\r\nRRULE:FREQ=DAILY;COUNT=4\r\nEXDATE;TZID=Europe/London:20310408T090000,20310409T090000\r\nATTENDEE;CN="Amina, H";PARTSTAT=ACCEPTED:mailto:amina.haddad@larkmoor.example\r\nEND:VEVENT',
    'BEGIN:VEVENT\r\nUID:s\r\nRECURRENCE-ID;TZID=Europe/London:20310410T090000\r\nSUMMARY:Moved\r\nDTSTART;TZID=Europe/London:20310411T120000\r\nDTEND;TZID=Europe/London:20310411T130000\r\nEND:VEVENT',
  )
  const report = await api.import.send({ body: { calendarId, text: file } })
  expect(report).toMatchObject({ found: 8, created: 7, errors: [] })
  const occurrences = await api.list.send({ query: { ...span, calendars: [calendarId] } })
  expect(occurrences.map(({ title, start, end }) => [title, start, end])).toEqual([
    ['Windows', '2031-03-24T16:00:00.000Z', '2031-03-24T17:00:00.000Z'],
    ['Named', '2031-03-25T13:00:00.000Z', '2031-03-25T13:45:00.000Z'],
    ['Moment', '2031-03-26T09:00:00.000Z', '2031-03-26T09:30:00.000Z'],
    ['Floating', '2031-03-27T08:00:00.000Z', '2031-03-27T08:30:00.000Z'],
    ['Two days', '2031-04-01', '2031-04-03'],
    ['One day', '2031-04-04', '2031-04-05'],
    ['Folded, yes', '2031-04-07T08:00:00.000Z', '2031-04-07T08:00:00.000Z'],
    ['Moved', '2031-04-11T11:00:00.000Z', '2031-04-11T12:00:00.000Z'],
  ])
  expect(occurrences.find(({ title }) => title === 'Folded, yes')?.guests).toMatchObject([
    { userId: null, name: 'Amina, H', answer: 'yes' },
  ])
})

test('reports invalid events with a reason, and imports the others', async () => {
  const api = await serve(calendar)
  const broken = [
    [vevent('SUMMARY:No start'), /DTSTART is missing/],
    [vevent('SUMMARY:Bad date', 'DTSTART:20311399T090000Z'), /./],
    [vevent('SUMMARY:Where', 'DTSTART;TZID=Middle Earth:20310324T090000'), /Middle Earth/],
    [vevent('SUMMARY:Backwards', 'DTSTART:20310324T090000Z', 'DTEND:20310323T090000Z'), /ends before/],
    [vevent('SUMMARY:Too often', 'DTSTART:20310324T090000Z', 'RRULE:FREQ=SECONDLY'), /FREQ/],
    [vevent('SUMMARY:Never', 'DTSTART:20310324T090000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'), /no occurrence/],
    [vevent('SUMMARY:Dates', 'DTSTART:20310324T090000Z', 'RDATE:20310325T090000Z'), /RDATE/],
    [vevent('SUMMARY:Gone', 'DTSTART:20310324T090000Z', 'STATUS:CANCELLED'), /cancelled/],
    [vevent('SUMMARY:Garbage', 'DTSTART:20310324T090000Z', 'this is no line'), /./],
    [vevent('SUMMARY:Mixed', 'DTSTART:20310324T090000Z', 'DTEND;VALUE=DATE:20310325'), /both be dates/],
    [vevent('SUMMARY:Long ago', 'DTSTART:00010101T090000Z'), /./],
  ] as const
  const good = vevent('SUMMARY:Good', 'DTSTART:20310324T090000Z')
  const report = await api.import.send({
    body: { calendarId: 2, text: wrap(...broken.map(([event]) => event), good), dryRun: true },
  })
  expect(report).toMatchObject({ found: broken.length + 1, created: 1 })
  expect(report.errors.map(({ item }) => item)).toEqual(broken.map((_, index) => index))
  for (const [index, [, reason]] of broken.entries()) expect(report.errors[index]?.message).toMatch(reason)
  const same = await api.import.send({ body: { calendarId: 2, text: wrap(good, good), dryRun: true } })
  expect(same).toMatchObject({ created: 1, errors: [{ item: 0 }] })
  const many = wrap(...Array.from({ length: 2001 }, (_, index) => vevent(`SUMMARY:${index}`)))
  await expect(api.import.send({ body: { calendarId: 2, text: many } })).rejects.toMatchObject({ status: 422 })
  expect(await api.import.send({ body: { calendarId: 2, text: wrap() } })).toMatchObject({
    found: 0,
    created: 0,
    undo: null,
  })
})

test('imports the display names of Outlook’s time zones, and names the zone of each event', async () => {
  const api = await serve(calendar)
  const { id: calendarId } = await api.createCalendar.send({
    body: { name: 'Imported', color: 'grey', timeZone: 'Europe/Paris' },
  })
  const withZone = (zone: string) => vevent(`SUMMARY:${zone.length}`, `DTSTART;TZID="${zone}":20310324T090000`)
  const text = wrap(
    withZone('(UTC-05:00) Eastern Time (US & Canada)'),
    withZone('(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna'),
    withZone('(UTC+25:00) Nowhere'),
  )
  const report = await api.import.send({ body: { calendarId, text, dryRun: true } })
  expect(report.preview.map(({ start, timeZone }) => [start, timeZone])).toEqual([
    ['2031-03-24T09:00', 'America/New_York'],
    ['2031-03-24T09:00', 'Europe/Berlin'],
  ])
  expect(report.errors.map(({ message }) => message)).toEqual(['The time zone "(UTC+25:00) Nowhere" is unknown'])
})

test('exports reminders as alarms, and imports the first one before the start', async () => {
  const api = await serve(calendar)
  const times = { start: draft.start, end: draft.end, timeZone: 'UTC', calendarId: 2 }
  const reminders = [null, 0, 45, 2880]
  for (const reminderMinutes of reminders)
    await api.create.send({ body: { ...times, title: `Alarm ${reminderMinutes}`, reminderMinutes } })
  const allDay = { ...times, start: '2031-03-24', end: '2031-03-25', allDay: true }
  await api.create.send({ body: { ...allDay, title: 'Alarm of the day', reminderMinutes: -540 } })
  const written = await text(await api.exportCalendar.send({ params: { id: 2 } }))
  const triggers = [...written.matchAll(/SUMMARY:(Alarm.*)\r\n(?:BEGIN:VALARM\r\n.*\r\n.*\r\nTRIGGER:(.*)\r\n)?/g)]
  expect(triggers.map(([, title, trigger]) => [title, trigger])).toEqual([
    ['Alarm null', undefined],
    ['Alarm 0', 'PT0M'],
    ['Alarm 45', '-PT45M'],
    ['Alarm 2880', '-PT2880M'],
    ['Alarm of the day', 'PT540M'],
  ])

  const event = (uid: string, ...triggers: readonly string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SUMMARY:${uid}`,
    'DTSTART:20310328T090000Z',
    ...triggers.flatMap((trigger) => ['BEGIN:VALARM', 'ACTION:DISPLAY', trigger, 'END:VALARM']),
    'END:VEVENT',
  ]
  const file = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...event('hours', 'TRIGGER:-PT2H'),
    ...event('none'),
    ...event('end', 'TRIGGER;RELATED=END:-PT5M', 'TRIGGER:-P1D'),
    ...event('moment', 'TRIGGER;VALUE=DATE-TIME:20310327T090000Z'),
    ...event('too-early', 'TRIGGER:-P60D'),
    ...event('nonsense', 'TRIGGER:soon'),
    'END:VCALENDAR',
  ]
  await api.import.send({ body: { calendarId: 2, text: file.join('\r\n') } })
  const listed = await api.list.send({ query: { from: '2031-03-28', to: '2031-03-29', calendars: [2] } })
  const imported = listed.filter(({ title }) => /^[a-z-]+$/.test(title))
  expect(Object.fromEntries(imported.map(({ title, reminderMinutes }) => [title, reminderMinutes]))).toMatchObject({
    hours: 120,
    none: 15,
    end: 1440,
    moment: 15,
    'too-early': 15,
  })
})
