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
  /** A remark for the reader, such as the reason of a discount; may be empty. */
  note: string
}

export interface Billed {
  number: string
  /** The invoice's page, as a route. */
  path: string
}

/** The invoicing module, for other modules. */
export interface BillingSource {
  find(reference: string): Promise<Billed | undefined>
  /** Writes the invoice, or returns the existing one of this reference. */
  bill(bill: Bill): Promise<Billed>
}
