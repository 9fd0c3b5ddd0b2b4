import { expect, test } from 'vitest'
import { dayAt, dayStarts } from './day-starts.ts'

test.each([
  ['UTC', '2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['Europe/London', '2026-07-01', '2026-06-30T23:00:00.000Z'],
  ['Europe/London', '2026-03-29', '2026-03-29T00:00:00.000Z'],
  ['Europe/London', '2026-03-30', '2026-03-29T23:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  // The clocks go from midnight to one, or back from one to midnight.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['Asia/Kolkata', '2026-01-01', '2025-12-31T18:30:00.000Z'],
])('in %s, the day %s begins at %s', (timeZone, day, moment) => {
  expect(dayStarts(timeZone)(day)).toBe(moment)
})

test('one instant is on different days in different time zones', () => {
  expect(dayAt('2026-03-01T03:00:00.000Z', 'America/New_York')).toBe('2026-02-28')
  expect(dayAt('2026-02-28T16:00:00.000Z', 'Asia/Tokyo')).toBe('2026-03-01')
})

test('refuses a time zone that does not exist', () => {
  expect(() => dayStarts('Europe/Larkmoor')).toThrow('time zone')
})
