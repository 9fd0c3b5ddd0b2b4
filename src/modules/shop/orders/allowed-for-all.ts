import type { Order } from '../contract-orders.ts'
import { getNextStatuses, type NextStatus, orderStatusChoices } from '../order-status.ts'

/**
 * Statuses that all of these orders may change to on the way to delivery; cancelling and refunding need a reason for
 * each.
 */
export function findCommonStatuses([first, ...others]: readonly Pick<Order, 'status' | 'payment'>[]): NextStatus[] {
  if (!first) return []
  return getNextStatuses(first).filter(
    (status) =>
      !orderStatusChoices[status].isVoid &&
      others.every((order) => getNextStatuses(order).some((one) => one === status)),
  )
}
