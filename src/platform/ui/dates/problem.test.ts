import { expect, test } from 'vitest'
import { problemOf } from './problem.ts'

const bounds = { min: '2026-11-20', max: '2026-11-30', isUnavailable: (date: string) => date === '2026-11-22' }

test('nothing typed is no problem, something half typed is', () => {
  expect(problemOf(null, false, bounds)).toBeUndefined()
  expect(problemOf(null, true, bounds)).toBe('incomplete')
})

test('both bounds can be chosen, what lies beyond cannot', () => {
  expect(problemOf('2026-11-19', true, bounds)).toBe('tooEarly')
  expect(problemOf('2026-11-20', true, bounds)).toBeUndefined()
  expect(problemOf('2026-11-22', true, bounds)).toBe('unavailable')
  expect(problemOf('2026-11-30', true, bounds)).toBeUndefined()
  expect(problemOf('2026-12-01', true, bounds)).toBe('tooLate')
})

test('without bounds everything can', () => {
  expect(problemOf('0001-01-01', true, {})).toBeUndefined()
})
