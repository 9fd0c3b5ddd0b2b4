import { expect, test } from 'vitest'
import { findNearest } from './nearest.ts'

const positions = [
  { id: 'a', x: 0, y: 0, width: 100, height: 100 },
  { id: 'b', x: 124, y: 0, width: 100, height: 200 },
  { id: 'c', x: 0, y: 224, width: 224, height: 100 },
]

test.each([
  [{ x: 50, y: 50 }, 0],
  [{ x: 115, y: 50 }, 1],
  [{ x: 130, y: 190 }, 1],
  [{ x: 50, y: 120 }, 0],
  [{ x: 50, y: 900 }, 2],
])('finds for %o the position %s', (point, expected) => {
  expect(findNearest(positions, point)).toBe(expected)
})
