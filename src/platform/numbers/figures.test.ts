import { expect, test } from 'vitest'
import { splitPeriods } from './figures.ts'

test('compares a month by day with as many days before', () => {
  const { step, previous, steps } = splitPeriods({ from: '2026-11-01', to: '2026-11-30' })
  expect(step).toBe('day')
  expect(previous).toEqual({ from: '2026-10-02', to: '2026-10-31' })
  expect(steps).toHaveLength(30)
  expect(steps.at(-1)).toEqual({ from: '2026-11-30', before: '2026-10-31' })
})

test('compares a year by month with the same months of the previous year', () => {
  const { step, previous, steps } = splitPeriods({ from: '2025-12-01', to: '2026-11-21' })
  expect(step).toBe('month')
  expect(previous).toEqual({ from: '2024-12-01', to: '2025-11-21' })
  expect(steps).toHaveLength(12)
  expect(steps.at(-1)).toEqual({ from: '2026-11-01', before: '2025-11-01' })
})

test('compares a leap day with the last day of its month', () => {
  expect(splitPeriods({ from: '2027-03-01', to: '2028-02-29' }).previous).toEqual({
    from: '2026-03-01',
    to: '2027-02-28',
  })
})

test('returns no steps if the last day precedes the first', () => {
  expect(splitPeriods({ from: '2026-11-02', to: '2026-10-01' }).steps).toEqual([])
})
