import type * as z from 'zod'
import type { ExportedFile } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { currencyOf } from '#platform/db/queries/in-currency.ts'
import { fromCents } from '#platform/numbers/money.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { exportRecords, tableOf } from '#platform/server/records/export-records.ts'
import type { invoices } from '../contract.ts'
import { type Clock, todayOf } from './days.ts'
import { idsOfInvoices } from './invoice-list.ts'
import { type InvoiceRow, selectInvoices } from './invoice-rows.ts'
import { paymentStateOf } from './payment-state.ts'
import type { Tables } from './tables.ts'

type ExportQuery = z.output<typeof invoices.export.query>

const amount = (cents: number) => fromCents(cents).toFixed(2)

const cells: Readonly<Record<string, (row: InvoiceRow, today: string) => string>> = {
  number: (row) => row.number,
  orderDate: (row) => row.orderDate,
  dueDate: (row) => row.dueDate,
  status: (row) => row.status,
  paymentState: paymentStateOf,
  billTo: (row) => row.billTo,
  billToEmail: (row) => row.billToEmail,
  billToAddress: (row) => row.billToAddress,
  billToPhone: (row) => row.billToPhone,
  reference: (row) => row.reference,
  currency: currencyOf,
  totalCost: (row) => amount(row.totalCost),
  discountAmount: (row) => amount(row.discountAmount),
  vatRate: (row) => amount(row.vatRate),
  vat: (row) => amount(row.vat),
  grandTotal: (row) => amount(row.grandTotal),
  paid: (row) => amount(row.paid),
  balance: (row) => amount(row.balance),
  note: (row) => row.note,
  id: (row) => String(row.id),
}

/** The whole result of a list as a file. */
export async function exportInvoices(db: Db<Tables>, asked: ExportQuery, clock: Clock): Promise<ExportedFile> {
  const today = await todayOf(clock)
  const columns = mapNames(Object.keys(cells), (name) => (row: InvoiceRow) => cells[name]?.(row, today) ?? '')
  return exportRecords({
    name: 'invoices',
    now: clock.now,
    ids: await idsOfInvoices(db, asked, today),
    find: (ids) => selectInvoices(db).where('id', 'in', ids).execute(),
    ...tableOf(columns),
  })
}
