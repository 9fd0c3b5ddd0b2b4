import type * as z from 'zod'
import type { Insertable } from 'kysely'
import { fold } from '#platform/text/fold.ts'
import { Failure, refused } from '#platform/errors/failure.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import type { InvoiceChanges } from '../contract-drafts.ts'
import { type fields, maxTotal, type Line, type LineDraft, searchedNames, statusChoices } from '../contract-fields.ts'
import type { InvoiceRow } from './invoice-rows.ts'
import { toSortableNumber } from './series.ts'
import { calculateStoredTotals } from './stored-totals.ts'
import type { Tables } from './tables.ts'

type InvoiceInput = Omit<z.output<typeof InvoiceChanges>, 'deleted'>

/** The fields that users set, as they are stored. */
export type Content = Pick<InvoiceRow, keyof typeof fields | 'orders' | 'completed' | 'isSelected' | 'remindersStopped'>

/** A line for storage. `withTotals` computes its total. */
export const toStoredLine = ({ itemName, unitPrice, units, discount, vatRate }: z.output<typeof LineDraft>): Line => ({
  itemName,
  unitPrice: toCents(unitPrice),
  units,
  discount,
  vatRate,
  unitTotalPrice: 0,
})

/** Stored content after a partial change. */
export function applyContentChanges<Row extends Content>(
  row: Row,
  { orders, discount, vatRate, ...plain }: InvoiceInput,
) {
  return {
    ...row,
    ...plain,
    orders: orders?.map(toStoredLine) ?? row.orders,
    discount: discount === undefined ? row.discount : toCents(discount),
    vatRate: vatRate === undefined ? row.vatRate : toCents(vatRate),
  }
}

/** Adds the totals of the lines and of the invoice, in cents. */
export function withTotals<Some extends Content>(content: Some) {
  const { lineTotals, taxes: _, ...totals } = calculateStoredTotals(content)
  const orders = content.orders.map((line, index) => ({ ...line, unitTotalPrice: lineTotals[index] ?? 0 }))
  return { ...content, orders, ...totals }
}

type Computed = ReturnType<typeof withTotals<Content>>

const checkEqual = (path: string, expected: number | undefined, cents: number) =>
  expected === undefined || toCents(expected) === cents
    ? []
    : [{ path, message: `The total of the lines is ${fromCents(cents).toFixed(2)}` }]

/** Refuses totals that differ from the computed ones, because the client computed with other lines. */
export function checkSentTotals({ orders, totalCost, vat, grandTotal }: InvoiceInput, computed: Computed) {
  const issues = [
    ...(orders ?? []).flatMap((line, index) =>
      checkEqual(`orders.${index}.unitTotalPrice`, line.unitTotalPrice, computed.orders[index]?.unitTotalPrice ?? 0),
    ),
    ...checkEqual('totalCost', totalCost, computed.totalCost),
    ...checkEqual('vat', vat, computed.vat),
    ...checkEqual('grandTotal', grandTotal, computed.grandTotal),
  ]
  if (issues.length > 0) throw new Failure(422, 'The totals do not match the lines', { issues })
}

const maxCents = toCents(maxTotal)

/** Refuses combinations of fields that no schema can check. */
export function checkContent({ dueDate, orderDate, discount, discountKind, totalCost, grandTotal }: Computed) {
  if (Math.max(totalCost, grandTotal) > maxCents)
    throw refused('orders', 'The total of the lines is too large', 'totalTooLarge')
  if (dueDate < orderDate) throw refused('dueDate', 'The due date is before the date of the invoice')
  if (discountKind === 'percent' && discount > 10_000) throw refused('discount', 'Enter at most 100 percent')
  if (discountKind === 'amount' && discount > totalCost)
    throw refused('discount', 'The discount is more than the total of the lines')
}

/** The row for the table, with columns for searches and sorting. */
export const toStoredRow = (row: InvoiceRow) =>
  ({
    ...row,
    orders: JSON.stringify(row.orders),
    search: fold(
      row.number,
      ...searchedNames.map((name) => row[name]),
      row.reference,
      ...row.orders.map(({ itemName }) => itemName),
    ),
    byBillTo: fold(row.billTo),
    byStatus: statusChoices[row.status].rank,
    byNumber: toSortableNumber(row.number),
  }) satisfies Insertable<Tables['invoices']>
