import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test('a figure is compared with the one before', () => {
  expect(changeOf(150, 100)).toEqual({ direction: 'up', share: 0.5 })
  expect(changeOf(75, 100)).toEqual({ direction: 'down', share: -0.25 })
  expect(changeOf(100, 100)).toEqual({ direction: 'same', share: 0 })
})

test('nothing before makes no share of it', () => {
  expect(changeOf(5, 0)).toEqual({ direction: 'up', share: undefined })
  expect(changeOf(0, 0)).toEqual({ direction: 'same', share: 0 })
})
