import { expect, test } from 'vitest'
import { findProblem } from './problem.ts'

const bounds = { min: '2026-11-20', max: '2026-11-30', isUnavailable: (date: string) => date === '2026-11-22' }

test('accepts an empty value, but not an incomplete one', () => {
  expect(findProblem(null, false, bounds)).toBeUndefined()
  expect(findProblem(null, true, bounds)).toBe('incomplete')
})

test('accepts both bounds, but no value beyond them', () => {
  expect(findProblem('2026-11-19', true, bounds)).toBe('tooEarly')
  expect(findProblem('2026-11-20', true, bounds)).toBeUndefined()
  expect(findProblem('2026-11-22', true, bounds)).toBe('unavailable')
  expect(findProblem('2026-11-30', true, bounds)).toBeUndefined()
  expect(findProblem('2026-12-01', true, bounds)).toBe('tooLate')
})

test('accepts any value without bounds', () => {
  expect(findProblem('0001-01-01', true, {})).toBeUndefined()
})
