import { type Choices, listValues } from '#platform/fields/choices.ts'
import type { PaymentMethod } from './contract-orders.ts'
import { paymentRules } from './payment-rules.ts'

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

/**
 * The statuses that may follow, the usual one first. Orders that are paid later are sent while they are pending. An order
 * of which a part was sent is refunded, not cancelled.
 */
export function getNextStatuses(
  { status, payment }: { status: OrderStatus; payment: PaymentMethod },
  isPartSent = false,
): readonly NextStatus[] {
  const isPending = status === 'pending'
  const early: readonly NextStatus[] = isPending && paymentRules[payment].shipsUnpaid ? ['shipped'] : []
  const next: readonly NextStatus[] = [...early, ...orderStatusChoices[status].next]
  if (!isPartSent) return next
  return [...next.filter((one) => one !== 'cancelled'), ...(isPending ? (['refunded'] as const) : [])]
}

/** The status that a step taken by mistake returns to: a sent order that is not paid becomes pending again. */
export const getPreviousStatus = ({ status, balance }: { status: OrderStatus; balance: number }) =>
  status === 'shipped' && balance > 0 ? 'pending' : orderStatusChoices[status].back

/** Statuses of orders that do not count as revenue. */
export const voidStatuses = orderStatuses.filter((status) => orderStatusChoices[status].isVoid)

/** The statuses on the way to delivery. */
export const validStatuses = orderStatuses.filter((status) => !orderStatusChoices[status].isVoid)
