import { expect, test } from 'vitest'
import { type CodeTerms, calculateDeduction, type Item, splitDeduction, calculateSums } from '../quote.ts'

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
  ['12.5 % of the toys, 63.99', { value: 1250, categories: ['toys'] }, 800],
  ['everything', { value: 10_000 }, 8899],
  ['an amount', { kind: 'amount', value: 500 }, 500],
  ['at most the total of its categories', { kind: 'amount', value: 5000, categories: ['books'] }, 999],
  ['the delivery cost', { kind: 'freeDelivery', value: 0 }, 995],
  ['the delivery cost if the cart has a product of its category', { kind: 'freeDelivery', categories: ['books'] }, 995],
  ['nothing if the cart has none', { kind: 'freeDelivery', categories: ['electronics'] }, 0],
  ['nothing below the minimum', { minimum: 8900 }, 0],
  ['a tenth from the minimum on', { minimum: 8899 }, 890],
  ['nothing if only other categories reach the minimum', { minimum: 1000, categories: ['books'] }, 0],
] as const)('deducts %s for a code', (_, extra, deduction) => {
  expect(calculateDeduction(all, terms(extra), 995)).toBe(deduction)
})

test('taxes the sum after the deduction, and never raises the delivery cost by a code', () => {
  // 88.99 is above the limit for free delivery; less 20 % it would not be.
  expect(calculateSums(all, 'standard', terms({ value: 2000 }))).toEqual({
    pieces: 6,
    subtotal: 9499,
    discount: 600,
    deliveryCost: 0,
    deduction: 1780,
    tax: 712,
    total: 7831,
  })
  expect(calculateSums([atlas], 'express', terms({ kind: 'freeDelivery' })).total).toBe(1099)
  expect(calculateSums([atlas], 'pickup', terms({ value: 10_000 })).total).toBe(0)
})

test('splits a deduction into shares that add up to it, none above the total of its line', () => {
  expect(splitDeduction(all, terms({ categories: ['toys'] }), 640)).toEqual([540, 100, 0])
  expect(splitDeduction(all, terms({ kind: 'freeDelivery' }), 995)).toEqual([0, 0, 0])
  for (const cents of [1, 2, 3, 7, 890, 8898, 8899]) {
    const shares = splitDeduction(all, terms({}), cents)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents)
    for (const [index, share] of shares.entries()) {
      const { qty, salesPrice } = all[index] ?? drum
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(qty * salesPrice)
    }
  }
})
