import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { calendar } from '../contract.ts'

const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines, at) => ['BEGIN:VEVENT', `UID:reminder-${at}@x.example`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT30M', 'END:VALARM']

async function setUp() {
  const { as, db, takeNotices, work } = await openNotices()
  const api = await as('u2', calendar)
  const own = (await api.calendars.send()).find(({ shared }) => !shared)
  if (!own) throw new Error('There is no calendar')
  const importEvents = (...events: string[][]) =>
    api.import.send({ body: { calendarId: own.id, text: file(...events) } })
  const remindedAt = async (now: string) => {
    await work(now, calendar.name)
    return takeNotices().flatMap((notice) => /Reminder: “(Tide[^”]*)”/.exec(notice)?.[1] ?? [])
  }
  return { api, db, own, importEvents, remindedAt }
}

/** CPU time of this thread during some work, in milliseconds of this machine. */
async function measureTime(work: () => Promise<unknown>) {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

test('a run costs nothing for series that are not due', { timeout: 120_000 }, async () => {
  const { importEvents, remindedAt } = await setUp()
  await remindedAt('2031-03-02T11:59:00.000Z')
  const least = async () => {
    const times: number[] = []
    for (const minute of [50, 51, 52])
      times.push(await measureTime(() => remindedAt(`2031-03-02T12:${minute}:00.000Z`)))
    return Math.min(...times)
  }
  const usual = await least()
  const { created } = await importEvents(
    ...Array.from({ length: 800 }, (_, at) => [
      `SUMMARY:Tide ${at}`,
      'DTSTART:20310302T090000Z',
      'RRULE:FREQ=DAILY',
      ...alarm,
    ]),
  )
  expect(created).toBe(800)
  expect((await least()) - usual).toBeLessThan(20)
})

test('reminds of a thousand events in a run, and of the others in the next one', { timeout: 120_000 }, async () => {
  const { importEvents, remindedAt } = await setUp()
  await importEvents(
    ...Array.from({ length: 1200 }, (_, at) => [`SUMMARY:Tide ${at}`, 'DTSTART:20310302T090000Z', ...alarm]),
  )
  expect(await remindedAt('2031-03-02T08:29:00.000Z')).toEqual([])
  const first = await remindedAt('2031-03-02T08:30:00.000Z')
  const second = await remindedAt('2031-03-02T08:31:00.000Z')
  // Other reminders of the sample data may be among the thousand.
  expect(first.length).toBeGreaterThan(900)
  expect(first.length).toBeLessThanOrEqual(1000)
  expect(new Set([...first, ...second]).size).toBe(1200)
})

test('reminds of each occurrence of a series, but not of cancelled, moved or deleted ones', async () => {
  const { api, own, remindedAt, importEvents } = await setUp()
  const times = { start: '2031-03-02T09:00', end: '2031-03-02T10:00', timeZone: 'UTC', reminderMinutes: 30 }
  const { event } = await api.create.send({
    body: { calendarId: own.id, title: 'Tide', ...times, recurrence: 'FREQ=DAILY;COUNT=6' },
  })
  const params = { id: event.id }
  const on = (day: number) => ({ scope: 'this' as const, originalStart: `2031-03-0${day}T09:00` })
  await api.remove.send({ params, body: on(3) })
  await api.edit.send({
    params,
    body: { ...on(4), title: 'Tide, later', start: '2031-03-04T15:00', end: '2031-03-04T16:00' },
  })
  expect(await remindedAt('2031-03-02T08:30:00.000Z')).toEqual(['Tide'])
  expect(await remindedAt('2031-03-03T08:30:00.000Z')).toEqual([])
  expect(await remindedAt('2031-03-04T08:30:00.000Z')).toEqual([])
  expect(await remindedAt('2031-03-04T14:30:00.000Z')).toEqual(['Tide, later'])
  expect(await remindedAt('2031-03-05T08:45:00.000Z')).toEqual(['Tide'])
  await api.removeCalendar.send({ params: own })
  expect(await remindedAt('2031-03-06T08:30:00.000Z')).toEqual([])
  await api.editCalendar.send({ params: own, body: { deleted: false } })
  expect(await remindedAt('2031-03-07T08:30:00.000Z')).toEqual(['Tide'])
  expect(await remindedAt('2031-03-08T08:30:00.000Z')).toEqual([])
  await importEvents(['SUMMARY:Tide again', 'DTSTART:20310309T090000Z', ...alarm])
  expect(await remindedAt('2031-03-09T08:35:00.000Z')).toEqual(['Tide again'])
})

test('schedules reminders that are missing, as after a restore from the audit log', async () => {
  const { db, importEvents, remindedAt } = await setUp()
  await importEvents(['SUMMARY:Tide', 'DTSTART:20310302T090000Z', 'RRULE:FREQ=DAILY', ...alarm])
  await sql`delete from "eventReminders"`.execute(db)
  await remindedAt('2031-03-03T07:00:00.000Z')
  await remindedAt('2031-03-03T08:00:00.000Z')
  expect(await remindedAt('2031-03-03T08:30:00.000Z')).toEqual(['Tide'])
})
