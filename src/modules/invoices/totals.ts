import { percentOf } from '#platform/numbers/money.ts'
import type { DiscountKind } from './contract-fields.ts'

/** All amounts here are whole cents, all shares percent. */
interface Billed {
  /** A line without a rate of its own is taxed as the whole invoice is. */
  lines: readonly { unitPrice: number; units: number; discount: number; vatRate: number | null }[]
  /** Off the sum of the lines: percent or cents, as `discountKind` says. */
  discount: number
  discountKind: DiscountKind
  vatRate: number
}

export interface Tax {
  rate: number
  /** What is taxed at this rate, after the discount of the whole invoice. */
  net: number
  amount: number
}

export interface Totals {
  /** What each line comes to, in their order. */
  lineTotals: number[]
  /** The sum of the lines, before the discount of the whole invoice. */
  totalCost: number
  /** At most the sum of the lines. */
  discountAmount: number
  /** One for each rate, the lowest first. */
  taxes: Tax[]
  /** Their sum. */
  vat: number
  grandTotal: number
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0)

/** Computes an invoice: each line, each discount and each tax is rounded to the cent once, half a cent up. */
export function totalsOf({ lines, discount, discountKind, vatRate }: Billed): Totals {
  const lineTotals = lines.map((line) => {
    const full = line.unitPrice * line.units
    return full - percentOf(full, line.discount)
  })
  const totalCost = sumOf(lineTotals)
  const discountAmount = discountKind === 'percent' ? percentOf(totalCost, discount) : Math.min(discount, totalCost)
  const ofRate = Map.groupBy(lines.keys(), (index) => lines[index]?.vatRate ?? vatRate)
  const gross = [...ofRate]
    .map(([rate, indexes]) => ({ rate, cents: sumOf(indexes.map((index) => lineTotals[index] ?? 0)) }))
    .toSorted((one, other) => one.rate - other.rate)
  const taxes = withoutDiscount(gross, discountAmount).map(({ rate, cents }) => ({
    rate,
    net: cents,
    amount: percentOf(cents, rate),
  }))
  const vat = sumOf(taxes.map(({ amount }) => amount))
  return { lineTotals, totalCost, discountAmount, taxes, vat, grandTotal: totalCost - discountAmount + vat }
}

interface Gross {
  rate: number
  cents: number
}

/** Takes the discount off what each rate is for, in proportion; the cents of the parts make the whole discount again. */
function withoutDiscount(gross: readonly Gross[], discount: number): Gross[] {
  let left = discount
  let rest = sumOf(gross.map(({ cents }) => cents))
  return gross.map(({ rate, cents }) => {
    const share = rest === 0 ? 0 : Math.round((left * cents) / rest)
    left -= share
    rest -= cents
    return { rate, cents: cents - share }
  })
}
