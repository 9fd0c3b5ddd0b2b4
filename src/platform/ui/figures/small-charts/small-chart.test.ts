import { expect, test } from 'vitest'
import { curve } from './curve.ts'
import { ticksTo } from './scale.ts'

test.each([
  [97, 1, [0, 25, 50, 75, 100]],
  [3, 1, [0, 1, 2, 3]],
  [0, 1, [0, 1]],
  [1250, 0, [0, 500, 1000, 1500]],
])('a grid up to %s with steps of at least %s has lines at %s', (most, step, lines) => {
  expect(ticksTo(most, step)).toEqual(lines)
})

test('a curve stays within the range of its points', () => {
  expect(curve([])).toBe('')
  expect(curve([{ x: 0, y: 50 }])).toBe('M0 50')
  // Flat between equal points, and flat at a peak.
  expect(
    curve([
      { x: 0, y: 100 },
      { x: 30, y: 100 },
      { x: 60, y: 10 },
      { x: 90, y: 100 },
    ]),
  ).toBe('M0 100C10 100 20 100 30 100C40 100 50 10 60 10C70 10 80 70 90 100')
})
