import { expect, test } from 'vitest'
import type { OfferedWidget } from '#platform/web/navigation/widgets.ts'
import { addCard, placeCards, hideCard, moveCard, filterVisible, getSize, toStored } from '../arrangement.ts'

const createWidget = (id: string): OfferedWidget => ({
  id,
  namespace: 'x',
  title: 'x',
  width: 4,
  height: 4,
  topic: undefined,
  Widget: () => null,
})
const widgets = ['a', 'b', 'c', 'd'].map(createWidget)
const createCards = (...ids: string[]) => ids.map((id) => ({ id, width: 6, height: 3, hidden: false }) as const)
const getIds = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).join('')

test('returns the default arrangement without a saved one', () => {
  expect(getIds(placeCards(widgets, null))).toBe('abcd')
})

test('inserts new widgets after their predecessor, and omits removed ones but keeps them stored', () => {
  const cards = placeCards(widgets, createCards('d', 'gone', 'b', 'a'))
  expect(getIds(cards)).toBe('dbca')
  expect(cards[0]).toMatchObject({ width: 6, height: 3 })
  expect(getIds(toStored(cards, createCards('d', 'gone', 'b', 'a')))).toBe('dbcagone')
})

test('moves cards among the visible ones, ignoring hidden ones', () => {
  const cards = hideCard(placeCards(widgets, null), 'b')
  expect(getIds(filterVisible(moveCard(cards, 'd', 1)))).toBe('adc')
  expect(getIds(filterVisible(moveCard(cards, 'a', 2)))).toBe('cda')
  expect(getIds(filterVisible(moveCard(cards, 'a', 9)))).toBe('cda')
  expect(getIds(filterVisible(addCard(cards, 'b')))).toBe('acdb')
})

test('keeps sizes within the limits', () => {
  expect(getSize({ width: 4, height: 4 }, 1, -1)).toEqual({ width: 6, height: 3 })
  expect(getSize({ width: 12, height: 8 }, 1, 1)).toEqual({ width: 12, height: 8 })
  expect(getSize({ width: 3, height: 2 }, -1, -1)).toEqual({ width: 3, height: 2 })
})
