import type { OrderStatus } from '../order-status.ts'

/** What an order can become: it is pending from the start, and never again. */
export type NextStatus = Exclude<OrderStatus, 'pending'>
