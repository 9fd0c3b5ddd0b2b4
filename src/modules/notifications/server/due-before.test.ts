import { expect, test } from 'vitest'
import { getDueBefore } from './due-before.ts'

const now = '2026-11-22T10:30:00.000Z'
const getDailyDue = (hour: number, timeZone: string, at = now) => getDueBefore({ mail: 'daily', hour, timeZone }, at)

test('includes notices before the last occurrence of the hour in the user’s time zone', () => {
  expect(getDailyDue(8, 'UTC')).toBe('2026-11-22T08:00:00.000Z')
  expect(getDailyDue(11, 'UTC')).toBe('2026-11-21T11:00:00.000Z')
  expect(getDailyDue(10, 'UTC')).toBe('2026-11-22T10:00:00.000Z')
  expect(getDailyDue(8, 'America/New_York')).toBe('2026-11-21T13:00:00.000Z')
  expect(getDailyDue(8, 'Asia/Kolkata')).toBe('2026-11-22T02:30:00.000Z')
})

test('uses the next hour if a clock change skips the chosen one', () => {
  // On 29 March 2026 clocks in Berlin skip from 2:00 to 3:00.
  expect(getDailyDue(2, 'Europe/Berlin', '2026-03-29T09:00:00.000Z') < '2026-03-29T09:00:00.000Z').toBe(true)
  expect(getDailyDue(3, 'Europe/Berlin', '2026-03-29T09:00:00.000Z')).toBe('2026-03-29T01:00:00.000Z')
})

test('delays emails sent at once by five minutes, and sends none for never', () => {
  expect(getDueBefore({ mail: 'atOnce', hour: 8, timeZone: 'UTC' }, now)).toBe('2026-11-22T10:25:00.000Z')
  expect(getDueBefore({ mail: 'never', hour: 8, timeZone: 'UTC' }, now)).toBe('')
})
