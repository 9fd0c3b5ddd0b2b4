import { expect, test } from 'vitest'
import { placeAfter } from './grid-keys.ts'

const here = { row: 5, cell: 2 }

test('arrows lead as they are seen, also from right to left', () => {
  expect(placeAfter('ArrowRight', here, 1, false)).toEqual({ row: 5, cell: 3 })
  expect(placeAfter('ArrowRight', here, -1, false)).toEqual({ row: 5, cell: 1 })
  expect(placeAfter('ArrowDown', here, -1, false)).toEqual({ row: 6, cell: 2 })
})

test('Home and End lead along the row, with Control to its first and last', () => {
  expect(placeAfter('Home', here, 1, false)).toEqual({ row: 5, cell: 0 })
  expect(placeAfter('Home', here, 1, true)).toEqual({ row: 0, cell: 0 })
  expect(placeAfter('End', here, 1, true)?.row).toBeGreaterThan(1e6)
})

test('other keys lead nowhere', () => expect(placeAfter('a', here, 1, false)).toBeUndefined())
