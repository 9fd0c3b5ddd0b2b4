import { toCents } from '#platform/numbers/money.ts'
import { parseHundredths } from '#platform/numbers/parse-hundredths.ts'
import type { Invoice } from '../contract-invoice.ts'
import { creditLines } from '../credit.ts'

export const scopes = ['all', 'lines', 'amount'] as const

export interface CreditValues {
  scope: (typeof scopes)[number]
  /** Units by line, as typed. */
  units: readonly string[]
  amount: string
}

/** The units of each line that no credit note has. */
export const getRemainingUnits = ({ orders, creditNotes }: Invoice) =>
  orders.map(({ units }, position) =>
    creditNotes
      .flatMap(({ lines }) => lines)
      .reduce((remaining, line) => (line.position === position ? remaining - line.units : remaining), units),
  )

export const parseCreditedUnits = ({ units }: CreditValues) =>
  units.flatMap((input, position) => (Number(input) > 0 ? [{ position, units: Number(input) }] : []))

/** The amounts of a credit note, in cents; undefined for values that cannot be credited. */
export function previewCredit(invoice: Invoice, values: CreditValues) {
  const remaining = toCents(invoice.grandTotal) - toCents(invoice.credited)
  const total = calculateCreditTotal(invoice, values, remaining)
  if (total === undefined || total <= 0 || total > remaining) return undefined
  return { total, refunded: Math.max(0, total - toCents(invoice.balance)) }
}

function calculateCreditTotal(invoice: Invoice, values: CreditValues, remaining: number) {
  if (values.scope === 'all') return remaining
  if (values.scope === 'amount') return parseHundredths(values.amount)
  const remainingUnits = getRemainingUnits(invoice)
  const isWrong = values.units.some((input, position) => {
    const units = Number(input)
    return !Number.isInteger(units) || units < 0 || units > (remainingUnits[position] ?? 0)
  })
  if (isWrong) return undefined
  const before = invoice.creditNotes.flatMap(({ lines }) => lines)
  const lines = invoice.orders.map((line) => ({ ...line, unitPrice: toCents(line.unitPrice) }))
  const discount = invoice.discountKind === 'percent' ? invoice.discount : toCents(invoice.discount)
  return creditLines({ ...invoice, lines, discount }, before, parseCreditedUnits(values)).total
}
