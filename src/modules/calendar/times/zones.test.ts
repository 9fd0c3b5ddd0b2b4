import { expect, test } from 'vitest'
import { leastCpuTime } from '#testing/inputs/cpu-time.ts'
import { findZone, toMoments, getOffset, toLocal, toUtc } from './zones.ts'

const utc = (local: string, zone: string) => toUtc(local, zone).slice(0, 16)

test.each([
  ['2026-01-15T09:00', 'Europe/London', '2026-01-15T09:00'],
  ['2026-07-15T09:00', 'Europe/London', '2026-07-15T08:00'],
  ['2026-07-15T09:00', 'Australia/Sydney', '2026-07-14T23:00'],
  ['2026-07-15T09:00', 'Asia/Kathmandu', '2026-07-15T03:15'],
  ['2026-07-15T00:30', 'Pacific/Kiritimati', '2026-07-14T10:30'],
  ['2026-07-15T09:00', 'UTC', '2026-07-15T09:00'],
  ['1975-07-15T09:00', 'America/New_York', '1975-07-15T13:00'],
])('converts %s in %s to %s', (local, zone, expected) => {
  expect(utc(local, zone)).toBe(expected)
  expect(toLocal(`${expected}:00Z`, zone)).toBe(local)
})

test.each([
  ['moves a skipped time ahead', '2026-03-29T01:30', 'Europe/London', '2026-03-29T01:30', '2026-03-29T02:30'],
  [
    'moves a skipped time ahead in New York',
    '2026-03-08T02:15',
    'America/New_York',
    '2026-03-08T07:15',
    '2026-03-08T03:15',
  ],
  [
    'moves a skipped half hour ahead on Lord Howe',
    '2026-10-04T02:10',
    'Australia/Lord_Howe',
    '2026-10-03T15:40',
    '2026-10-04T02:40',
  ],
  ['takes the first of a repeated time', '2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30', '2026-10-25T01:30'],
  [
    'takes the first of a repeated time in New York',
    '2026-11-01T01:30',
    'America/New_York',
    '2026-11-01T05:30',
    '2026-11-01T01:30',
  ],
  ['moves a skipped day ahead', '2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00', '2011-12-31T12:00'],
])('%s: %s in %s', (_, local, zone, moment, shown) => {
  expect(utc(local, zone)).toBe(moment)
  expect(toLocal(`${moment}:00Z`, zone)).toBe(shown)
})

test('keeps the duration of an event that includes a skipped hour', () => {
  const { from, to } = toMoments('2026-03-29T00:45', '2026-03-29T01:15', 'Europe/London')
  expect((to - from) / 60_000).toBe(30)
  const swallowed = toMoments('2026-03-29T01:30', '2026-03-29T02:15', 'Europe/London')
  expect((swallowed.to - swallowed.from) / 60_000).toBe(45)
})

test('converts to local time and back without loss in every known zone', () => {
  const moments = [0, 3, 6, 9].map((month) => Date.UTC(2026, month, 14, 11, 30))
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    for (const moment of moments) expect(toUtc(toLocal(moment, zone), zone), zone).toBe(new Date(moment).toISOString())
    expect(Number.isInteger(getOffset(moments[0] ?? 0, zone)), zone).toBe(true)
  }
})

test('finds a zone by its name in any case, and keeps an alias', () => {
  expect(['eUROPE/lONDON', 'utc', 'Asia/Kolkata', 'Mars/Olympus', '+01:00', ''].map(findZone)).toEqual([
    'Europe/London',
    'UTC',
    'Asia/Kolkata',
    undefined,
    undefined,
    undefined,
  ])
})

test('reads the names of a zone in any case as one zone, without the cost of another', () => {
  const name = 'antarctica/dumontdurville'
  let count = 0
  const spell = () => {
    count += 1
    const letters = count.toString(2).padStart(10, '0')
    return [...name].map((letter, at) => (letters[at] === '1' ? letter.toUpperCase() : letter)).join('')
  }
  const time = leastCpuTime(() => {
    for (let spellings = 0; spellings < 300; spellings += 1) toLocal(0, spell())
  }, 2)
  expect(time).toBeLessThan(20)
})
