import { type Choices, valuesOf } from '#platform/fields/choices.ts'

/** With each, what an order may become next, and whether such an order is no revenue. */
export const orderStatusChoices = {
  pending: { rank: 10, phase: 'open', tone: 'warning', next: ['paid', 'cancelled'], isVoid: false },
  paid: { rank: 20, phase: 'open', tone: 'info', next: ['shipped', 'cancelled', 'refunded'], isVoid: false },
  shipped: { rank: 30, phase: 'waiting', tone: 'brand', next: ['delivered', 'refunded'], isVoid: false },
  delivered: { rank: 40, phase: 'done', tone: 'success', next: ['refunded'], isVoid: false },
  cancelled: { rank: 50, phase: 'done', tone: 'error', next: [], isVoid: true },
  refunded: { rank: 60, phase: 'done', tone: 'error', next: [], isVoid: true },
} as const satisfies Choices<'rank' | 'phase' | 'tone', { next: readonly string[]; isVoid: boolean }>
export const orderStatuses = valuesOf(orderStatusChoices)
export type OrderStatus = keyof typeof orderStatusChoices

/** What an order may become next: it is pending from the start, and never again. */
export type NextStatus = (typeof orderStatusChoices)[OrderStatus]['next'][number]
export const nextOf = (status: OrderStatus): readonly NextStatus[] => orderStatusChoices[status].next

/** Those that are no revenue. */
export const voidStatuses = orderStatuses.filter((status) => orderStatusChoices[status].isVoid)

/** The way to the buyer's door. */
export const straightStatuses = orderStatuses.filter((status) => !orderStatusChoices[status].isVoid)
