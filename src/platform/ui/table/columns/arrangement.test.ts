import { expect, test } from 'vitest'
import {
  arrange,
  inOrder,
  Layout,
  movedTo,
  neighbour,
  tracks,
  usualLayout,
  widthOf,
  withShown,
  withWidth,
} from './arrangement.ts'
import { directionOf, nextSort } from './sorting.ts'

const columns = [
  { id: 'name', label: 'Name', width: 200, pin: 'start', grows: true },
  { id: 'price', label: 'Price', width: 100 },
  { id: 'stock', label: 'Stock', width: 90 },
  { id: 'code', label: 'Code', width: 80, isHidden: true },
  { id: 'actions', label: 'Actions', width: 48, pin: 'end' },
] as const
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id)

test('the table says what is shown, until somebody says otherwise', () => {
  expect(ids(arrange(columns, usualLayout))).toEqual(['name', 'price', 'stock', 'actions'])
  const asked = withShown(withShown(usualLayout, 'code', true), 'price', false)
  expect(ids(arrange(columns, asked))).toEqual(['name', 'stock', 'code', 'actions'])
})

test('what is pinned can be neither hidden nor moved', () => {
  const layout = withShown(movedTo(columns, usualLayout, 'name', 'stock'), 'name', false)
  expect(ids(arrange(columns, layout))).toEqual(['name', 'price', 'stock', 'actions'])
})

test('a column takes the place of the one it is put on', () => {
  const later = movedTo(columns, usualLayout, 'price', 'stock')
  expect(ids(arrange(columns, later))).toEqual(['name', 'stock', 'price', 'actions'])
  expect(ids(arrange(columns, movedTo(columns, later, 'price', 'stock')))).toEqual([
    'name',
    'price',
    'stock',
    'actions',
  ])
})

test('a neighbour is one that is seen, unless all count', () => {
  expect(neighbour(columns, usualLayout, 'stock', 1)).toBeUndefined()
  expect(neighbour(columns, usualLayout, 'stock', 1, true)).toBe('code')
  expect(neighbour(columns, usualLayout, 'stock', -1)).toBe('price')
  expect(neighbour(columns, usualLayout, 'name', 1)).toBeUndefined()
})

test('a column that is newer than the layout stands where the table has it', () => {
  const layout = { ...usualLayout, order: ['stock', 'price', 'gone'] }
  expect(ids(inOrder([...columns, { id: 'new', label: 'New', width: 50 }], layout))).toEqual([
    'name',
    'stock',
    'code',
    'new',
    'price',
    'actions',
  ])
})

test('a width stays between its bounds', () => {
  const [name, price] = columns
  expect(widthOf(price, withWidth(usualLayout, 'price', 4))).toBe(72)
  expect(widthOf(price, withWidth(usualLayout, 'price', 9000))).toBe(800)
  expect(widthOf(name, usualLayout)).toBe(200)
})

test('what grows takes the room that is left, until it is resized', () => {
  const shown = arrange(columns, usualLayout)
  expect(tracks(shown, usualLayout, true)).toBe('var(--tick-track) minmax(200px, 1fr) 100px 90px 48px')
  expect(tracks(shown, withWidth(usualLayout, 'name', 240), false)).toBe('240px 100px 90px minmax(0, 1fr) 48px')
})

test('a layout that another version wrote breaks nothing', () => {
  expect(Layout.parse({ order: 3, shown: { price: 'no' }, widths: { price: 120 }, density: 'tiny' })).toEqual({
    ...usualLayout,
    widths: { price: 120 },
  })
})

test('a click sorts one way, the next the other, the third as usual', () => {
  const title = { sort: 'title' }
  const created = { sort: '-created' }
  expect([undefined, 'title', '-title'].map((order) => nextSort(title, order))).toEqual(['title', '-title', undefined])
  expect([undefined, '-created', 'created'].map((order) => nextSort(created, order))).toEqual([
    '-created',
    'created',
    undefined,
  ])
  expect(directionOf(title, '-title')).toBe('descending')
  expect(directionOf(title, 'created')).toBeUndefined()
})
