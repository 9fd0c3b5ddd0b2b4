/** What somebody is to be billed for, told to the module that writes invoices. Amounts are whole cents. */
export interface Bill {
  /** What is billed, the same each time it is asked for: `order 1042`. */
  reference: string
  customer: { name: string; company: string; email: string; phone: string; address: string }
  lines: readonly { name: string; unitPrice: number; units: number }[]
  /** Taken off the sum of the lines. */
  discount: number
  /** What the reader should know, such as where the discount comes from; empty where there is nothing. */
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
