import fc from 'fast-check'
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

/** Half a cent up, computed without any fraction. */
const exactShare = (cents: number, hundredths: number) =>
  Number((BigInt(cents) * BigInt(hundredths) * 2n + 10_000n) / 20_000n)

const hundredths = fc.integer({ min: 0, max: 10_000 })
const lines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 0, max: 100_000_000 }),
    units: fc.integer({ min: 1, max: 20 }),
    discount: hundredths,
  }),
  { maxLength: 20 },
)

test('every sum is the exact one, in whole cents', () => {
  fc.assert(
    fc.property(lines, hundredths, hundredths, (some, discount, vatRate) => {
      const totals = totalsOf({
        lines: some.map((one) => ({ ...one, discount: one.discount / 100 })),
        discount: discount / 100,
        discountKind: 'percent',
        vatRate: vatRate / 100,
      })
      const lineTotals = some.map(({ unitPrice, units, discount: off }) => {
        const full = unitPrice * units
        return full - exactShare(full, off)
      })
      const totalCost = lineTotals.reduce((sum, cents) => sum + cents, 0)
      const discountAmount = exactShare(totalCost, discount)
      const vat = exactShare(totalCost - discountAmount, vatRate)
      expect(totals).toEqual({
        lineTotals,
        totalCost,
        discountAmount,
        vat,
        grandTotal: totalCost - discountAmount + vat,
      })
    }),
  )
})
