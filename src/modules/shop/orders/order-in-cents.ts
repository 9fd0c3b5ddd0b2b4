import { toCents } from '#platform/numbers/money.ts'
import type { FullOrder } from '../contract-orders.ts'

/** The amounts that a refund is calculated from, in cents. */
export const toCentsOrder = (order: FullOrder) => ({
  total: toCents(order.total),
  tax: toCents(order.tax),
  credited: toCents(order.credited),
  lines: order.lines.map((line) => ({ ...line, total: toCents(line.total), deduction: toCents(line.deduction) })),
})
