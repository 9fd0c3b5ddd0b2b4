import { expect, test } from 'vitest'
import { type Credit, creditAmount, type CreditedUnits, creditLines, getRemainingTaxes } from '../credit.ts'
import { calculateTotals } from '../totals.ts'

/** Pseudo-random numbers of a seed, the same in each run. */
function createRandom(seed: number) {
  let state = seed
  return (max: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state % (max + 1)
  }
}

test.each(Array.from({ length: 200 }, (_, seed) => [seed + 1]))('credits add up to the invoice, seed %i', (seed) => {
  const next = createRandom(seed)
  const lines = Array.from({ length: 1 + next(4) }, () => ({
    unitPrice: next(20_000),
    units: 1 + next(6),
    discount: next(40),
    vatRate: [null, 0, 20][next(2)] ?? null,
  }))
  const billed = { lines, discount: next(20), discountKind: 'percent' as const, vatRate: 17.5 }
  const whole = calculateTotals(billed)
  const before: CreditedUnits[] = []
  const credits: Credit[] = []
  for (const [position, { units }] of lines.entries()) {
    for (let remaining = units; remaining > 0;) {
      const batch = 1 + next(remaining - 1)
      const now = [{ position, units: batch }]
      const credit = creditLines(billed, before, now)
      expect(Math.min(credit.net, credit.vat, credit.total)).toBeGreaterThanOrEqual(0)
      credits.push(credit)
      before.push(...now)
      remaining -= batch
    }
  }
  const sum = (field: 'vat' | 'total' | 'discountAmount') => credits.reduce((all, credit) => all + credit[field], 0)
  expect([sum('total'), sum('vat'), sum('discountAmount')]).toEqual([whole.grandTotal, whole.vat, whole.discountAmount])
  const creditedTotal = whole.grandTotal - next(whole.grandTotal)
  const one = creditAmount(getRemainingTaxes(billed, []), creditedTotal)
  const other = creditAmount(getRemainingTaxes(billed, [one]), whole.grandTotal - creditedTotal)
  expect([one.total, one.vat + other.vat]).toEqual([creditedTotal, whole.vat])
})
