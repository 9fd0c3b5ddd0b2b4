import type { PrintedPaper } from './printed-paper.ts'

/** A bill for the invoicing module. Amounts are in cents. */
export interface Bill {
  /** Reference of the bill, such as `order 1042`. Each reference is billed once. */
  reference: string
  /** Of all amounts (ISO 4217). */
  currency: string
  customer: { name: string; company: string; email: string; phone: string; address: string }
  lines: readonly { name: string; unitPrice: number; units: number }[]
  /** Discount on the sum of the lines. */
  discount: number
  /** Of all lines, in percent. Default: the usual rate of invoices. */
  taxRate?: number
  /** A remark for the reader, such as the reason of a discount; may be empty. */
  note: string
}

export interface Billed {
  number: string
  /** The invoice's page, as a route. */
  path: string
}

/** The invoicing module, for screens of other modules. */
export interface BillingSource {
  find(reference: string): Promise<Billed | undefined>
  /** Issues the invoice, or returns the existing one of this reference. */
  bill(bill: Bill): Promise<Billed>
}

/** What has become of a bill. Amounts are in cents: `total` = `credited` + `paid` + `balance`, unless it is void. */
export interface BillState extends Billed {
  reference: string
  /** Day. */
  dueDate: string
  state: 'owed' | 'paid' | 'credited' | 'void'
  total: number
  /** Payments, less the money that was returned. */
  paid: number
  credited: number
  balance: number
}

/** How money is paid or returned. */
export type BillMethod = 'transfer' | 'card' | 'cash'

export interface BillPayment {
  note: string
  method: BillMethod
}

export interface BillCancellation {
  reason: string
  /** How money is returned that was paid. */
  method: BillMethod
}

/** What is taken back: units of lines, an amount, or all that is left. */
export interface BillCredit extends BillCancellation {
  lines?: readonly { position: number; units: number }[]
  amount?: number
}

/**
 * The invoicing module, for handlers of other modules: it writes in their transaction, and announces the change of its
 * records. Each method but `find` and `bill` needs an existing bill.
 */
export interface Biller {
  find(reference: string): Promise<BillState | undefined>
  /** Issues the invoice, or returns the existing one of this reference. */
  bill(bill: Bill): Promise<BillState>
  /** Records a payment of the balance. */
  pay(reference: string, payment: BillPayment): Promise<BillState>
  /** Deletes the latest payment, which was recorded by mistake. */
  unpay(reference: string): Promise<BillState>
  /** Issues a credit note, and returns the paid part of it. */
  credit(reference: string, credit: BillCredit): Promise<BillState>
  /** Voids the bill, or credits it if something was paid or credited. */
  cancel(reference: string, cancellation: BillCancellation): Promise<BillState>
  /** The full URL of the bill's public page, and the bill as an attachment, for emails. */
  publish(reference: string): Promise<{ address: string; papers: PrintedPaper[] }>
}

/** A change of a bill by a user of the invoicing module, which the module with the billed record follows. */
export interface BillEvent extends BillState {
  userId: string
  /** Why it was voided or credited. */
  reason: string
}
