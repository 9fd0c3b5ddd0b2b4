import type { Order } from '../contract-orders.ts'
import { type OrderStatus, transitions } from '../order-status.ts'
import type { NextStatus } from './next-status.ts'

/** Where the way to the buyer's door goes on; orders end early one by one, each with its reason. */
const onward: readonly NextStatus[] = ['paid', 'shipped', 'delivered']

/** What all of these orders may become next. */
export function allowedForAll(orders: readonly Pick<Order, 'status'>[]): NextStatus[] {
  const next = (status: OrderStatus): readonly OrderStatus[] => transitions[status]
  return orders.length === 0
    ? []
    : onward.filter((status) => orders.every((order) => next(order.status).includes(status)))
}
