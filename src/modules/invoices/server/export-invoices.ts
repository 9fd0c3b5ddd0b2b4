import type * as z from 'zod'
import type { ExportedFile } from '#platform/contract.ts'
import { csvHead, csvLines } from '#platform/text/csv.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { fromCents } from '#platform/numbers/money.ts'
import { exportStream } from '#platform/server/files/export-stream.ts'
import type { invoices } from '../contract.ts'
import { dayOf } from './days.ts'
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

async function* inBatches(db: Db<Tables>, ids: AsyncIterable<number[]>) {
  for await (const some of ids) {
    const rows = await selectInvoices(db).where('id', 'in', some).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    yield some.flatMap((id) => byId.get(id) ?? [])
  }
}

/** The whole result of a list as a file. It is written while it is sent, so that its size costs no memory. */
export async function exportInvoices(db: Db<Tables>, asked: ExportQuery, now: string): Promise<ExportedFile> {
  const ids = await idsOfInvoices(db, asked, now)

  const today = dayOf(now)
  async function* parts() {
    yield { text: csvHead(Object.keys(cells)), records: 0 }
    for await (const rows of inBatches(db, ids)) {
      const lines = rows.map((row) => Object.values(cells).map((cell) => cell(row, today)))
      yield { text: csvLines(lines), records: rows.length }
    }
  }
  return { name: `invoices-${today}.csv`, type: 'text/csv', ...exportStream(parts()) }
}
