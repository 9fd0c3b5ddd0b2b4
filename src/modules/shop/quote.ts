import { percentOf } from '#platform/money.ts'
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

interface Item {
  qty: number
  price: number
  salesPrice: number
}

/** What an order of these would cost, in cents. */
export function sumsOf(items: readonly Item[], delivery: Delivery) {
  const sum = (of: (item: Item) => number) => items.reduce((total, item) => total + of(item), 0)
  const subtotal = sum(({ qty, price }) => qty * price)
  const goods = sum(({ qty, salesPrice }) => qty * salesPrice)
  const deliveryCost = deliveryCostOf(delivery, goods)
  const tax = percentOf(goods + deliveryCost, taxRate)
  return {
    pieces: sum(({ qty }) => qty),
    subtotal,
    discount: subtotal - goods,
    deliveryCost,
    tax,
    total: goods + deliveryCost + tax,
  }
}
