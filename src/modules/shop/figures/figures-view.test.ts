import { describe, expect, test } from 'vitest'
import { countDays } from '#platform/numbers/figures.ts'
import { ranges, findSpanError, getPreviousSpan, getSpan } from './figures-view.ts'

const today = '2026-03-31'

describe('days of a view', () => {
  test.each([
    ['last7', '2026-03-25', today],
    ['last30', '2026-03-02', today],
    ['last90', '2026-01-01', today],
    ['thisMonth', '2026-03-01', today],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['thisYear', '2026-01-01', today],
    ['last12Months', '2025-04-01', today],
  ] as const)('%s', (range, from, to) => {
    expect(getSpan({ range }, today)).toEqual({ range, span: { from, to } })
  })

  test('defaults to 30 days', () => {
    expect(getSpan({}, today).range).toBe('last30')
  })

  test('accepts two chosen days', () => {
    expect(getSpan({ from: '2026-01-05', to: '2026-01-05' }, today)).toEqual({
      span: { from: '2026-01-05', to: '2026-01-05' },
    })
  })

  test('uses the default range if two days are not a valid span', () => {
    expect(getSpan({ from: '2026-02-01', to: '2026-01-01' }, today).range).toBe('last30')
    expect(getSpan({ from: '2026-02-01' }, today).range).toBe('last30')
  })

  test('accepts every range as a span', () => {
    for (const range of ranges) expect(findSpanError(getSpan({ range }, '2028-12-31').span)).toBeUndefined()
  })
})

test('compares a span with the same number of days before', () => {
  expect(getPreviousSpan({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' })
  expect(countDays({ from: '2026-03-01', to: '2026-03-31' })).toBe(31)
})

test('rejects a span that ends before it begins or exceeds two years', () => {
  expect(findSpanError({ from: '', to: '2026-01-01' })).toBe('missing')
  expect(findSpanError({ from: '2026-01-02', to: '2026-01-01' })).toBe('order')
  expect(findSpanError({ from: '2024-01-01', to: '2026-01-01' })).toBe('long')
  expect(findSpanError({ from: '2024-01-02', to: '2026-01-01' })).toBeUndefined()
})
