import { percentOf } from '#platform/money.ts'
import type { DiscountKind } from './contract-fields.ts'

/** All amounts here are whole cents, all shares percent. */
interface Billed {
  lines: readonly { unitPrice: number; units: number; discount: number }[]
  /** Off the sum of the lines: percent or cents, as `discountKind` says. */
  discount: number
  discountKind: DiscountKind
  vatRate: number
}

export interface Totals {
  /** What each line comes to, in their order. */
  lineTotals: number[]
  /** The sum of the lines, before the discount of the whole invoice. */
  totalCost: number
  /** At most the sum of the lines. */
  discountAmount: number
  vat: number
  grandTotal: number
}

/** Computes an invoice: each line, each discount and the tax is rounded to the cent once, half a cent up. */
export function totalsOf({ lines, discount, discountKind, vatRate }: Billed): Totals {
  const lineTotals = lines.map((line) => {
    const full = line.unitPrice * line.units
    return full - percentOf(full, line.discount)
  })
  const totalCost = lineTotals.reduce((sum, cents) => sum + cents, 0)
  const discountAmount = discountKind === 'percent' ? percentOf(totalCost, discount) : Math.min(discount, totalCost)
  const net = totalCost - discountAmount
  const vat = percentOf(net, vatRate)
  return { lineTotals, totalCost, discountAmount, vat, grandTotal: net + vat }
}
