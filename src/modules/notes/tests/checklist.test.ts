import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeItems, itemChanges, itemsOf, textOf } from '../checklist.ts'
import type { Item } from '../contract.ts'

const item = (id: string, text = id, done = false): Item => ({ id, text, done })
const abc = [item('a'), item('b'), item('c')]
const ids = (items: readonly Item[]) => items.map(({ id }) => id).join('')

const lists = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...'abcdefgh'), text: fc.string({ maxLength: 4 }), done: fc.boolean() }),
  { selector: ({ id }) => id },
)

test('the changes between two lists turn one into the other', () => {
  fc.assert(
    fc.property(lists, lists, (from, to) => {
      const changes = itemChanges(from, to)
      expect(changes ? changeItems(from, changes) : from).toEqual(to)
    }),
  )
})

test('changes in two tabs are both kept', () => {
  const here = itemChanges(abc, [item('a', 'a', true), item('b'), item('c')])
  const there = itemChanges(abc, [item('c'), item('a'), item('b', 'more'), item('d')])
  const both = changeItems(changeItems(abc, there ?? {}), here ?? {})
  expect(both).toEqual([item('c'), item('a', 'a', true), item('b', 'more'), item('d')])
})

test('an item that the order does not name stays after the same item', () => {
  expect(ids(changeItems([...abc, item('x')], { order: ['c', 'b', 'a'] }))).toBe('cxba')
  expect(ids(changeItems([item('x'), ...abc], { order: ['c', 'b', 'a'] }))).toBe('xcba')
})

test('ticking a removed item does not restore it, a new text does', () => {
  expect(changeItems(abc, { set: [{ id: 'z', done: true }] })).toEqual(abc)
  expect(ids(changeItems(abc, { set: [{ id: 'z', text: 'kept' }] }))).toBe('abcz')
})

test('a text becomes a checklist line by line, and back', () => {
  const items = itemsOf(' Milk\n\nBread ')
  expect(items.map(({ text }) => text)).toEqual(['Milk', 'Bread'])
  expect(new Set(ids(items)).size).toBeGreaterThan(1)
  expect(textOf(items)).toBe('Milk\nBread')

  const ticked = [item('x', 'Milk', true), item('y', 'Bread'), item('z', 'Milk')]
  expect(itemsOf(textOf(ticked), ticked)).toEqual(ticked)
})
