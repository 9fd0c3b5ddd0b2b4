import { toCents } from '#platform/numbers/money.ts'
import { hundredthsOf } from '../amount-text.ts'
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
export const unitsLeft = ({ orders, creditNotes }: Invoice) =>
  orders.map(({ units }, position) =>
    creditNotes
      .flatMap(({ lines }) => lines)
      .reduce((left, line) => (line.position === position ? left - line.units : left), units),
  )

export const creditedUnits = ({ units }: CreditValues) =>
  units.flatMap((typed, position) => (Number(typed) > 0 ? [{ position, units: Number(typed) }] : []))

/** The amounts of a credit note, in cents; undefined for values that cannot be credited. */
export function creditPreview(invoice: Invoice, values: CreditValues) {
  const left = toCents(invoice.grandTotal) - toCents(invoice.credited)
  const total = totalOf(invoice, values, left)
  if (total === undefined || total <= 0 || total > left) return undefined
  return { total, refunded: Math.max(0, total - toCents(invoice.balance)) }
}

function totalOf(invoice: Invoice, values: CreditValues, left: number) {
  if (values.scope === 'all') return left
  if (values.scope === 'amount') return hundredthsOf(values.amount)
  const most = unitsLeft(invoice)
  const isWrong = values.units.some((typed, position) => {
    const units = Number(typed)
    return !Number.isInteger(units) || units < 0 || units > (most[position] ?? 0)
  })
  if (isWrong) return undefined
  const before = invoice.creditNotes.flatMap(({ lines }) => lines)
  const lines = invoice.orders.map((line) => ({ ...line, unitPrice: toCents(line.unitPrice) }))
  const discount = invoice.discountKind === 'percent' ? invoice.discount : toCents(invoice.discount)
  return creditLines({ ...invoice, lines, discount }, before, creditedUnits(values)).total
}
