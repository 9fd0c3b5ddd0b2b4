import { expect, test } from 'vitest'
import { beginningOf, maxIndexed } from './beginning-of.ts'

test('a text is joined of its parts', () => {
  expect(beginningOf(['one', 'two', 'three'])).toBe('one\ntwo\nthree')
  expect(beginningOf([])).toBe('')
})

test('what comes after the part that is indexed is not asked for', () => {
  let asked = 0
  function* parts() {
    for (; asked < 1000; asked += 1) yield 'word '.repeat(2000)
  }
  expect(beginningOf(parts())).toHaveLength(maxIndexed)
  expect(asked).toBeLessThan(20)
})
