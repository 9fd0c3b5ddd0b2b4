import type { Order } from '../contract-orders.ts'
import { nextOf, type NextStatus, orderStatusChoices } from '../order-status.ts'

/** What all of these orders may become next on the way to the buyer; they end early one by one, each with its reason. */
export function allowedForAll([first, ...others]: readonly Pick<Order, 'status'>[]): NextStatus[] {
  if (!first) return []
  return nextOf(first.status).filter(
    (status) =>
      !orderStatusChoices[status].isVoid && others.every((order) => nextOf(order.status).some((one) => one === status)),
  )
}
