import { percentOf } from '#platform/numbers/money.ts'
import type { DiscountKind } from './contract-discounts.ts'
import type { categories } from './contract-fields.ts'
import type { Delivery } from './contract-orders.ts'

/** In percent, on top of the prices. */
export const taxRate = 10

// In cents.
const standard = 495
const express = 995
/** From how much on standard delivery is free. */
export const freeFrom = 7500

/** What a way of delivery costs, of what the goods cost after their discounts; in cents. */
export const deliveryCostOf = (delivery: Delivery, goods: number) => {
  if (delivery === 'pickup' || goods === 0) return 0
  if (delivery === 'express') return express
  return goods >= freeFrom ? 0 : standard
}

type Category = (typeof categories)[number]

export interface Item {
  qty: number
  price: number
  salesPrice: number
  category: readonly Category[]
}

/** What a discount code does, its amounts in cents. */
export interface CodeTerms {
  kind: DiscountKind
  /** In cents, or in hundredths of a percent. */
  value: number
  minimum: number
  categories: readonly Category[]
}

const sum = (items: readonly Item[], of: (item: Item) => number) => items.reduce((total, item) => total + of(item), 0)
const costOf = ({ qty, salesPrice }: Item) => qty * salesPrice

const isMeant = ({ category }: Item, { categories }: Pick<CodeTerms, 'categories'>) =>
  categories.length === 0 || category.some((one) => categories.includes(one))

/** What a code applies to: how many lines, and what they cost. */
export function meantBy(items: readonly Item[], terms: Pick<CodeTerms, 'categories'>) {
  const meant = items.filter((item) => isMeant(item, terms))
  return { lines: meant.length, goods: sum(meant, costOf) }
}

/**
 * What a code takes off: never more than what it applies to costs. A percentage is taken of the sum, so that only that
 * is rounded. Delivery is priced by the goods before the code, or a code could make an order dearer.
 */
export function deductionOf(items: readonly Item[], terms: CodeTerms, deliveryCost: number) {
  const { lines, goods } = meantBy(items, terms)
  if (lines === 0 || goods < terms.minimum) return 0
  if (terms.kind === 'freeDelivery') return deliveryCost
  return terms.kind === 'percent' ? percentOf(goods, terms.value / 100) : Math.min(terms.value, goods)
}

/**
 * Each line's share of a deduction, by what it costs. A line takes what is due up to and with it less what the lines
 * before it took: so the shares make up the deduction to the cent, and none is more than its line costs.
 */
export function sharesOf(items: readonly Item[], terms: CodeTerms, deduction: number) {
  const { goods } = meantBy(items, terms)
  const isSpread = terms.kind !== 'freeDelivery' && goods > 0
  let cost = 0
  let taken = 0
  return items.map((item) => {
    if (!isSpread || !isMeant(item, terms)) return 0
    cost += costOf(item)
    const share = Math.round(deduction * (cost / goods)) - taken
    taken += share
    return share
  })
}

/** What an order of these would cost, with a code or without, in cents. */
export function sumsOf(items: readonly Item[], delivery: Delivery, terms?: CodeTerms) {
  const subtotal = sum(items, ({ qty, price }) => qty * price)
  const goods = sum(items, costOf)
  const deliveryCost = deliveryCostOf(delivery, goods)
  const deduction = terms ? deductionOf(items, terms, deliveryCost) : 0
  const tax = percentOf(goods + deliveryCost - deduction, taxRate)
  return {
    pieces: sum(items, ({ qty }) => qty),
    subtotal,
    discount: subtotal - goods,
    deliveryCost,
    deduction,
    tax,
    total: goods + deliveryCost - deduction + tax,
  }
}
