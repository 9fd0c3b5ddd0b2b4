import { fromCents } from '#platform/numbers/money.ts'
import type { DiscountKind, Line } from '../contract-fields.ts'
import { calculateTotals } from '../totals.ts'

interface Stored {
  orders: readonly Line[]
  discount: number
  discountKind: DiscountKind
  vatRate: number
}

/** A stored invoice as it is added up: amounts in cents, rates in percent. */
export const toBilled = ({ orders, discount, discountKind, vatRate }: Stored) => ({
  lines: orders,
  discount: discountKind === 'percent' ? fromCents(discount) : discount,
  discountKind,
  vatRate: fromCents(vatRate),
})

/** The totals of a stored invoice: amounts in cents, rates in percent. */
export const calculateStoredTotals = (stored: Stored) => calculateTotals(toBilled(stored))
