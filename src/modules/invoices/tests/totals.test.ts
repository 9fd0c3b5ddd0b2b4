import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateTotals } from '../totals.ts'

const line = { unitPrice: 1000, units: 9, discount: 0, vatRate: null }
const plain = { lines: [line], discount: 0, discountKind: 'percent', vatRate: 10 } as const

test('90 at 10 percent has a tax of 9', () => {
  expect(calculateTotals(plain)).toEqual({
    lineTotals: [9000],
    totalCost: 9000,
    discountAmount: 0,
    taxes: [{ rate: 10, net: 9000, amount: 900 }],
    vat: 900,
    grandTotal: 9900,
  })
})

test('a discount is at most the sum of the lines', () => {
  expect(calculateTotals({ ...plain, discount: 10_000, discountKind: 'amount' })).toMatchObject({
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
])('%i cents less %d percent: half cents are rounded up', (unitPrice, discount, off, left) => {
  const { lineTotals } = calculateTotals({ ...plain, lines: [{ ...line, unitPrice, units: 1, discount }] })
  expect(lineTotals).toEqual([left])
  expect(unitPrice - left).toBe(off)
})

test('totals without lines are 0', () => {
  expect(calculateTotals({ ...plain, lines: [] })).toMatchObject({ lineTotals: [], totalCost: 0, grandTotal: 0 })
})

/** Rounds half cents up, computed in integers. */
const getExactShare = (cents: number, hundredths: number) =>
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

test('every total is exact, in whole cents', () => {
  fc.assert(
    fc.property(lines, hundredths, hundredths, (some, discount, vatRate) => {
      const totals = calculateTotals({
        lines: some.map((one) => ({ ...one, discount: one.discount / 100, vatRate: null })),
        discount: discount / 100,
        discountKind: 'percent',
        vatRate: vatRate / 100,
      })
      const lineTotals = some.map(({ unitPrice, units, discount: off }) => {
        const full = unitPrice * units
        return full - getExactShare(full, off)
      })
      const totalCost = lineTotals.reduce((sum, cents) => sum + cents, 0)
      const discountAmount = getExactShare(totalCost, discount)
      const vat = getExactShare(totalCost - discountAmount, vatRate)
      const grandTotal = totalCost - discountAmount + vat
      expect(totals).toMatchObject({ lineTotals, totalCost, discountAmount, vat, grandTotal })
    }),
  )
})

test('lines are taxed at their own rate, and the discount is distributed over the rates in proportion', () => {
  const mixed = [line, { ...line, unitPrice: 500, vatRate: 20 }, { ...line, unitPrice: 100, units: 1, vatRate: 0 }]
  expect(calculateTotals({ ...plain, lines: mixed })).toMatchObject({
    totalCost: 13_600,
    taxes: [
      { rate: 0, net: 100, amount: 0 },
      { rate: 10, net: 9000, amount: 900 },
      { rate: 20, net: 4500, amount: 900 },
    ],
    vat: 1800,
    grandTotal: 15_400,
  })
  expect(calculateTotals({ ...plain, lines: mixed, discount: 50 }).taxes).toEqual([
    { rate: 0, net: 50, amount: 0 },
    { rate: 10, net: 4500, amount: 450 },
    { rate: 20, net: 2250, amount: 450 },
  ])
  expect(calculateTotals({ ...plain, lines: [{ ...line, vatRate: 10 }, line] }).taxes).toHaveLength(1)
})

test('the taxed amounts add up to the sum after the discount', () => {
  const rates = fc.constantFrom(null, 0, 5, 17.5, 20)
  const mixed = fc.array(fc.tuple(fc.integer({ min: 0, max: 100_000_000 }), rates), { maxLength: 20 })
  fc.assert(
    fc.property(mixed, hundredths, (some, discount) => {
      const { taxes, totalCost, discountAmount, vat, grandTotal } = calculateTotals({
        ...plain,
        lines: some.map(([unitPrice, vatRate]) => ({ ...line, unitPrice, vatRate })),
        discount: discount / 100,
      })
      expect(taxes.reduce((sum, { net }) => sum + net, 0)).toBe(totalCost - discountAmount)
      expect(taxes.every(({ net, amount, rate }) => net >= 0 && amount === getExactShare(net, rate * 100))).toBe(true)
      expect(grandTotal).toBe(totalCost - discountAmount + vat)
      expect(Number.isInteger(grandTotal)).toBe(true)
    }),
  )
})
