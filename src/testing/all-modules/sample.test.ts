import { expect, test } from 'vitest'
import { everyNth, partOf } from '#scripts/lib/test-run/sample.mjs'

test.each([
  [1, 1],
  [3, 1],
  [25, 3],
  [4, 2],
  [2, 5],
])('of %i items, %i at a time, as many turns as there are parts take each one', (many, size) => {
  const items = Array.from({ length: many }, (_, at) => at)
  const parts = Math.ceil(many / size)
  for (const first of [0, 7, 1843]) {
    const turns = Array.from({ length: parts }, (_, at) => partOf(items, size, first + at))
    expect(turns.every((part) => part.length === Math.min(size, many))).toBe(true)
    expect([...new Set(turns.flat())].toSorted((one, other) => one - other)).toEqual(items)
  }
})

test.each([2, 3])('every item has its turn among %i, and neighbours do not share one', (n) => {
  const items = Array.from({ length: 10 }, (_, at) => at)
  const turns = Array.from({ length: n }, (_, at) => everyNth(items, n, 1843 + at))
  expect(turns.flat().toSorted((one, other) => one - other)).toEqual(items)
  expect(turns.flatMap((part) => part.slice(1).map((item, at) => item - (part[at] ?? 0)))).toEqual(
    Array.from({ length: 10 - n }, () => n),
  )
})

test('of nothing there is no part', () => {
  expect(partOf([], 3, 5)).toEqual([])
})
