import { describe, expect, test } from 'vitest'
import { lengthOf, spanBefore } from './days.ts'
import { ranges, spanFault, spanOf } from './figures-view.ts'

const today = '2026-03-31'

describe('which days a view means', () => {
  test.each([
    ['last7', '2026-03-25', today],
    ['last30', '2026-03-02', today],
    ['last90', '2026-01-01', today],
    ['thisMonth', '2026-03-01', today],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['thisYear', '2026-01-01', today],
    ['last12Months', '2025-04-01', today],
  ] as const)('%s', (range, from, to) => {
    expect(spanOf({ range }, today)).toEqual({ range, span: { from, to } })
  })

  test('thirty days unless it says otherwise', () => {
    expect(spanOf({}, today).range).toBe('last30')
  })

  test('two days of its own', () => {
    expect(spanOf({ from: '2026-01-05', to: '2026-01-05' }, today)).toEqual({
      span: { from: '2026-01-05', to: '2026-01-05' },
    })
  })

  test('two days that make no span mean the usual range', () => {
    expect(spanOf({ from: '2026-02-01', to: '2026-01-01' }, today).range).toBe('last30')
    expect(spanOf({ from: '2026-02-01' }, today).range).toBe('last30')
  })

  test('every range can be asked for', () => {
    for (const range of ranges) expect(spanFault(spanOf({ range }, '2028-12-31').span)).toBeUndefined()
  })
})

test('a span is compared with as many days right before', () => {
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' })
  expect(lengthOf({ from: '2026-03-01', to: '2026-03-31' })).toBe(31)
})

test('a span has an end after its beginning, and at most two years', () => {
  expect(spanFault({ from: '', to: '2026-01-01' })).toBe('missing')
  expect(spanFault({ from: '2026-01-02', to: '2026-01-01' })).toBe('order')
  expect(spanFault({ from: '2024-01-01', to: '2026-01-01' })).toBe('long')
  expect(spanFault({ from: '2024-01-02', to: '2026-01-01' })).toBeUndefined()
})
