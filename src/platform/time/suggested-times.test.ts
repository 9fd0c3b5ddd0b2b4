import { expect, test } from 'vitest'
import { toLocalDateTime } from './local-time.ts'
import { suggestTimes } from './suggested-times.ts'

const timesAt = (now: string) => suggestTimes(new Date(now)).map(({ key, moment }) => [key, toLocalDateTime(moment)])

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

test('suggests the weekend from Monday to Thursday, if wanted', () => {
  const keysAt = (now: string) => suggestTimes(new Date(now), ['weekend']).map(({ key }) => key)
  const [, , weekend] = suggestTimes(new Date('2026-11-25T09:10'), ['weekend'])
  expect([weekend?.key, weekend && toLocalDateTime(weekend.moment)]).toEqual(['weekend', '2026-11-28T08:00'])
  expect(keysAt('2026-11-27T09:10')).toEqual(['laterToday', 'tomorrow', 'nextWeek'])
  expect(keysAt('2026-11-29T09:10')).toEqual(['laterToday', 'tomorrow', 'nextWeek'])
})
