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
  invoice: { status: 'pending', instructions: 'The invoice comes by e-mail and is due within 14 days.' },
  transfer: {
    status: 'pending',
    instructions: 'Please transfer the total and name the order number; the parcel leaves once it is here.',
  },
  cashOnDelivery: { status: 'pending', instructions: 'Please have the total ready when the parcel is handed over.' },
}
