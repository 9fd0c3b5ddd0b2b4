import type { PaymentMethod } from '../contract-orders.ts'
import type { OrderStatus } from '../order-status.ts'

/**
 * What follows from a method of payment. A provider of card payments is another one: its own page asks for the card,
 * never this shop.
 */
interface PaymentRule {
  /** The status of a new order. */
  status: Extract<OrderStatus, 'pending' | 'paid'>
  /** Instructions for the buyer in the confirmation. */
  instructions: (dueDays: number) => string
}

const formatDays = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export const paymentRules: Readonly<Record<PaymentMethod, PaymentRule>> = {
  invoice: {
    status: 'pending',
    instructions: (dueDays) =>
      dueDays === 0 ? 'The invoice is due now.' : `The invoice is due within ${formatDays(dueDays)}.`,
  },
  transfer: {
    status: 'pending',
    instructions: () =>
      'Please transfer the total and use the order number as reference. We will ship the order when we receive the payment.',
  },
  cashOnDelivery: { status: 'pending', instructions: () => 'Please have the total ready when the parcel arrives.' },
}
