import { expect, test } from 'vitest'
import { changeItems, type Item } from './checklist.ts'

const item = (id: string, text = id, done = false): Item => ({ id, text, done })
const abc = [item('a'), item('b'), item('c')]
const ids = (items: readonly Item[]) => items.map(({ id }) => id).join('')

test('keeps an item that the order does not list after its predecessor', () => {
  expect(ids(changeItems([...abc, item('x')], { order: ['c', 'b', 'a'] }))).toBe('cxba')
  expect(ids(changeItems([item('x'), ...abc], { order: ['c', 'b', 'a'] }))).toBe('xcba')
})

test('does not restore a removed item that is ticked, but one with a new text', () => {
  expect(changeItems(abc, { set: [{ id: 'z', done: true }] })).toEqual(abc)
  expect(ids(changeItems(abc, { set: [{ id: 'z', text: 'kept' }] }))).toBe('abcz')
})
