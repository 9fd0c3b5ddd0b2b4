/** A bill for the module that writes invoices. Amounts are in cents. */
export interface Bill {
  /** Reference of the bill, which is billed once: `order 1042`. */
  reference: string
  customer: { name: string; company: string; email: string; phone: string; address: string }
  lines: readonly { name: string; unitPrice: number; units: number }[]
  /** Taken off the sum of the lines. */
  discount: number
  /** A remark for the reader, such as the reason of a discount; may be empty. */
  note: string
}

export interface Billed {
  number: string
  /** The invoice's page, as a route. */
  path: string
}

/** Where invoices come from: the module that keeps them. */
export interface BillingSource {
  find(reference: string): Promise<Billed | undefined>
  /** Writes the invoice; where there is one for this reference already, that one. */
  bill(bill: Bill): Promise<Billed>
}
