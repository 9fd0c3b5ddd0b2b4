import { expect, test } from 'vitest'
import { getChange } from './get-change.ts'

test('returns the difference and the share of it', () => {
  expect(getChange(150, 100)).toEqual({ direction: 'up', share: 0.5 })
  expect(getChange(75, 100)).toEqual({ direction: 'down', share: -0.25 })
  expect(getChange(100, 100)).toEqual({ direction: 'same', share: 0 })
})

test('returns no share if there was nothing before', () => {
  expect(getChange(5, 0)).toEqual({ direction: 'up', share: undefined })
  expect(getChange(0, 0)).toEqual({ direction: 'same', share: 0 })
})
