import { expect, test } from 'vitest'
import type { OfferedWidget } from '#platform/web/navigation/widgets.ts'
import { added, placeCards, hidden, moveCard, visibleCards, sized, toStored } from '../arrangement.ts'

const widget = (id: string): OfferedWidget => ({
  id,
  namespace: 'x',
  title: 'x',
  width: 4,
  height: 4,
  topic: undefined,
  Widget: () => null,
})
const offered = ['a', 'b', 'c', 'd'].map(widget)
const kept = (...ids: string[]) => ids.map((id) => ({ id, width: 6, height: 3, hidden: false }) as const)
const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).join('')

test('returns the default arrangement without a saved one', () => {
  expect(idsOf(placeCards(offered, null))).toBe('abcd')
})

test('inserts new widgets after their predecessor, and omits removed ones but keeps them stored', () => {
  const cards = placeCards(offered, kept('d', 'gone', 'b', 'a'))
  expect(idsOf(cards)).toBe('dbca')
  expect(cards[0]).toMatchObject({ width: 6, height: 3 })
  expect(idsOf(toStored(cards, kept('d', 'gone', 'b', 'a')))).toBe('dbcagone')
})

test('moves cards among the visible ones, ignoring hidden ones', () => {
  const cards = hidden(placeCards(offered, null), 'b')
  expect(idsOf(visibleCards(moveCard(cards, 'd', 1)))).toBe('adc')
  expect(idsOf(visibleCards(moveCard(cards, 'a', 2)))).toBe('cda')
  expect(idsOf(visibleCards(moveCard(cards, 'a', 9)))).toBe('cda')
  expect(idsOf(visibleCards(added(cards, 'b')))).toBe('acdb')
})

test('keeps sizes within the limits', () => {
  expect(sized({ width: 4, height: 4 }, 1, -1)).toEqual({ width: 6, height: 3 })
  expect(sized({ width: 12, height: 8 }, 1, 1)).toEqual({ width: 12, height: 8 })
  expect(sized({ width: 3, height: 2 }, -1, -1)).toEqual({ width: 3, height: 2 })
})
