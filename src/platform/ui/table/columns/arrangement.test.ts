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

test('shows the default columns, unless the user changes them', () => {
  expect(ids(arrange(columns, usualLayout))).toEqual(['name', 'price', 'stock', 'actions'])
  const asked = withShown(withShown(usualLayout, 'code', true), 'price', false)
  expect(ids(arrange(columns, asked))).toEqual(['name', 'stock', 'code', 'actions'])
})

test('pinned columns can be neither hidden nor moved', () => {
  const layout = withShown(movedTo(columns, usualLayout, 'name', 'stock'), 'name', false)
  expect(ids(arrange(columns, layout))).toEqual(['name', 'price', 'stock', 'actions'])
})

test('moves a column to the position of another', () => {
  const later = movedTo(columns, usualLayout, 'price', 'stock')
  expect(ids(arrange(columns, later))).toEqual(['name', 'stock', 'price', 'actions'])
  expect(ids(arrange(columns, movedTo(columns, later, 'price', 'stock')))).toEqual([
    'name',
    'price',
    'stock',
    'actions',
  ])
})

test('returns the visible neighbour, or any with `all`', () => {
  expect(neighbour(columns, usualLayout, 'stock', 1)).toBeUndefined()
  expect(neighbour(columns, usualLayout, 'stock', 1, true)).toBe('code')
  expect(neighbour(columns, usualLayout, 'stock', -1)).toBe('price')
  expect(neighbour(columns, usualLayout, 'name', 1)).toBeUndefined()
})

test('a column unknown to the layout has its default position', () => {
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

test('limits the width of a column', () => {
  const [name, price] = columns
  expect(widthOf(price, withWidth(usualLayout, 'price', 4))).toBe(72)
  expect(widthOf(price, withWidth(usualLayout, 'price', 9000))).toBe(800)
  expect(widthOf(name, usualLayout)).toBe(200)
})

test('widths grow with the font size, and a growing column takes the remaining width until it is resized', () => {
  const shown = arrange(columns, usualLayout)
  expect(tracks(shown, usualLayout, true)).toBe('var(--tick-track) minmax(12.5rem, 1fr) 6.25rem 5.625rem 3rem')
  expect(tracks(shown, withWidth(usualLayout, 'name', 240), false)).toBe('15rem 6.25rem 5.625rem minmax(0, 1fr) 3rem')
})

test('ignores invalid fields of a layout from another version', () => {
  expect(Layout.parse({ order: 3, shown: { price: 'no' }, widths: { price: 120 }, density: 'tiny' })).toEqual({
    ...usualLayout,
    widths: { price: 120 },
  })
})

test('clicks on a header sort in one direction, the other, and by default', () => {
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
