import { expect, test } from 'vitest'
import { type CodeTerms, deductionOf, type Item, sharesOf, sumsOf } from '../quote.ts'

const drum: Item = { qty: 3, price: 2000, salesPrice: 1800, category: ['toys'] }
const atlas: Item = { qty: 1, price: 999, salesPrice: 999, category: ['books', 'toys'] }
const scarf: Item = { qty: 2, price: 1250, salesPrice: 1250, category: ['fashion'] }
const all = [drum, atlas, scarf]

const terms = (extra: Partial<CodeTerms>): CodeTerms => ({
  kind: 'percent',
  value: 1000,
  minimum: 0,
  categories: [],
  ...extra,
})

test.each([
  ['a tenth of 88.99', {}, 890],
  ['12.5 % of what is toys, 63.99', { value: 1250, categories: ['toys'] }, 800],
  ['everything', { value: 10_000 }, 8899],
  ['an amount', { kind: 'amount', value: 500 }, 500],
  ['no more than what it applies to', { kind: 'amount', value: 5000, categories: ['books'] }, 999],
  ['the delivery', { kind: 'freeDelivery', value: 0 }, 995],
  ['the delivery where there is something that it is for', { kind: 'freeDelivery', categories: ['books'] }, 995],
  ['nothing where there is not', { kind: 'freeDelivery', categories: ['electronics'] }, 0],
  ['nothing below the minimum', { minimum: 8900 }, 0],
  ['something from it on', { minimum: 8899 }, 890],
  ['nothing where only other goods reach the minimum', { minimum: 1000, categories: ['books'] }, 0],
] as const)('a code takes off %s', (_, extra, deduction) => {
  expect(deductionOf(all, terms(extra), 995)).toBe(deduction)
})

test('tax is on what is left, and a code never makes the delivery dearer', () => {
  // 88.99 is above what makes the delivery free; less 20 % it would not be.
  expect(sumsOf(all, 'standard', terms({ value: 2000 }))).toEqual({
    pieces: 6,
    subtotal: 9499,
    discount: 600,
    deliveryCost: 0,
    deduction: 1780,
    tax: 712,
    total: 7831,
  })
  expect(sumsOf([atlas], 'express', terms({ kind: 'freeDelivery' })).total).toBe(1099)
  expect(sumsOf([atlas], 'pickup', terms({ value: 10_000 })).total).toBe(0)
})

test('the shares make up the deduction, and no line gives more than it costs', () => {
  expect(sharesOf(all, terms({ categories: ['toys'] }), 640)).toEqual([540, 100, 0])
  expect(sharesOf(all, terms({ kind: 'freeDelivery' }), 995)).toEqual([0, 0, 0])
  for (const cents of [1, 2, 3, 7, 890, 8898, 8899]) {
    const shares = sharesOf(all, terms({}), cents)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents)
    for (const [index, share] of shares.entries()) {
      const { qty, salesPrice } = all[index] ?? drum
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(qty * salesPrice)
    }
  }
})
