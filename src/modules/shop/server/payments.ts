import type { Payment } from '../contract-orders.ts'
import type { OrderStatus } from '../order-status.ts'

/** A way to pay. A provider that takes cards is one more of these: its own page asks for the card, never this shop. */
interface PaymentMethod {
  /** What an order is as soon as it is placed. */
  status: Extract<OrderStatus, 'pending' | 'paid'>
  /** What the confirmation tells the buyer to do. */
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
