import { expect, test } from 'vitest'
import { Amount } from './amount.ts'
import { fromCents, computePercent, toCents } from './money.ts'

test('converts amounts to cents and back without rounding errors', () => {
  for (const amount of [0.1 + 0.2, 1.005 + 0.005, 19.99, 1_000_000, 0.07, 4.35]) {
    const rounded = Number(amount.toFixed(2))
    expect(fromCents(toCents(rounded))).toBe(rounded)
  }
  expect(toCents(4.35) * 100).toBe(43_500)
})

test('rounds a share to whole cents, half a cent up', () => {
  expect(computePercent(9000, 10)).toBe(900)
  expect(computePercent(5, 10)).toBe(1)
  expect(computePercent(1999, 7.7)).toBe(154)
  expect(computePercent(100, 0)).toBe(0)
})

test.each([0, 0.01, 19.99, 999_999.99, 0.29, 1.15])('accepts %d as an amount', (amount) => {
  expect(Amount.safeParse(amount).success).toBe(true)
})

test.each([-0.01, 0.001, 1.999, 1_000_000.01, Number.NaN, Number.POSITIVE_INFINITY, '1'])(
  'refuses %s as an amount',
  (amount) => {
    expect(Amount.safeParse(amount).success).toBe(false)
  },
)
