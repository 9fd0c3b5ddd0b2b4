import { expect, test } from 'vitest'
import type { Cart, CartLine } from '../contract-cart.ts'
import { addLine, applyCartWrite, decrement, increment, isCartWrite, removeLine, restoreLines } from './cart.ts'

const lines = [
  { id: 1, qty: 1 },
  { id: 2, qty: 5 },
]

test('appends a new line, or raises the quantity of an existing one', () => {
  expect(addLine([], { id: 7, qty: 1 })).toEqual([{ id: 7, qty: 1 }])
  expect(addLine(lines, { id: 3, qty: 2 })).toEqual([...lines, { id: 3, qty: 2 }])
  expect(addLine(lines, { id: 1, qty: 2 })).toEqual([
    { id: 1, qty: 3 },
    { id: 2, qty: 5 },
  ])
})

test('changes one line by one, without a lower bound', () => {
  expect(increment(lines, 2)).toEqual([lines[0], { id: 2, qty: 6 }])
  expect(decrement(decrement(lines, 1), 1)).toEqual([{ id: 1, qty: -1 }, lines[1]])
  expect(increment(lines, 9)).toEqual(lines)
})

test('removes one line', () => {
  expect(removeLine(lines, 1)).toEqual([lines[1]])
  expect(removeLine(lines, 9)).toEqual(lines)
})

const line = (id: number, qty: number, left: number): CartLine => ({
  id,
  qty,
  product: {
    title: 'Spinning top',
    photo: '',
    price: 7.5,
    salesPrice: 7.05,
    discount: 6,
    qty: left,
    stock: left > 0,
    category: ['toys'],
    colors: [],
    sku: 'T',
    status: 'active',
    deleted: false,
    color: null,
    size: '',
  },
  problem: null,
  total: 0,
})
const empty: Cart = { lines: [], pieces: 0, total: 0, updatedAt: null }

test('predicts the server’s response to a write', () => {
  const one = applyCartWrite(empty, { type: 'add', line: line(1, 3, 5) })
  expect(one).toMatchObject({ pieces: 3, total: 21.15, lines: [{ id: 1, qty: 3, problem: null, total: 21.15 }] })
  const many = applyCartWrite(one, { type: 'change', id: 1, qty: 6 })
  expect(many).toMatchObject({ pieces: 6, lines: [{ problem: 'tooMany' }] })
  expect(applyCartWrite(many, { type: 'change', id: 1, qty: 5 }).lines[0]?.problem).toBeNull()
  expect(applyCartWrite(many, { type: 'remove', id: 1 })).toMatchObject({ lines: [], pieces: 0, total: 0 })
  expect(applyCartWrite(empty, { type: 'fill', lines: one.lines })).toEqual(one)
})

test('sets the total of a product that is no longer offered to zero', () => {
  const deletedLine = { ...line(1, 2, 0), problem: 'gone' } satisfies CartLine
  expect(applyCartWrite(empty, { type: 'fill', lines: [deletedLine] })).toMatchObject({
    total: 0,
    lines: [{ problem: 'gone' }],
  })
})

test('recognises pending writes', () => {
  expect(isCartWrite({ type: 'remove', id: 1 })).toBe(true)
  expect([undefined, null, 'remove', {}].filter(isCartWrite)).toEqual([])
})

test('an undone removal returns to its place, beside what was added or removed since', () => {
  const oak = { id: 1, qty: 1 }
  const elm = { id: 2, qty: 1 }
  const fir = { id: 3, qty: 1 }
  const yew = { id: 4, qty: 1 }
  // Oak was removed, then fir; yew was added, and of elm there are two now.
  const now = [{ ...elm, qty: 2 }, yew]
  expect(restoreLines(now, [oak, elm, fir], [oak])).toEqual([oak, { ...elm, qty: 2 }, yew])
  expect(restoreLines([], [oak, elm], [oak, elm])).toEqual([oak, elm])
})
