import { expect, test } from 'vitest'
import { listDates, getDays, addMonths, stepped } from '../calendar-view.ts'

test.each([
  ['day', 1, '2026-11-21', '2026-11-22'],
  ['week', 1, '2026-11-16', '2026-11-23'],
  ['week', 0, '2026-11-15', '2026-11-22'],
  ['week', 6, '2026-11-21', '2026-11-28'],
  ['month', 1, '2026-10-26', '2026-12-07'],
  ['month', 0, '2026-11-01', '2026-12-06'],
  ['agenda', 1, '2026-11-21', '2026-12-21'],
] as const)('shows the %s, with weeks from day %i, from %s to %s', (view, first, from, to) => {
  expect(getDays(view, '2026-11-21', first)).toEqual({ from, to })
})

test('shows whole weeks in every month, and four in February 2027', () => {
  expect(listDates(getDays('month', '2027-02-10', 1))).toHaveLength(28)
  for (let month = 0; month < 48; month += 1)
    expect(listDates(getDays('month', addMonths('2026-01-31', month), 1)).length % 7).toBe(0)
})

test('moves by a month to the same day, or to the last one', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
  expect(stepped('month', '2026-12-15', 1)).toBe('2027-01-15')
  expect(stepped('week', '2026-12-28', 1)).toBe('2027-01-04')
  expect(stepped('day', '2026-03-01', -1)).toBe('2026-02-28')
})
