import { expect, test } from 'vitest'
import { afterOpenTime, BusinessHours, openBetween, openUntil } from './business-hours.ts'

const nine = [{ from: '09:00', until: '17:00' }]
const hours: BusinessHours = {
  timeZone: 'Europe/Berlin',
  week: [nine, nine, nine, nine, nine, [], []],
  holidays: [{ date: '2026-05-01', name: 'Labour Day' }],
}
const at = (text: string) => Date.parse(text)
const hour = 3_600_000
const after = (from: string, amount: number) => new Date(afterOpenTime(hours, at(from), amount * hour)).toISOString()

test('counts only open hours, over nights, weekends and holidays', () => {
  // Thursday in summer time: 15:00 to 17:00, Friday closed, then Monday.
  expect(openBetween(hours, at('2026-04-30T13:00Z'), at('2026-05-04T08:00Z'))).toBe(3 * hour)
  expect(openBetween(hours, at('2026-05-02T08:00Z'), at('2026-05-03T20:00Z'))).toBe(0)
  expect(after('2026-04-30T13:00Z', 2)).toBe('2026-04-30T15:00:00.000Z')
  expect(after('2026-04-30T13:00Z', 3)).toBe('2026-05-04T08:00:00.000Z')
  expect(after('2026-05-02T20:00Z', 1)).toBe('2026-05-04T08:00:00.000Z')
})

test('follows the change of the clocks', () => {
  // The last Sunday in March: nine o'clock is 08:00 UTC before and 07:00 UTC after it.
  expect(after('2026-03-27T15:00Z', 2)).toBe('2026-03-30T08:00:00.000Z')
  const always = { ...hours, week: hours.week.map(() => [{ from: '00:00', until: '00:00' }]), holidays: [] }
  expect(openBetween(always, at('2026-03-28T23:00Z'), at('2026-03-29T22:00Z'))).toBe(23 * hour)
})

test('handles several openings a day, and is the inverse of itself', () => {
  const split = {
    ...hours,
    week: hours.week.map(() => [
      { from: '08:00', until: '12:00' },
      { from: '13:30', until: '00:00' },
    ]),
  }
  for (const amount of [0.5, 4, 5, 14.5, 100]) {
    const end = afterOpenTime(split, at('2026-01-05T07:15Z'), amount * hour)
    expect(openBetween(split, at('2026-01-05T07:15Z'), end)).toBe(amount * hour)
  }
  expect(openUntil(hours, at('2026-05-04T08:00Z'), at('2026-04-30T14:00Z'))).toBe(2 * hour)
  expect(openUntil(hours, at('2026-04-30T14:00Z'), at('2026-05-04T08:00Z'))).toBe(-2 * hour)
})

test('is always open without hours', () => {
  expect(openBetween(null, 5, 9)).toBe(4)
  expect(afterOpenTime(null, 5, 9)).toBe(14)
})

test.each([
  [{ ...hours, timeZone: 'Europe/Atlantis' }],
  [{ ...hours, week: hours.week.map(() => []) }],
  [{ ...hours, week: hours.week.slice(1) }],
  [{ ...hours, week: [[{ from: '17:00', until: '09:00' }], ...hours.week.slice(1)] }],
  [
    {
      ...hours,
      week: [
        [
          { from: '09:00', until: '13:00' },
          { from: '12:00', until: '17:00' },
        ],
        ...hours.week.slice(1),
      ],
    },
  ],
  [{ ...hours, holidays: [{ date: '2026-02-30', name: '' }] }],
])('refuses impossible hours', (wrong) => {
  expect(BusinessHours.safeParse(hours).success).toBe(true)
  expect(BusinessHours.safeParse(wrong).success).toBe(false)
})

test('finds the end of a duration longer than several years', () => {
  const rare = { ...hours, week: hours.week.map((_, day) => (day === 0 ? [{ from: '09:00', until: '10:00' }] : [])) }
  expect(after('2026-01-05T07:15Z', 8760) > after('2026-01-05T07:15Z', 500)).toBe(true)
  expect(afterOpenTime(rare, at('2026-01-05T07:15Z'), 8760 * hour)).toBeGreaterThan(at('2035-01-01T00:00Z'))
})
