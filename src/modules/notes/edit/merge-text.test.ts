import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasChange, mergeText } from './merge-text.ts'

const merge = (base: string, own: string, other: string) => mergeText(base, own, other, '\n')

test('keeps changes of different parts', () => {
  expect(merge('Milk and bread', 'Oat milk and bread', 'Milk and rye bread')).toBe('Oat milk and rye bread')
  expect(merge('Milk and bread', 'Milk and rye bread', 'Oat milk and bread')).toBe('Oat milk and rye bread')
  expect(merge('one\ntwo', 'one\ntwo\nthree', 'two')).toBe('two\nthree')
})

test('keeps both versions of the same part, and what is around it', () => {
  expect(merge('Call Isla today', 'Call Ana today', 'Call Oliver today')).toBe('Call Oliver\nAna today')
  expect(merge('a cat', 'a black cat', '')).toBe('a black cat')
  expect(merge('', 'mine', 'theirs')).toBe('theirs\nmine')
})

test('divides no character', () => {
  expect(merge('😀', '😁', '😂')).toBe('😂\n😁')
})

test('takes the only change, and loses no text of either', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab😀 '), maxLength: 8 })
  fc.assert(
    fc.property(text, text, (base, changed) => {
      expect(merge(base, base, changed)).toBe(changed)
      expect(merge(base, changed, base)).toBe(changed)
      expect(merge(base, changed, changed)).toBe(changed)
    }),
  )
  fc.assert(
    fc.property(text, text, text, (base, own, other) => {
      const merged = merge(base, `${own}X`, `${other}Y`)
      expect(merged).toContain('X')
      expect(merged).toContain('Y')
      expect(merged.isWellFormed()).toBe(true)
    }),
  )
})

test('finds a change in a text that others have changed since', () => {
  expect(hasChange('Milk', 'Milk\nBread', 'Milk\nBread')).toBe(true)
  expect(hasChange('Milk', 'Milk\nBread', 'Oat milk, 2 l\nBread\nEggs')).toBe(true)
  expect(hasChange('Milk\n', 'Milk\nBread\n', 'Milk, 2 l\nBread\n')).toBe(true)
  expect(hasChange('Milk and bread', 'Milk', 'Milk, 2 l')).toBe(true)
  expect(hasChange('Milk', 'Milk\nBread', 'Milk')).toBe(false)
  expect(hasChange('Milk', 'Milk\nBread', 'Milk\nEggs')).toBe(false)
  expect(hasChange('Milk and bread', 'Milk', 'Milk, 2 l and bread')).toBe(false)
})

test('does not take the beginning of another text for a short change', () => {
  expect(hasChange('Milk', 'Milk B', 'Milk Beans')).toBe(false)
  expect(hasChange('1 egg', '12 egg', '1 egg, 2 l')).toBe(false)
  expect(hasChange('Milk', 'Milk,', 'Milk, 2 l')).toBe(false)
  expect(hasChange('Milk bread', 'Milk, bread', 'Milk, bread and eggs')).toBe(true)
})
