import type { Db } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import { saveRow } from './change-invoice.ts'
import { type WorkspaceTime, readToday } from './days.ts'
import { checkInUse, type InvoiceRow, checkIssued } from './invoice-rows.ts'
import { lockSeries, getNextNumber, getSeries } from './series.ts'
import type { Tables } from './tables.ts'

/** A draft with the next number. From now on, its total is owed. */
export async function toIssuedRow(db: Db<Tables>, draft: InvoiceRow, time: WorkspaceTime): Promise<InvoiceRow> {
  // Of two requests, the second waits here, so that numbers are given out one after the other.
  await lockSeries(db)
  const number = await getNextNumber(db, getSeries(await readToday(time)))
  return { ...draft, number, stage: 'issued', issuedAt: time.now, balance: draft.grandTotal }
}

/** Issues a locked draft. */
export async function issueInvoice(db: Db<Tables>, row: InvoiceRow, time: WorkspaceTime) {
  if (checkInUse(row).stage !== 'draft') throw conflict(`Invoice ${row.number} was issued already`)
  await saveRow(db, await toIssuedRow(db, row, time))
}

/** Voids a locked invoice, of which nothing was paid or credited. */
export async function voidInvoice(db: Db<Tables>, row: InvoiceRow, { reason, now }: { reason: string; now: string }) {
  const { number, paid, credited } = checkIssued(row)
  if (paid > 0 || credited > 0)
    throw conflict(`Invoice ${number} has payments or credit notes: create a credit note instead of voiding it`)
  const voided: InvoiceRow = { ...row, stage: 'void', voidedAt: now, voidReason: reason, balance: 0 }
  await saveRow(db, voided)
  return voided
}
