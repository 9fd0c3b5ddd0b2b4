import { expect, test } from 'vitest'
import { batches } from './batches.ts'

test.each([
  [[], []],
  [['a'], [['a']]],
  [['a', 'b'], [['a', 'b']]],
  [
    ['a', 'b', 'c', 'd', 'e'],
    [['a', 'b'], ['c', 'd'], ['e']],
  ],
])('splits %j into batches of two', (items, expected) => {
  expect(batches<string>(items, 2)).toEqual(expected)
})
