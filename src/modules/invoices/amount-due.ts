import type { PublicInvoice } from './contract-invoice.ts'

/** The amount at the head of the document: what is due, or what was. */
export function getAmount({ paymentState, grandTotal, paid, balance }: PublicInvoice) {
  if (paymentState === 'draft') return { label: 'fields.grandTotal', amount: grandTotal } as const
  if (paymentState === 'paid') return { label: 'states.paid', amount: paid } as const
  return { label: 'due', amount: balance } as const
}
