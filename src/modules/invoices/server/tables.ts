import type { Generated } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { CreditLine, CreditNote } from '../contract-credit.ts'
import type { Interval } from '../contract-recurrences.ts'
import type { fields, Line, Payment, PaymentState, Stage, Status } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import type { ReminderStep, StepSettings } from '../contract-reminders.ts'
import type { Tax } from '../totals.ts'

type Derived = 'bankAccount' | 'taxes' | 'paymentState' | 'payments' | 'creditNotes' | 'publicLink' | 'deleted'

/** The steps of the reminders. `since`: a step applies to invoices that reach its day on this day or later. */
export type StoredSteps = Readonly<Record<ReminderStep, StepSettings & { since: string }>>

/** All tables that this module can name. Amounts are cents, rates hundredths of a percent. */
export interface Tables {
  invoices: Omit<Invoice, Derived | 'currency' | 'orders'> & {
    /** Prices and totals in cents, discounts in percent. */
    orders: Json<Line[]>
    stage: Stage
    /** The date for which a recurrence made it. */
    recurrenceDate: string | null
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
    byNumber: string
  }
  invoicePayments: Omit<Payment, 'id' | 'creditNoteId'> & {
    id: Generated<number>
    creditNoteId: Generated<number | null>
    invoiceId: number
    userId: string
    createdAt: string
  }
  invoiceCreditNotes: Omit<CreditNote, 'id' | 'lines' | 'taxes'> & {
    id: Generated<number>
    invoiceId: number
    lines: Json<CreditLine[]>
    taxes: Json<Tax[]>
    userId: string
    createdAt: string
  }
  invoiceReminders: {
    id: Generated<number>
    invoiceId: number
    step: ReminderStep
    recipients: Json<string[]>
    subject: string
    userId: string | null
    sentAt: string
  }
  invoiceReminderSettings: { id: string; steps: Json<StoredSteps>; version: number; changedAt: string }
  invoiceRecurrences: {
    id: Generated<number>
    invoiceId: number
    template: Json<Pick<Tables['invoices'], keyof typeof fields> & { orders: Line[] }>
    billTo: string
    grandTotal: number
    currency: string
    dueDays: number
    interval: Interval
    startDate: string
    endDate: string | null
    times: number | null
    isIssued: boolean
    isPaused: boolean
    madeCount: number
    lastDate: string | null
    nextDate: string | null
    createdById: string
    createdAt: string
    updatedAt: string
    deletedAt: string | null
  }
  invoiceSeries: { name: string; last: number }
  invoiceTotals: {
    createdById: string
    status: Status
    settled: Exclude<PaymentState, 'overdue'>
    /** The month of the due date; empty if the invoice cannot become overdue. */
    month: string
    currency: string
    count: number
    grandTotal: number
    paid: number
    balance: number
  }
}
