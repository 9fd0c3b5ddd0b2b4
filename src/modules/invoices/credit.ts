import type { DiscountKind } from './contract-fields.ts'
import { type Tax, calculateTotals } from './totals.ts'

/** Amounts are whole cents, rates percent. */
interface Billed {
  lines: readonly { unitPrice: number; units: number; discount: number; vatRate: number | null }[]
  discount: number
  discountKind: DiscountKind
  vatRate: number
}

export interface CreditedUnits {
  position: number
  units: number
}

export interface Credit {
  lines: { position: number; units: number; total: number }[]
  discountAmount: number
  taxes: Tax[]
  net: number
  vat: number
  total: number
}

const sumAmounts = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0)

const computeShare = (amount: number, part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((amount * part) / whole)

/** The credit for these units of each line, as if no other line had been billed; all units give the invoice's totals. */
function computeCredit(billed: Billed, units: readonly number[]) {
  const whole = calculateTotals(billed)
  const lines = billed.lines.map((line, index) => ({
    rate: line.vatRate ?? billed.vatRate,
    full: whole.lineTotals[index] ?? 0,
    part: computeShare(whole.lineTotals[index] ?? 0, units[index] ?? 0, line.units),
  }))
  const rates = whole.taxes.map(({ rate, net, amount }) => {
    const rateLines = lines.filter((line) => line.rate === rate)
    const gross = sumAmounts(rateLines.map(({ part }) => part))
    const credited = computeShare(net, gross, sumAmounts(rateLines.map(({ full }) => full)))
    return { rate, net: credited, amount: computeShare(amount, credited, net), discount: gross - credited }
  })
  return { parts: lines.map(({ part }) => part), rates }
}

const createCredit = (lines: Credit['lines'], discountAmount: number, taxes: readonly Tax[]): Credit => {
  const net = sumAmounts(taxes.map((tax) => tax.net))
  const vat = sumAmounts(taxes.map(({ amount }) => amount))
  return {
    lines,
    discountAmount,
    taxes: taxes.filter((tax) => tax.net !== 0 || tax.amount !== 0),
    net,
    vat,
    total: net + vat,
  }
}

/**
 * The credit for units of lines, of which others were credited before. It is the difference of the credits after and
 * before, so that the credits of all units add up to the invoice, however they are divided.
 */
export function creditLines(billed: Billed, before: readonly CreditedUnits[], now: readonly CreditedUnits[]): Credit {
  const countUnits = (credited: readonly CreditedUnits[]) =>
    billed.lines.map((_, index) =>
      sumAmounts(credited.filter(({ position }) => position === index).map(({ units }) => units)),
    )
  const earlier = computeCredit(billed, countUnits(before))
  const later = computeCredit(billed, countUnits([...before, ...now]))
  const units = countUnits(now)
  const lines = units.flatMap((count, position) =>
    count === 0
      ? []
      : [{ position, units: count, total: (later.parts[position] ?? 0) - (earlier.parts[position] ?? 0) }],
  )
  const rates = later.rates.map((rate, index) => {
    const was = earlier.rates[index] ?? { net: 0, amount: 0, discount: 0 }
    return {
      rate: rate.rate,
      net: rate.net - was.net,
      amount: rate.amount - was.amount,
      discount: rate.discount - was.discount,
    }
  })
  return createCredit(
    lines,
    sumAmounts(rates.map(({ discount }) => discount)),
    rates.map(({ rate, net, amount }) => ({ rate, net, amount })),
  )
}

/** What is left of each rate after these credits. */
export function getRemainingTaxes(billed: Billed, credits: readonly { taxes: readonly Tax[] }[]): Tax[] {
  const taxes = credits.flatMap((credit) => credit.taxes)
  return calculateTotals(billed).taxes.map(({ rate, net, amount }) => {
    const rateLines = taxes.filter((tax) => tax.rate === rate)
    return {
      rate,
      net: net - sumAmounts(rateLines.map((tax) => tax.net)),
      amount: amount - sumAmounts(rateLines.map((tax) => tax.amount)),
    }
  })
}

/** The credit of an amount with tax, spread over the rates in proportion to what is left of each. */
export function creditAmount(remaining: readonly Tax[], total: number): Credit {
  let open = total
  let remainingGross = sumAmounts(remaining.map(({ net, amount }) => net + amount))
  const taxes = remaining.map(({ rate, net, amount }) => {
    const gross = net + amount
    const share = computeShare(open, gross, remainingGross)
    open -= share
    remainingGross -= gross
    const vat = computeShare(share, amount, gross)
    return { rate, net: share - vat, amount: vat }
  })
  return createCredit([], 0, taxes)
}
