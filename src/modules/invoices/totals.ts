import { computePercent } from '#platform/numbers/money.ts'
import type { DiscountKind } from './contract-fields.ts'

/** Amounts are whole cents, rates percent. */
interface Billed {
  /** A line whose rate is null has the invoice's rate. */
  lines: readonly { unitPrice: number; units: number; discount: number; vatRate: number | null }[]
  /** Off the sum of the lines: percent or cents, depending on `discountKind`. */
  discount: number
  discountKind: DiscountKind
  vatRate: number
}

export interface Tax {
  rate: number
  /** The taxed amount, after the invoice's discount. */
  net: number
  amount: number
}

export interface Totals {
  /** The total of each line, in order. */
  lineTotals: number[]
  /** The sum of the lines, before the invoice's discount. */
  totalCost: number
  /** At most `totalCost`. */
  discountAmount: number
  /** One for each rate, the lowest first. */
  taxes: Tax[]
  /** The sum of `taxes`. */
  vat: number
  grandTotal: number
}

const sumCents = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0)

/** Computes the totals. Each line, discount and tax is rounded once, half cents up. */
export function calculateTotals({ lines, discount, discountKind, vatRate }: Billed): Totals {
  const lineTotals = lines.map((line) => {
    const full = line.unitPrice * line.units
    return full - computePercent(full, line.discount)
  })
  const totalCost = sumCents(lineTotals)
  const discountAmount =
    discountKind === 'percent' ? computePercent(totalCost, discount) : Math.min(discount, totalCost)
  const linesByRate = Map.groupBy(lines.keys(), (index) => lines[index]?.vatRate ?? vatRate)
  const gross = [...linesByRate]
    .map(([rate, indexes]) => ({ rate, cents: sumCents(indexes.map((index) => lineTotals[index] ?? 0)) }))
    .toSorted((one, other) => one.rate - other.rate)
  const taxes = subtractDiscount(gross, discountAmount).map(({ rate, cents }) => ({
    rate,
    net: cents,
    amount: computePercent(cents, rate),
  }))
  const vat = sumCents(taxes.map(({ amount }) => amount))
  return { lineTotals, totalCost, discountAmount, taxes, vat, grandTotal: totalCost - discountAmount + vat }
}

interface Gross {
  rate: number
  cents: number
}

/** Distributes the discount over the rates in proportion. The parts add up to the discount exactly. */
function subtractDiscount(gross: readonly Gross[], discount: number): Gross[] {
  let remaining = discount
  let remainingTotal = sumCents(gross.map(({ cents }) => cents))
  return gross.map(({ rate, cents }) => {
    const share = remainingTotal === 0 ? 0 : Math.round((remaining * cents) / remainingTotal)
    remaining -= share
    remainingTotal -= cents
    return { rate, cents: cents - share }
  })
}
