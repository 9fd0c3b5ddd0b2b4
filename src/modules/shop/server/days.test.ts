import { expect, test } from 'vitest'
import { addDays, dayStarts, daysBetween } from './days.ts'

test.each([
  ['UTC', '2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['Europe/London', '2026-07-01', '2026-06-30T23:00:00.000Z'],
  ['Europe/London', '2026-03-29', '2026-03-29T00:00:00.000Z'],
  ['Europe/London', '2026-03-30', '2026-03-29T23:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['Asia/Kolkata', '2026-01-01', '2025-12-31T18:30:00.000Z'],
])('a day of %s, %s, begins at %s', (timeZone, day, moment) => {
  expect(dayStarts(timeZone)(day)).toBe(moment)
})

test('days are counted and added over the ends of months', () => {
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(4)
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('a time zone that does not exist is refused', () => {
  expect(() => dayStarts('Europe/Larkmoor')).toThrow('time zone')
})
