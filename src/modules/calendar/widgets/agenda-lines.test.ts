import { expect, test } from 'vitest'
import { agendaLines } from './agenda-lines.ts'
import type { Occurrence } from '../contract.ts'
import { type LocalEvent, toLocalEvent } from '../events/local-event.ts'

const occurrence: Occurrence = JSON.parse('{}')
const event = (start: string, end: string, allDay = false): LocalEvent => ({
  key: start,
  occurrence,
  color: 'blue',
  start,
  end,
  allDay,
  changedEvent: undefined,
})

const today = '2026-11-23'
const at = (time: string) => `${today}T${time}`
const now = at('10:30')
const listLines = (events: readonly LocalEvent[], room = 1000) =>
  agendaLines(events, now, room).map((line) =>
    line.kind === 'event' ? `${line.state} ${line.event.start.slice(-5)}` : line.kind === 'day' ? line.date : '—',
  )

test('puts the line of the current time between started and future events', () => {
  const events = [event(at('08:00'), at('09:00')), event(at('10:00'), at('11:00')), event(at('14:00'), at('15:00'))]
  expect(listLines(events)).toEqual(['past 08:00', 'now 10:00', '—', 'ahead 14:00'])
})

test('keeps only the latest past event of today', () => {
  const events = [event(at('07:00'), at('08:00')), event(at('08:00'), at('09:00')), event(at('14:00'), at('15:00'))]
  expect(listLines(events)).toEqual(['past 08:00', '—', 'ahead 14:00'])
})

test('adds headings for later days, and none for days without events', () => {
  const tomorrow = '2026-11-24'
  expect(listLines([event(`${tomorrow}T09:00`, `${tomorrow}T10:00`)])).toEqual([tomorrow, 'ahead 09:00'])
  expect(listLines([event(at('08:00'), at('09:00')), event(`${tomorrow}T09:00`, `${tomorrow}T10:00`)])).toEqual([
    'past 08:00',
    '—',
    tomorrow,
    'ahead 09:00',
  ])
  expect(listLines([])).toEqual([])
})

test('limits the lines to the available height, without a heading at the end', () => {
  const events = [event(at('11:00'), at('12:00')), event('2026-11-24T09:00', '2026-11-24T10:00')]
  expect(listLines(events, 100)).toEqual(['—', 'ahead 11:00'])
})

test.each([
  ['America/Los_Angeles', '2026-11-24T02:00:00.000Z', '2026-11-24T16:00:00.000Z'],
  ['Asia/Tokyo', '2026-11-23T09:00:00.000Z', '2026-11-23T23:00:00.000Z'],
])('lists each day once and in order in %s, whatever the order in UTC', (zone, tonight, tomorrow) => {
  const local = (id: number, start: string, end: string) =>
    toLocalEvent({ ...occurrence, id, originalStart: null, start, end, allDay: start.length === 10 }, new Map(), zone)
  const hour = (start: string) => new Date(Date.parse(start) + 3_600_000).toISOString()
  // As the API orders them.
  const events = [
    local(1, '2026-11-24', '2026-11-25'),
    local(2, tonight, hour(tonight)),
    local(3, tomorrow, hour(tomorrow)),
  ].toSorted((one, other) => (one.occurrence.start < other.occurrence.start ? -1 : 1))
  expect(listLines(events)).toEqual(['—', 'ahead 18:00', '2026-11-24', 'ahead 11-24', 'ahead 08:00'])
})
