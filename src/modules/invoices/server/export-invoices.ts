import type * as z from 'zod'
import type { ExportedFile } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { ListFilters } from '#platform/db/queries/page.ts'
import { getCurrency } from '#platform/db/queries/in-currency.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { toCell } from '#platform/fields/field-cells.ts'
import { fromCents } from '#platform/numbers/money.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { exportRecords, createTable } from '#platform/server/records/export-records.ts'
import type { invoices } from '../contract.ts'
import { describedFields } from '../contract-fields.ts'
import { type WorkspaceTime, readToday } from './days.ts'
import { readInvoiceIdBatches } from './invoice-list.ts'
import { type InvoiceRow, selectInvoices } from './invoice-rows.ts'
import { getPaymentState } from './payment-state.ts'
import type { Tables } from './tables.ts'

type ExportQuery = z.output<typeof invoices.export.query> & Pick<ListFilters, 'named'>

type Hundredths = 'totalCost' | 'discountAmount' | 'vatRate' | 'vat' | 'grandTotal' | 'credited' | 'paid' | 'balance'
type Cells = Readonly<Record<string, (row: InvoiceRow, today: string) => string>>

const createPlainCells = (...names: (keyof InvoiceRow)[]): Cells =>
  mapNames(names, (name) => (row) => toCell(row[name]))

const createAmountCells = (...names: Hundredths[]): Cells =>
  mapNames(names, (name) => (row) => fromCents(row[name]).toFixed(2))

const cells: Cells = {
  ...createPlainCells('number', 'orderDate', 'dueDate', 'status'),
  paymentState: getPaymentState,
  ...createPlainCells('billTo', 'billToEmail', 'billToAddress', 'billToPhone', 'reference'),
  currency: getCurrency,
  ...createAmountCells('totalCost', 'discountAmount', 'vatRate', 'vat', 'grandTotal', 'credited', 'paid', 'balance'),
  ...createPlainCells('note', ...listNames(describedFields), 'id'),
}

/** The whole result of a list as a file. */
export async function exportInvoices(db: Db<Tables>, query: ExportQuery, time: WorkspaceTime): Promise<ExportedFile> {
  const today = await readToday(time)
  const columns = mapNames(Object.keys(cells), (name) => (row: InvoiceRow) => cells[name]?.(row, today) ?? '')
  return exportRecords({
    name: 'invoices',
    now: time.now,
    ids: await readInvoiceIdBatches(db, query, today),
    find: (ids) => selectInvoices(db).where('id', 'in', ids).execute(),
    ...createTable(columns),
  })
}
