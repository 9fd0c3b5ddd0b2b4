import { expect, test } from 'vitest'
import { dueBefore } from './due-before.ts'

const now = '2026-11-22T10:30:00.000Z'
const daily = (hour: number, timeZone: string, at = now) => dueBefore({ mail: 'daily', hour, timeZone }, at)

test('includes notices before the last occurrence of the hour in the user’s time zone', () => {
  expect(daily(8, 'UTC')).toBe('2026-11-22T08:00:00.000Z')
  expect(daily(11, 'UTC')).toBe('2026-11-21T11:00:00.000Z')
  expect(daily(10, 'UTC')).toBe('2026-11-22T10:00:00.000Z')
  expect(daily(8, 'America/New_York')).toBe('2026-11-21T13:00:00.000Z')
  expect(daily(8, 'Asia/Kolkata')).toBe('2026-11-22T02:30:00.000Z')
})

test('uses the next hour if a clock change skips the chosen one', () => {
  // On 29 March 2026 clocks in Berlin skip from 2:00 to 3:00.
  expect(daily(2, 'Europe/Berlin', '2026-03-29T09:00:00.000Z') < '2026-03-29T09:00:00.000Z').toBe(true)
  expect(daily(3, 'Europe/Berlin', '2026-03-29T09:00:00.000Z')).toBe('2026-03-29T01:00:00.000Z')
})

test('delays e-mails sent at once by five minutes, and sends none for never', () => {
  expect(dueBefore({ mail: 'atOnce', hour: 8, timeZone: 'UTC' }, now)).toBe('2026-11-22T10:25:00.000Z')
  expect(dueBefore({ mail: 'never', hour: 8, timeZone: 'UTC' }, now)).toBe('')
})
