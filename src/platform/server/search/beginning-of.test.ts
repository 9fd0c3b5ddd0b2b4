import { expect, test } from 'vitest'
import { beginningOf, maxIndexed } from './beginning-of.ts'

test('joins the parts of a text', () => {
  expect(beginningOf(['one', 'two', 'three'])).toBe('one\ntwo\nthree')
  expect(beginningOf([])).toBe('')
})

test('reads no parts beyond the indexed length', () => {
  let asked = 0
  function* parts() {
    for (; asked < 1000; asked += 1) yield 'word '.repeat(2000)
  }
  expect(beginningOf(parts())).toHaveLength(maxIndexed)
  expect(asked).toBeLessThan(20)
})
