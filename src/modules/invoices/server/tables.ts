import type { Generated } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { Line, Payment, PaymentState, Status } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'

type Derived = 'taxes' | 'paymentState' | 'payments' | 'publicLink' | 'deleted'

/** All tables that this module can name. Amounts are cents, rates hundredths of a percent. */
export interface Tables {
  invoices: Omit<Invoice, Derived | 'currency' | 'orders'> & {
    /** Prices and totals in cents, discounts in percent. */
    orders: Json<Line[]>
    statusFrom: Status | null
    statusAt: string | null
    statusById: string | null
    /** The unencrypted token of older versions and samples. The platform replaces it by the two columns below. */
    token: string | null
    tokenHash: string | null
    sealedToken: string | null
    deletedAt: string | null
    /** Empty in rows of versions without a choice of currency. */
    currency: Generated<string>
    search: string
    byBillTo: string
    byStatus: number
  }
  invoicePayments: Omit<Payment, 'id'> & {
    id: Generated<number>
    invoiceId: number
    userId: string
    createdAt: string
  }
  invoiceSeries: { name: string; last: number }
  invoiceTotals: {
    createdById: string
    status: Status
    settled: Exclude<PaymentState, 'overdue'>
    /** The month of the due date; empty for paid invoices. */
    month: string
    currency: string
    count: number
    grandTotal: number
    paid: number
    balance: number
  }
}
