import type { Payment } from '../contract-orders.ts'
import type { OrderStatus } from '../order-status.ts'

/** A method of payment. A provider of card payments is another one: its own page asks for the card, never this shop. */
interface PaymentMethod {
  /** The status of a new order. */
  status: Extract<OrderStatus, 'pending' | 'paid'>
  /** Instructions for the buyer in the confirmation. */
  instructions: string
}

export const paymentMethods: Readonly<Record<Payment, PaymentMethod>> = {
  invoice: { status: 'pending', instructions: 'You will receive the invoice by email. It is due within 14 days.' },
  transfer: {
    status: 'pending',
    instructions:
      'Please transfer the total and use the order number as reference. We will ship the order when we receive the payment.',
  },
  cashOnDelivery: { status: 'pending', instructions: 'Please have the total ready when the parcel arrives.' },
}
