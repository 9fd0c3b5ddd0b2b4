import { afterEach, expect, test } from 'vitest'
import { isZone, pageZone } from './offsets.ts'
import { ZonedDate } from './zoned-date.ts'
import { ZonedDateTimeFormat } from './zoned-format.ts'

const readIn = (zone: string) => {
  pageZone.read = () => zone
}
afterEach(() => {
  pageZone.read = () => undefined
})

const machineZone = Intl.DateTimeFormat().resolvedOptions().timeZone

test('returns local time by the time zone of each page', () => {
  const date = new ZonedDate('2026-07-01T22:30:15.250Z')
  const format = new ZonedDateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' })
  const results = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'].map((timeZone) => {
    readIn(timeZone)
    return [
      [date.getFullYear(), date.getMonth(), date.getDate(), date.getDay(), date.getHours(), date.getMinutes()],
      [date.getSeconds(), date.getMilliseconds(), date.getTimezoneOffset()],
      format.format(date),
      format.resolvedOptions().timeZone,
      date.toDateString(),
      date.toLocaleTimeString('en-GB'),
    ]
  })
  expect(results).toEqual([
    [[2026, 6, 2, 4, 0, 30], [15, 250, -120], '02/07/2026, 00:30', 'Europe/Berlin', 'Thu Jul 02 2026', '00:30:15'],
    [[2026, 6, 1, 3, 18, 30], [15, 250, 240], '01/07/2026, 18:30', 'America/New_York', 'Wed Jul 01 2026', '18:30:15'],
    [[2026, 6, 2, 4, 4, 15], [15, 250, -345], '02/07/2026, 04:15', 'Asia/Kathmandu', 'Thu Jul 02 2026', '04:15:15'],
  ])
})

test('interprets local fields and texts in the time zone of the page', () => {
  readIn('America/New_York')
  const moments = [
    new ZonedDate(2026, 0, 15, 9, 30),
    new ZonedDate('2026-01-15T09:30'),
    new ZonedDate('2026-01-15'),
    new ZonedDate('2026-01-15T09:30+01:00'),
    new ZonedDate(new ZonedDate(2026, 0, 15).toDateString()),
    new ZonedDate(String(new ZonedDate(2026, 0, 15))),
    new ZonedDate(new Date(0)),
  ].map((date) => date.toISOString())
  expect(moments).toEqual([
    '2026-01-15T14:30:00.000Z',
    '2026-01-15T14:30:00.000Z',
    '2026-01-15T00:00:00.000Z',
    '2026-01-15T08:30:00.000Z',
    '2026-01-15T05:00:00.000Z',
    '2026-01-15T05:00:00.000Z',
    '1970-01-01T00:00:00.000Z',
  ])
  expect(ZonedDate.parse('2026-01-15T09:30:00')).toBe(Date.parse('2026-01-15T14:30:00Z'))
})

test('sets fields in local time, also across clock changes', () => {
  readIn('Europe/Berlin')
  const date = new ZonedDate('2026-03-28T11:00:00Z')
  date.setDate(29)
  expect(date.toISOString()).toBe('2026-03-29T10:00:00.000Z')
  date.setHours(0, 0, 0, 0)
  expect(date.toISOString()).toBe('2026-03-28T23:00:00.000Z')
  date.setMonth(11, 31)
  date.setFullYear(2027)
  date.setMinutes(5)
  expect(date.toISOString()).toBe('2027-12-30T23:05:00.000Z')
})

test('resolves skipped and repeated times like native dates', () => {
  for (const [month, day] of [
    [2, 29],
    [9, 25],
    [5, 1],
  ] as const)
    for (let minutes = 0; minutes < 300; minutes += 15) {
      readIn(machineZone)
      expect(new ZonedDate(2026, month, day, 0, minutes).getTime()).toBe(
        new Date(2026, month, day, 0, minutes).getTime(),
      )
    }
  readIn('Europe/Berlin')
  expect(new ZonedDate(2026, 2, 29, 2, 30).toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(new ZonedDate(2026, 9, 25, 2, 30).toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('keeps an invalid date invalid', () => {
  const invalid = new ZonedDate('nonsense')
  expect([invalid.getTime(), invalid.getHours(), invalid.toDateString(), String(invalid)]).toEqual([
    NaN,
    NaN,
    'Invalid Date',
    'Invalid Date',
  ])
})

test('keeps the time zone that a format names', () => {
  readIn('Asia/Tokyo')
  const format = ZonedDateTimeFormat('en-GB', { timeZone: 'UTC', timeStyle: 'short' })
  expect(format.format(0)).toBe('00:00')
})

test('recognises names of time zones', () => {
  expect(['Europe/Berlin', 'UTC', 'Etc/GMT+5', 'Nowhere/Land', '', '+01:00', '../etc'].map(isZone)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
