import { computePercent } from '#platform/numbers/money.ts'
import type { DiscountKind } from './contract-discounts.ts'
import type { categories } from './contract-fields.ts'
import type { Delivery } from './contract-quote.ts'

/** In percent, added to the prices. */
export const taxRate = 10

// In cents.
const standard = 495
const express = 995
/** Standard delivery is free from this amount on, in cents. */
export const freeDeliveryFrom = 7500

/** The cost of a kind of delivery for goods of this price after their discounts; in cents. */
export const getDeliveryCost = (delivery: Delivery, goods: number) => {
  if (delivery === 'pickup' || goods === 0) return 0
  if (delivery === 'express') return express
  return goods >= freeDeliveryFrom ? 0 : standard
}

type Category = (typeof categories)[number]

export interface Item {
  qty: number
  price: number
  salesPrice: number
  category: readonly Category[]
}

/** The terms of a discount code, with amounts in cents. */
export interface CodeTerms {
  kind: DiscountKind
  /** In cents, or in hundredths of a percent. */
  value: number
  minimum: number
  categories: readonly Category[]
}

const sum = (items: readonly Item[], getValue: (item: Item) => number) =>
  items.reduce((total, item) => total + getValue(item), 0)
const getCost = ({ qty, salesPrice }: Item) => qty * salesPrice

const isEligible = ({ category }: Item, { categories }: Pick<CodeTerms, 'categories'>) =>
  categories.length === 0 || category.some((one) => categories.includes(one))

/** The number of lines that a code applies to, and their price. */
export function sumEligible(items: readonly Item[], terms: Pick<CodeTerms, 'categories'>) {
  const eligible = items.filter((item) => isEligible(item, terms))
  return { lines: eligible.length, goods: sum(eligible, getCost) }
}

/**
 * The deduction of a code, at most the price of the goods it applies to. A percentage is applied to the sum, so that
 * only the result is rounded. Delivery is priced by the goods before the code, or a code could raise the total.
 */
export function calculateDeduction(items: readonly Item[], terms: CodeTerms, deliveryCost: number) {
  const { lines, goods } = sumEligible(items, terms)
  if (lines === 0 || goods < terms.minimum) return 0
  if (terms.kind === 'freeDelivery') return deliveryCost
  return terms.kind === 'percent' ? computePercent(goods, terms.value / 100) : Math.min(terms.value, goods)
}

/**
 * Each line's share of a deduction, in proportion to its price. A share is the rounded deduction up to this line less
 * that of the lines before it, so that the shares add up to the deduction and none exceeds its line.
 */
export function splitDeduction(items: readonly Item[], terms: CodeTerms, deduction: number) {
  const { goods } = sumEligible(items, terms)
  const isDistributed = terms.kind !== 'freeDelivery' && goods > 0
  let cost = 0
  let distributed = 0
  return items.map((item) => {
    if (!isDistributed || !isEligible(item, terms)) return 0
    cost += getCost(item)
    const share = Math.round(deduction * (cost / goods)) - distributed
    distributed += share
    return share
  })
}

/** The sums of an order, with or without a code, in cents. */
export function calculateSums(items: readonly Item[], delivery: Delivery, terms?: CodeTerms) {
  const subtotal = sum(items, ({ qty, price }) => qty * price)
  const goods = sum(items, getCost)
  const deliveryCost = getDeliveryCost(delivery, goods)
  const deduction = terms ? calculateDeduction(items, terms, deliveryCost) : 0
  const tax = computePercent(goods + deliveryCost - deduction, taxRate)
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
