import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { lockRows, type InvoiceRow, type InvoiceTools, toInvoices } from './invoice-rows.ts'
import type { Tables } from './tables.ts'

/** What locking an invoice for a user needs. */
export type LockingCall = InvoiceTools & Pick<Call, 'check'>

/** Locks invoices for a change, after checking that the user may change them. */
export function createInvoiceLocks(db: Db<Tables>) {
  const lockAll = async (ids: readonly number[], { check, ...tools }: LockingCall): Promise<InvoiceRow[]> => {
    const rows = await lockRows(db, ids, tools.now)
    for (const invoice of await toInvoices(db, rows, tools)) check(invoice)
    return rows
  }

  const lock = async (id: number, call: LockingCall): Promise<InvoiceRow> => {
    const [row] = await lockAll([id], call)
    if (!row) throw notFound()
    return row
  }

  /** Refuses a missing or deleted invoice with the given message. */
  const lockExisting = async (id: number, call: LockingCall, message: string) => {
    await db.updateTable('invoices').set({ updatedAt: call.now }).where('id', '=', id).execute()
    const stored = await db.selectFrom('invoices').select('deletedAt').where('id', '=', id).executeTakeFirst()
    if (!stored || stored.deletedAt !== null) throw notFound(message)
    return lock(id, call)
  }

  return { lockAll, lock, lockExisting }
}
