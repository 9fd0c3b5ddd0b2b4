import { isolate, type PrintedPaper } from '#platform/contracts/printed-paper.ts'
import { toCell } from '#platform/fields/field-cells.ts'
import { getAmount } from '../amount-due.ts'
import { Day, describedInDocument, type Line } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import { listTransferLines } from '../transfer-lines.ts'
import {
  createFact,
  createNote,
  createPaper,
  createTotal,
  getPaperTexts,
  type PaperOptions,
  type PaperTexts,
} from './printed-parts.ts'

/** A value of a field that follows its description. */
function formatDescribed(value: unknown, { date, number }: PaperTexts) {
  if (typeof value === 'number') return number(value)
  if (typeof value === 'boolean') return value ? '✓' : ''
  const text = toCell(value)
  return Day.safeParse(text).success ? date(text) : text && isolate(text)
}

function listFacts(invoice: Invoice, texts: PaperTexts) {
  const { t, date, money } = texts
  const { label, amount } = getAmount(invoice)
  const values: Readonly<Record<string, unknown>> = invoice
  return [
    createFact(t('fields.orderDate'), date(invoice.orderDate)),
    createFact(t('fields.dueDate'), date(invoice.dueDate)),
    createFact(t(label), money(amount), true),
    ...describedInDocument
      .map((name: string) => createFact(t(`fields.${name}`), formatDescribed(values[name], texts)))
      .filter(({ value }) => value !== ''),
  ]
}

/** The lines, with columns for discounts and rates only if there are any, or several. */
function createTable({ orders, vatRate: usual }: Invoice, { t, money, number, percent }: PaperTexts) {
  const getRate = ({ vatRate }: Line) => vatRate ?? usual
  const hasRates = new Set(orders.map(getRate)).size > 1
  const hasDiscount = orders.some(({ discount }) => discount > 0)
  const pickCells = (name: string, price: string, units: string, discount: string, rate: string, total: string) => [
    name,
    price,
    units,
    ...(hasDiscount ? [discount] : []),
    ...(hasRates ? [rate] : []),
    total,
  ]
  return {
    heads: pickCells(
      t('fields.itemName'),
      t('fields.unitPrice'),
      t('fields.units'),
      t('fields.discount'),
      t('fields.vat'),
      t('fields.unitTotalPrice'),
    ),
    rows: orders.map((line) =>
      pickCells(
        isolate(line.itemName),
        money(line.unitPrice),
        number(line.units),
        line.discount > 0 ? percent(line.discount) : '–',
        percent(getRate(line)),
        money(line.unitTotalPrice),
      ),
    ),
  }
}

function listTotals(invoice: Invoice, { t, money, percent }: PaperTexts) {
  const { taxes, discount, discountKind, discountAmount, paid, credited } = invoice
  const discountLabel =
    discountKind === 'percent' ? t('discountOf', { percent: percent(discount) }) : t('fields.discount')
  return [
    createTotal(t('fields.totalCost'), money(invoice.totalCost)),
    ...(discountAmount > 0 ? [createTotal(discountLabel, money(-discountAmount))] : []),
    ...taxes.map(({ rate, net, amount }) => {
      const label =
        taxes.length > 1
          ? t('vatOfNet', { percent: percent(rate), net: money(net) })
          : t('vatOf', { percent: percent(rate) })
      return createTotal(label, money(amount))
    }),
    createTotal(t('fields.grandTotal'), money(invoice.grandTotal), 'grand'),
    ...invoice.creditNotes.map(({ number, total }) =>
      createTotal(`${t('credit.one')} ${isolate(number)}`, money(-total)),
    ),
    ...(paid > 0 ? [createTotal(t('fields.paid'), money(-paid))] : []),
    ...(paid > 0 || credited > 0 ? [createTotal(t('fields.balance'), money(invoice.balance), 'strong')] : []),
  ]
}

/** The invoice as a paper, with the content of `document/invoice-document.tsx`. */
export function printInvoice(invoice: Invoice, options: PaperOptions): PrintedPaper {
  const texts = getPaperTexts(options, invoice.currency)
  const { t } = options
  const { id, number, paymentState } = invoice
  const name = number || t('draftOf', { id: String(id) })
  const names = {
    title: number ? t('titleOf', { number }) : name,
    heading: t('invoice'),
    number: name,
    stamp: paymentState === 'void' ? t('states.void') : '',
    createdAt: invoice.issuedAt ?? invoice.updatedAt,
  }
  const lines = listTransferLines(invoice, t).map(({ label, value }) => `${label} ${isolate(value)}`)
  return {
    ...createPaper(invoice, names, options),
    facts: listFacts(invoice, texts),
    table: createTable(invoice, texts),
    totals: listTotals(invoice, texts),
    ...(lines.length > 0 && { payment: { label: t('transfer.title'), text: lines.join('\n') } }),
    note: createNote(t('fields.note'), invoice.note),
  }
}
