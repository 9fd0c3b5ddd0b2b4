import { expect, test } from 'vitest'
import { toLocalDateTime } from '#platform/time/local-time.ts'
import { reminderTimes } from './reminder-times.ts'

const timesAt = (now: string) => reminderTimes(new Date(now)).map(({ key, moment }) => [key, toLocalDateTime(moment)])

test('suggests this evening, tomorrow morning and the Monday of the next week', () => {
  // A Wednesday.
  expect(timesAt('2026-11-25T09:10')).toEqual([
    ['laterToday', '2026-11-25T18:00'],
    ['tomorrow', '2026-11-26T08:00'],
    ['nextWeek', '2026-11-30T08:00'],
  ])
  expect(timesAt('2026-11-25T17:30')[0]).toEqual(['laterToday', '2026-11-25T21:00'])
  expect(timesAt('2026-11-25T22:00').map(([key]) => key)).toEqual(['tomorrow', 'nextWeek'])
})

test('suggests different days on a Sunday and on a Monday', () => {
  expect(timesAt('2026-11-29T12:00').slice(1)).toEqual([
    ['tomorrow', '2026-11-30T08:00'],
    ['nextWeek', '2026-12-07T08:00'],
  ])
  expect(timesAt('2026-11-30T12:00').at(-1)).toEqual(['nextWeek', '2026-12-07T08:00'])
})
