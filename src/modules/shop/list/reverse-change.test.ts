import { expect, test } from 'vitest'
import { minimalValue } from '#testing/inputs/minimal-value.ts'
import { Product } from '../contract.ts'
import { reverseChange } from './reverse-change.ts'
import { applyChanges } from './shown-after.ts'

// Whatever other fields a product has.
const read = Product.parse({
  ...Object(minimalValue(Product)),
  price: 20,
  salesPrice: 18,
  discount: 10,
  qty: 10,
  stock: true,
})

test('undoes a price only where it is still the written one, and a stock by the difference', () => {
  expect(reverseChange(read, { price: 25 }, { ...read, price: 25 })).toEqual({ price: 20, base: { price: 25 } })
  // Three of the pieces were sold before the change was saved.
  expect(reverseChange(read, { qty: 50 }, { ...read, qty: 47 })).toEqual({ addQty: -40, base: {} })
})

test('shows the stock that the server will store, before it does', () => {
  const shown = (changes: Parameters<typeof applyChanges>[1]) => applyChanges({ ...read, qty: 7 }, changes)
  expect(shown({ qty: 50, base: { qty: 10 } })).toMatchObject({ qty: 47, stock: true })
  expect(shown({ qty: 50 })).toMatchObject({ qty: 50 })
  expect(shown({ addQty: -7 })).toMatchObject({ qty: 0, stock: false })
  expect(shown({ price: 30, base: { price: 20 } })).toEqual({ ...read, qty: 7, price: 30, salesPrice: 27 })
})
