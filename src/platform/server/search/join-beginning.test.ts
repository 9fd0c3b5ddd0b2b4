import { expect, test } from 'vitest'
import { joinBeginning, maxIndexed } from './join-beginning.ts'

test('joins the parts of a text', () => {
  expect(joinBeginning(['one', 'two', 'three'])).toBe('one\ntwo\nthree')
  expect(joinBeginning([])).toBe('')
})

test('reads no parts beyond the indexed length', () => {
  let queryCount = 0
  function* parts() {
    for (; queryCount < 1000; queryCount += 1) yield 'word '.repeat(2000)
  }
  expect(joinBeginning(parts())).toHaveLength(maxIndexed)
  expect(queryCount).toBeLessThan(20)
})
