import { expect, test } from 'vitest'
import {
  arrangeColumns,
  orderColumns,
  Layout,
  movedTo,
  neighbour,
  tracks,
  defaultLayout,
  getWidth,
  withVisibility,
  withWidth,
} from './arrangement.ts'
import { getDirection, nextSort } from './sorting.ts'

const columns = [
  { id: 'name', label: 'Name', width: 200, pin: 'start', grows: true },
  { id: 'price', label: 'Price', width: 100 },
  { id: 'stock', label: 'Stock', width: 90 },
  { id: 'code', label: 'Code', width: 80, isHidden: true },
  { id: 'actions', label: 'Actions', width: 48, pin: 'end' },
] as const
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id)

test('shows the default columns, unless the user changes them', () => {
  expect(ids(arrangeColumns(columns, defaultLayout))).toEqual(['name', 'price', 'stock', 'actions'])
  const layout = withVisibility(withVisibility(defaultLayout, 'code', true), 'price', false)
  expect(ids(arrangeColumns(columns, layout))).toEqual(['name', 'stock', 'code', 'actions'])
})

test('pinned columns can be neither hidden nor moved', () => {
  const layout = withVisibility(movedTo(columns, defaultLayout, 'name', 'stock'), 'name', false)
  expect(ids(arrangeColumns(columns, layout))).toEqual(['name', 'price', 'stock', 'actions'])
})

test('moves a column to the position of another', () => {
  const later = movedTo(columns, defaultLayout, 'price', 'stock')
  expect(ids(arrangeColumns(columns, later))).toEqual(['name', 'stock', 'price', 'actions'])
  expect(ids(arrangeColumns(columns, movedTo(columns, later, 'price', 'stock')))).toEqual([
    'name',
    'price',
    'stock',
    'actions',
  ])
})

test('returns the visible neighbour, or any with `all`', () => {
  expect(neighbour(columns, defaultLayout, 'stock', 1)).toBeUndefined()
  expect(neighbour(columns, defaultLayout, 'stock', 1, true)).toBe('code')
  expect(neighbour(columns, defaultLayout, 'stock', -1)).toBe('price')
  expect(neighbour(columns, defaultLayout, 'name', 1)).toBeUndefined()
})

test('a column unknown to the layout has its default position', () => {
  const layout = { ...defaultLayout, order: ['stock', 'price', 'gone'] }
  expect(ids(orderColumns([...columns, { id: 'new', label: 'New', width: 50 }], layout))).toEqual([
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
  expect(getWidth(price, withWidth(defaultLayout, 'price', 4))).toBe(72)
  expect(getWidth(price, withWidth(defaultLayout, 'price', 9000))).toBe(800)
  expect(getWidth(name, defaultLayout)).toBe(200)
})

test('widths grow with the font size, and a growing column takes the remaining width until it is resized', () => {
  const arranged = arrangeColumns(columns, defaultLayout)
  expect(tracks(arranged, defaultLayout, true)).toBe('var(--tick-track) minmax(12.5rem, 1fr) 6.25rem 5.625rem 3rem')
  expect(tracks(arranged, withWidth(defaultLayout, 'name', 240), false)).toBe(
    '15rem 6.25rem 5.625rem minmax(0, 1fr) 3rem',
  )
})

test('ignores invalid fields of a layout from another version', () => {
  expect(Layout.parse({ order: 3, shown: { price: 'no' }, widths: { price: 120 }, density: 'tiny' })).toEqual({
    ...defaultLayout,
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
  expect(getDirection(title, '-title')).toBe('descending')
  expect(getDirection(title, 'created')).toBeUndefined()
})
