import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test('returns the difference and the share of it', () => {
  expect(changeOf(150, 100)).toEqual({ direction: 'up', share: 0.5 })
  expect(changeOf(75, 100)).toEqual({ direction: 'down', share: -0.25 })
  expect(changeOf(100, 100)).toEqual({ direction: 'same', share: 0 })
})

test('returns no share if there was nothing before', () => {
  expect(changeOf(5, 0)).toEqual({ direction: 'up', share: undefined })
  expect(changeOf(0, 0)).toEqual({ direction: 'same', share: 0 })
})
