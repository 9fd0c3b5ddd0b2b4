import { expect, test } from 'vitest'
import type { PaymentMethod } from '../contract-orders.ts'
import type { OrderStatus } from '../order-status.ts'
import { findCommonStatuses } from './allowed-for-all.ts'

const createOrder = (status: OrderStatus, payment: PaymentMethod = 'transfer') => ({ status, payment })

test('returns a status only if it is the next one of all orders', () => {
  expect(findCommonStatuses([createOrder('pending'), createOrder('pending')])).toEqual(['paid'])
  expect(findCommonStatuses([createOrder('shipped')])).toEqual(['delivered'])
  expect(findCommonStatuses([createOrder('pending'), createOrder('paid')])).toEqual([])
  expect(findCommonStatuses([createOrder('delivered')])).toEqual([])
  expect(findCommonStatuses([])).toEqual([])
})

test('orders that are paid later are shipped together with paid ones', () => {
  const cash = createOrder('pending', 'cashOnDelivery')
  expect(findCommonStatuses([cash, createOrder('pending', 'invoice')])).toEqual(['shipped', 'paid'])
  expect(findCommonStatuses([cash, createOrder('paid')])).toEqual(['shipped'])
  expect(findCommonStatuses([cash, createOrder('pending')])).toEqual(['paid'])
})
