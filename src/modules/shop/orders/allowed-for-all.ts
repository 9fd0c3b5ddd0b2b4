import type { Order } from '../contract-orders.ts'
import { nextOf, type NextStatus, orderStatusChoices } from '../order-status.ts'

/**
 * Statuses that all of these orders may change to on the way to delivery; cancelling and refunding need a reason for
 * each.
 */
export function allowedForAll([first, ...others]: readonly Pick<Order, 'status'>[]): NextStatus[] {
  if (!first) return []
  return nextOf(first.status).filter(
    (status) =>
      !orderStatusChoices[status].isVoid && others.every((order) => nextOf(order.status).some((one) => one === status)),
  )
}
