import { expect, test } from 'vitest'
import { parseChange, findFaults, emptyValues } from './bulk-values.ts'
import { parseAmount, parseDiscount, parsePercent, parseQuantity, getSalesPrice } from './typed-values.ts'

test.each([
  ['12.50', 12.5],
  ['12,5', 12.5],
  ['£ 7', 7],
  ['0', 0],
  ['1000000', 1_000_000],
])('reads %s as an amount', (typed, amount) => expect(parseAmount(typed)).toBe(amount))

test.each(['', 'a lot', '-1', '1.234', '1e3', '1,000.50', '1000000.01', 'NaN'])('rejects %j as an amount', (typed) =>
  expect(parseAmount(typed)).toBeUndefined(),
)

test('reads whole numbers of pieces within bounds', () => {
  expect(['0', '100000', '100001', '1.5', '-1', ''].map(parseQuantity)).toEqual([
    0,
    100_000,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('reads percentages within bounds, and signed ones for price changes', () => {
  expect(['15', '12.5 %', '90', '90.01', '-1'].map(parseDiscount)).toEqual([15, 12.5, 90, undefined, undefined])
  expect(['10', '+10', '-10', '−7,5 %', '-90.5', '901', 'x'].map(parsePercent)).toEqual([
    10,
    10,
    -10,
    -7.5,
    undefined,
    undefined,
    undefined,
  ])
})

test('discounts the price, with half a penny rounded up', () => {
  expect(getSalesPrice({ price: 12.99, discount: 30 })).toBe(9.09)
  expect(getSalesPrice({ price: 0.05, discount: 50 })).toBe(0.02)
})

test('includes only completed fields in a bulk change', () => {
  expect(parseChange(emptyValues)).toBeUndefined()
  expect(parseChange({ ...emptyValues, pricePercent: '0' })).toBeUndefined()
  expect(parseChange({ ...emptyValues, pricePercent: '-10', qty: '0', status: 'draft', gender: 'nobody' })).toEqual({
    pricePercent: -10,
    changes: { qty: 0, status: 'draft' },
  })
  expect(findFaults({ ...emptyValues, discount: '95', qty: 'x', pricePercent: ' ' })).toEqual(['discount', 'qty'])
})
