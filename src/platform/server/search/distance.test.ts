import { expect, test } from 'vitest'
import { measureDistance } from './distance.ts'

test.each([
  ['invoice', 'invoice', 0],
  ['invoce', 'invoice', 1],
  ['invvoice', 'invoice', 1],
  ['invoise', 'invoice', 1],
  ['ivnoice', 'invoice', 1],
  ['nivoise', 'invoice', 2],
  ['harbour', 'invoice', Infinity],
])('%s becomes %s after this number of changes: %s', (word, other, expected) => {
  expect(measureDistance(word, other, 2).full).toBe(expected)
})

test('compares with the beginning of a longer word as well', () => {
  expect(measureDistance('harvt', 'harvester', 1)).toEqual({ full: Infinity, prefix: 1 })
  expect(measureDistance('xxxxx', 'harvester', 1)).toEqual({ full: Infinity, prefix: Infinity })
})
