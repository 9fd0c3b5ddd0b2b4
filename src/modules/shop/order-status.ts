import { type Choices, listValues } from '#platform/fields/choices.ts'

/**
 * The statuses, each with those that may follow, the one that a step taken by mistake returns to, and whether its orders
 * do not count as revenue.
 */
export const orderStatusChoices = {
  pending: { rank: 10, phase: 'open', tone: 'warning', next: ['paid', 'cancelled'], back: null, isVoid: false },
  paid: {
    rank: 20,
    phase: 'open',
    tone: 'info',
    next: ['shipped', 'cancelled', 'refunded'],
    back: 'pending',
    isVoid: false,
  },
  shipped: { rank: 30, phase: 'waiting', tone: 'brand', next: ['delivered', 'refunded'], back: 'paid', isVoid: false },
  delivered: { rank: 40, phase: 'done', tone: 'success', next: ['refunded'], back: 'shipped', isVoid: false },
  cancelled: { rank: 50, phase: 'done', tone: 'error', next: [], back: null, isVoid: true },
  refunded: { rank: 60, phase: 'done', tone: 'error', next: [], back: null, isVoid: true },
} as const satisfies Choices<
  'rank' | 'phase' | 'tone',
  { next: readonly string[]; back: string | null; isVoid: boolean }
>
export const orderStatuses = listValues(orderStatusChoices)
export type OrderStatus = keyof typeof orderStatusChoices

/** A status that an order can change to: any but `pending`, the first one. */
export type NextStatus = (typeof orderStatusChoices)[OrderStatus]['next'][number]
export const getNextStatuses = (status: OrderStatus): readonly NextStatus[] => orderStatusChoices[status].next

/** The status that a step taken by mistake returns to. */
export const getPreviousStatus = (status: OrderStatus) => orderStatusChoices[status].back

/** Statuses of orders that do not count as revenue. */
export const voidStatuses = orderStatuses.filter((status) => orderStatusChoices[status].isVoid)

/** The statuses on the way to delivery. */
export const validStatuses = orderStatuses.filter((status) => !orderStatusChoices[status].isVoid)
