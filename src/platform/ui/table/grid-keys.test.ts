import { expect, test } from 'vitest'
import { positionAfter } from './grid-keys.ts'

const here = { row: 5, cell: 2 }

test('arrow keys follow the visual direction, also from right to left', () => {
  expect(positionAfter('ArrowRight', here, 1, false)).toEqual({ row: 5, cell: 3 })
  expect(positionAfter('ArrowRight', here, -1, false)).toEqual({ row: 5, cell: 1 })
  expect(positionAfter('ArrowDown', here, -1, false)).toEqual({ row: 6, cell: 2 })
})

test('Home and End move within the row, with Ctrl to the first and last row', () => {
  expect(positionAfter('Home', here, 1, false)).toEqual({ row: 5, cell: 0 })
  expect(positionAfter('Home', here, 1, true)).toEqual({ row: 0, cell: 0 })
  expect(positionAfter('End', here, 1, true)?.row).toBeGreaterThan(1e6)
})

test('other keys do not move', () => expect(positionAfter('a', here, 1, false)).toBeUndefined())
