export const orderStatuses = ['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What an order may become next. */
export const transitions = {
  pending: ['paid', 'cancelled'],
  paid: ['shipped', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: [],
  refunded: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** Those that are no revenue. */
export const voidStatuses = ['cancelled', 'refunded'] as const satisfies readonly OrderStatus[]
