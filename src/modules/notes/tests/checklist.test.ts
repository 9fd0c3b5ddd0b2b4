import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeItems, Item } from '#platform/records/checklist.ts'
import { itemChanges, parseItems, formatItems } from '../checklist.ts'

const item = (id: string, text = id, done = false): Item => ({ id, text, done })
const abc = [item('a'), item('b'), item('c')]
const ids = (items: readonly Item[]) => items.map(({ id }) => id).join('')

const lists = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...'abcdefgh'), text: fc.string({ maxLength: 4 }), done: fc.boolean() }),
  { selector: ({ id }) => id },
)

test('turns one list into the other by the changes between them', () => {
  fc.assert(
    fc.property(lists, lists, (from, to) => {
      const changes = itemChanges(from, to)
      expect(changes ? changeItems(from, changes) : from).toEqual(to)
    }),
  )
})

test('keeps changes of two tabs', () => {
  const ownChanges = itemChanges(abc, [item('a', 'a', true), item('b'), item('c')])
  const otherChanges = itemChanges(abc, [item('c'), item('a'), item('b', 'more'), item('d')])
  const merged = changeItems(changeItems(abc, otherChanges ?? {}), ownChanges ?? {})
  expect(merged).toEqual([item('c'), item('a', 'a', true), item('b', 'more'), item('d')])
})

test('converts a text to a checklist and back', () => {
  const items = parseItems(' Milk\n\nBread ')
  expect(items.map(({ text }) => text)).toEqual(['Milk', 'Bread'])
  expect(new Set(ids(items)).size).toBeGreaterThan(1)
  expect(formatItems(items)).toBe('Milk\nBread')

  const ticked = [item('x', 'Milk', true), item('y', 'Bread'), item('z', 'Milk')]
  expect(parseItems(formatItems(ticked), ticked)).toEqual(ticked)
})

test('keeps every character of long lines, which become several items, cut between words', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'é', '🙂', ' ', '\n', '界'), maxLength: 3000 })
  const lettersOf = (text: string) => text.replace(/\s/g, '')
  fc.assert(
    fc.property(words, (text) => {
      const items = parseItems(text)
      expect(lettersOf(formatItems(items))).toBe(lettersOf(text))
      for (const one of items) {
        expect(Item.safeParse(one).success).toBe(true)
        expect(one.text.isWellFormed()).toBe(true)
      }
    }),
  )
  const sentence = 'seven ones '.repeat(60).trim()
  expect(parseItems(sentence).map(({ text }) => text.split(' ').length)).toEqual([91, 29])
})
