import type { SampleTools } from '#platform/db/sample/sample.ts'
import { addDays } from '#platform/numbers/figures.ts'
import type { paymentMethods } from '../contract-fields.ts'
import { creditLines } from '../credit.ts'
import { toDay } from '../server/days.ts'
import type { Content } from '../server/invoice-values.ts'
import { toBilled } from '../server/stored-totals.ts'

export interface Part {
  share: number
  after: number
}

interface Paid {
  id: number
  age: number
  orderDate: string
  total: number
}

interface SamplePayment {
  invoiceId: number
  amount: number
  date: string
  method: (typeof paymentMethods)[number]
  note: string
  userId: string
  createdAt: string
  creditNoteId: number | null
}

export function createPayments(
  { id, age, orderDate, total }: Paid,
  parts: readonly Part[],
  { random, ago }: SampleTools,
): SamplePayment[] {
  let paid = 0
  return parts.map(({ share, after }) => {
    const amount = share === 1 ? total - paid : Math.round(total * share)
    paid += amount
    return {
      invoiceId: id,
      amount,
      date: addDays(orderDate, after),
      method: random.pick(['transfer', 'transfer', 'transfer', 'card', 'cheque'] as const),
      note: '',
      userId: 'u4',
      createdAt: ago({ days: Math.max(0, age - after) }),
      creditNoteId: null,
    }
  })
}

/** The reasons of credit notes, by the index of the invoice, and whether they credit all of it. */
const credits: Readonly<Record<number, { reason: string; isWhole: boolean }>> = {
  10: { reason: 'Two pieces came back unsold.', isWhole: false },
  15: { reason: 'The shop has closed; everything came back.', isWhole: true },
  28: { reason: 'Delivered twice.', isWhole: true },
  37: { reason: 'Two pieces were broken in transit.', isWhole: false },
  43: { reason: 'The order was withdrawn in time.', isWhole: true },
}

interface Credited {
  index: number
  age: number
  row: Content & { grandTotal: number }
  paid: number
}

/** The credit note of an invoice, with the money that was returned. */
export function createCredit({ index, age, row, paid }: Credited, { ago }: SampleTools) {
  const sampleCredit = credits[index]
  if (!sampleCredit) return undefined
  const units = sampleCredit.isWhole
    ? row.orders.map((line, position) => ({ position, units: line.units }))
    : [{ position: 0, units: 2 }]
  const credit = creditLines(toBilled(row), [], units)
  const refunded = Math.max(0, credit.total - (row.grandTotal - paid))
  const createdAt = ago({ days: Math.max(1, age - 45) })
  const date = toDay(createdAt)
  const common = { invoiceId: index + 1, date, userId: 'u4', createdAt }
  return {
    row: {
      ...common,
      reason: sampleCredit.reason,
      lines: JSON.stringify(
        credit.lines.map((line) => ({ ...line, itemName: row.orders[line.position]?.itemName ?? '' })),
      ),
      taxes: JSON.stringify(credit.taxes),
      discountAmount: credit.discountAmount,
      net: credit.net,
      vat: credit.vat,
      total: credit.total,
      refunded,
    },
    refund: refunded > 0 ? [{ ...common, amount: -refunded, method: 'transfer' as const, note: '' }] : [],
  }
}
