import * as z from 'zod'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { Insertable } from 'kysely'
import { dayDependent, type Sample, type SampleTools } from '#platform/db/sample/sample.ts'
import { sampleValues } from '#platform/db/sample/sample-values.ts'
import { addDays } from '#platform/numbers/figures.ts'
import { describedFields, type Status } from './contract-fields.ts'
import { createRecurrences } from './sample/recurrences.ts'
import { createReminders } from './sample/reminders.ts'
import { createCredit, type Part, createPayments } from './sample/money.ts'
import { toDay } from './server/days.ts'
import { toStoredRow, withTotals } from './server/invoice-values.ts'
import { createToken } from './server/public-link.ts'
import { getCreditSeries, formatNumber, getSeries } from './server/series.ts'
import type { Tables } from './server/tables.ts'

const notes = [
  'Thank you for your order. Please quote the invoice number with your payment.',
  'Sorted by shop, as agreed; the packing lists are in the first carton.',
  'Sale or return until the end of the season.',
  'Two cartons follow with the next delivery, free of charge.',
  '',
]

// Ages in days, denser near today, since lists show the latest invoices first.
const ages = Array.from({ length: 62 }, (_, index) => Math.round(((61 - index) / 61) ** 1.5 * 395))

/** The status at this age. Between two ages, it alternates. */
function getStatusAt(index: number, age: number): Status {
  if (age <= 5) return 'Pending'
  if (age <= 12) return index % 2 === 0 ? 'Pending' : 'Shipped'
  if (age <= 30) return index % 2 === 0 ? 'Shipped' : 'Delivered'
  return 'Delivered'
}

/** Payments at this age, as shares and days after the invoice date: most in time, some in two parts, a few none. */
function createPaymentParts(index: number, age: number, random: SampleTools['random']): Part[] {
  const whole = { share: 1, after: random.int(9, 29) }
  const first = { share: 0.4, after: random.int(2, 6) }
  if (age <= 8) return index % 9 === 4 ? [{ share: 1, after: random.int(0, age) }] : []
  if (age <= 30 && (index % 3 === 0 || index % 8 === 7)) return [first]
  if (index % 11 === 3 && age < 200) return []
  if (index % 7 === 2) return age > 75 ? [first, { share: 1, after: random.int(25, 40) }] : [first]
  return whole.after <= age && (age > 34 || random.chance(0.4)) ? [whole] : []
}

interface Order {
  customer: SampleTools['people'][number] & { id: string }
  at: string
  index: number
  age: number
}

const Described = z.strictObject(describedFields)

function createBill({ customer, at, index, age }: Order, tools: SampleTools) {
  const { catalogue, company, random } = tools
  const isAbroad = customer.place.country !== 'United Kingdom'
  const orderDate = toDay(at)
  const products = random.shuffle(catalogue).slice(0, random.int(1, 6))
  return withTotals({
    ...sampleValues(Described, index, tools),
    billFrom: company.name,
    billFromEmail: company.billingEmail,
    billFromAddress: company.address,
    billFromPhone: company.phone,
    billFromFax: company.fax,
    billTo: `${customer.firstname} ${customer.lastname}, ${customer.company}`,
    billToEmail: customer.emails[0] ?? '',
    billToAddress: customer.address,
    billToPhone: customer.phones[0] ?? '',
    billToFax: '',
    customerId: customer.id,
    orders: products.map(({ title, price, category }) => ({
      itemName: title,
      unitPrice: price,
      units: random.int(2, 12) * 2,
      // The wholesale discount.
      discount: random.pick([30, 35, 40]),
      // Books are free of tax in the United Kingdom.
      vatRate: category.includes('books') && !isAbroad ? 0 : null,
      unitTotalPrice: 0,
    })),
    orderDate,
    dueDate: addDays(orderDate, customer.labels.includes('VIP') ? 45 : 30),
    discount: index % 5 === 0 ? 500 : 0,
    discountKind: 'percent',
    vatRate: isAbroad && index % 3 === 0 ? 0 : 1000,
    note: random.pick(notes),
    completed: age > 60,
    isSelected: false,
    remindersStopped: false,
  })
}

// By index. The newest are drafts, so that numbers follow the dates.
const drafts = new Set([58, 60, 61])
const voids: Readonly<Record<number, string>> = {
  20: 'Sent to the wrong branch; billed again to the right one.',
  33: 'The customer ordered by mistake.',
  48: 'Wrong price list.',
}
/** The invoice in the trash. */
const removed = 40

function nextNumberIn(series: Map<string, number>, name: string) {
  const count = (series.get(name) ?? 0) + 1
  series.set(name, count)
  return formatNumber(name, count)
}

const sample: Sample<Tables> = (tools) => {
  const { users, people, random, ago } = tools
  // The company's customers, with their ids in the address book.
  const customers = people
    .map((person, index) => ({ ...person, id: String(index + 1) }))
    .filter(({ labels }) => labels.includes('Wholesale') || labels.includes('VIP'))
    .filter(({ labels }) => !labels.includes('Supplier') && !labels.includes('Logistics'))
  const clerks = users.filter(({ role }) => role === 'manager' || role === 'admin')
  const series = new Map<string, number>()
  const payments: Insertable<Tables['invoicePayments']>[] = []
  const recurrences: Insertable<Tables['invoiceRecurrences']>[] = []
  const creditNotes: Insertable<Tables['invoiceCreditNotes']>[] = []

  const invoices = ages.map((age, index) => {
    const customer = random.pick(customers)
    const at = ago({ days: age, hours: random.int(1, 6), minutes: random.int(0, 59) })
    const orderDate = toDay(at)
    const computed = createBill({ customer, at, index, age }, tools)
    const voidReason = voids[index] ?? ''
    const stage = drafts.has(index) || index === removed ? 'draft' : voidReason ? 'void' : 'issued'
    const number = stage === 'draft' ? '' : nextNumberIn(series, getSeries(at))

    const parts = stage === 'issued' ? createPaymentParts(index, age, random) : []
    const createdPayments = createPayments({ id: index + 1, age, orderDate, total: computed.grandTotal }, parts, tools)
    const paid = createdPayments.reduce((sum, { amount }) => sum + amount, 0)
    const note = stage === 'issued' ? createCredit({ index, age, row: computed, paid }, tools) : undefined
    if (note) {
      const creditNoteId = creditNotes.length + 1
      creditNotes.push({
        id: creditNoteId,
        ...note.row,
        number: nextNumberIn(series, getCreditSeries(note.row.createdAt)),
      })
      createdPayments.push(...note.refund.map((refund) => ({ ...refund, creditNoteId })))
    }
    for (const payment of createdPayments) payments.push({ id: payments.length + 1, ...payment })
    const credited = note?.row.total ?? 0
    const netPaid = paid - (note?.row.refunded ?? 0)

    const createdById = random.pick(clerks).id
    const repeated = createRecurrences({ index, row: computed, createdById }, tools)
    recurrences.push(...repeated.map((recurrence, at) => ({ id: recurrences.length + at + 1, ...recurrence })))
    const isSent = stage !== 'draft' && index % 6 !== 5
    return toStoredRow({
      ...computed,
      currency: builtWorkspace.currency,
      id: index + 1,
      number,
      stage,
      issuedAt: stage === 'draft' ? null : at,
      voidedAt: stage === 'void' ? ago({ days: Math.max(0, age - 2) }) : null,
      voidReason,
      status: getStatusAt(index, age),
      statusFrom: null,
      statusAt: null,
      statusById: null,
      credited,
      paid: netPaid,
      balance: stage === 'issued' ? computed.grandTotal - credited - netPaid : 0,
      reference: '',
      sentAt: isSent ? at : null,
      recurrenceId: null,
      recurrenceDate: null,
      token: isSent ? createToken() : null,
      sealedToken: null,
      createdById,
      createdAt: at,
      updatedAt: at,
      deletedAt: index === removed ? at : null,
    })
  })

  const reminders = invoices.flatMap((row, index) => createReminders(row, ages[index] ?? 0, tools))
  return {
    invoices,
    invoiceReminders: reminders.map((reminder, index) => ({ id: index + 1, ...reminder })),
    invoiceRecurrences: recurrences,
    invoiceCreditNotes: creditNotes,
    invoicePayments: payments,
    invoiceSeries: [{ name: 'invoices', last: 0 }, ...[...series].map(([name, last]) => ({ name, last }))],
  }
}

export default dayDependent(sample)
