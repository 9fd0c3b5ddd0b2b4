import { expect, test } from 'vitest'
import { totalsOf } from './totals.ts'

const line = { unitPrice: 1000, units: 9, discount: 0 }
const plain = { lines: [line], discount: 0, discountKind: 'percent', vatRate: 10 } as const

test('ninety make nine of tax', () => {
  expect(totalsOf(plain)).toEqual({
    lineTotals: [9000],
    totalCost: 9000,
    discountAmount: 0,
    vat: 900,
    grandTotal: 9900,
  })
})

test('an amount off is never more than there is', () => {
  expect(totalsOf({ ...plain, discount: 10_000, discountKind: 'amount' })).toMatchObject({
    discountAmount: 9000,
    vat: 0,
    grandTotal: 0,
  })
})

test.each([
  [1, 50, 1, 0],
  [3, 50, 2, 1],
  [333, 33.33, 111, 222],
  [199_999_999, 0.01, 20_000, 199_979_999],
])('%i cents less %d percent: half a cent goes up', (unitPrice, discount, off, left) => {
  const { lineTotals } = totalsOf({ ...plain, lines: [{ unitPrice, units: 1, discount }] })
  expect(lineTotals).toEqual([left])
  expect(unitPrice - left).toBe(off)
})

test('no lines come to nothing', () => {
  expect(totalsOf({ ...plain, lines: [] })).toMatchObject({ lineTotals: [], totalCost: 0, grandTotal: 0 })
})
