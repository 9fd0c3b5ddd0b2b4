import type { BillMethod } from '#platform/contracts/billing.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Order, PaymentMethod } from './contract-orders.ts'
import type { OrderStatus } from './order-status.ts'

interface Instructed {
  /** The shop's texts in the buyer's language. */
  t: Translate
  delivery: Order['delivery']
  /** The days until an invoice is due. */
  dueDays: number
  /** Whether the buyer is told an account for transfers. */
  hasAccount: boolean
}

/**
 * What follows from a method of payment. A provider of card payments is another one: its own page asks for the card,
 * never this shop.
 */
interface PaymentRule {
  /** The status of a new order. */
  status: Extract<OrderStatus, 'pending' | 'paid'>
  /** Whether the buyer pays after the order was sent. */
  shipsUnpaid: boolean
  /** How its payments and refunds are recorded on the invoice. */
  method: BillMethod
  /** Instructions for the buyer in the confirmation. */
  instructions: (order: Instructed) => string
}

export const paymentRules: Readonly<Record<PaymentMethod, PaymentRule>> = {
  invoice: {
    status: 'pending',
    shipsUnpaid: true,
    method: 'transfer',
    instructions: ({ t, dueDays }) =>
      dueDays === 0 ? t('orders.mail.invoiceNow') : t('orders.mail.invoiceDue', { count: dueDays }),
  },
  transfer: {
    status: 'pending',
    shipsUnpaid: false,
    method: 'transfer',
    instructions: ({ t, delivery, hasAccount }) =>
      t(
        hasAccount
          ? delivery === 'pickup'
            ? 'orders.mail.transferPickup'
            : 'orders.mail.transfer'
          : 'orders.mail.transferLater',
      ),
  },
  cashOnDelivery: {
    status: 'pending',
    shipsUnpaid: true,
    method: 'cash',
    instructions: ({ t, delivery }) =>
      t(delivery === 'pickup' ? 'orders.mail.cashOnPickup' : 'orders.mail.cashOnDelivery'),
  },
}
