import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, notFound, refused } from '#platform/errors/failure.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import type { PaymentDraft } from '../contract-fields.ts'
import type { InvoiceRow } from './invoice-rows.ts'
import { notifyPaid, type NotifyingCall } from './notices.ts'
import type { Tables } from './tables.ts'

/** Stores the amounts of an issued invoice, of which the balance follows. */
export async function setAmounts(
  db: Db<Tables>,
  row: InvoiceRow,
  { paid = row.paid, credited = row.credited }: { paid?: number; credited?: number },
): Promise<InvoiceRow> {
  const amounts = { paid, credited, balance: row.grandTotal - credited - paid }
  await db.updateTable('invoices').set(amounts).where('id', '=', row.id).execute()
  return { ...row, ...amounts }
}

export interface PayingCall extends NotifyingCall {
  user: { id: string }
  now: string
}

/** Records a payment of a locked, issued invoice, and returns its row. */
export async function addPayment(
  db: Db<Tables>,
  row: InvoiceRow,
  { balance, ...draft }: z.output<typeof PaymentDraft>,
  { user, now, ...call }: PayingCall,
) {
  const amount = toCents(draft.amount)
  if (balance !== undefined && toCents(balance) !== row.balance)
    throw conflict(`The open amount is now ${fromCents(row.balance).toFixed(2)}`)
  if (amount > row.balance) throw refused('amount', `The open amount is only ${fromCents(row.balance).toFixed(2)}`)
  await db
    .insertInto('invoicePayments')
    .values({ ...draft, amount, invoiceId: row.id, userId: user.id, createdAt: now })
    .execute()
  notifyPaid(call, row, amount)
  return setAmounts(db, row, { paid: row.paid + amount })
}

/** Deletes a payment of a locked, issued invoice, and returns its row. */
export async function removePayment(db: Db<Tables>, row: InvoiceRow, payment: number) {
  const removed = await db
    .deleteFrom('invoicePayments')
    .where('id', '=', payment)
    .where('invoiceId', '=', row.id)
    .returning(['amount', 'creditNoteId'])
    .executeTakeFirst()
  if (!removed) throw notFound(`Payment ${payment} not found`)
  if (removed.creditNoteId !== null || removed.amount > row.paid)
    throw conflict('This money was returned by a credit note, so that its payment stays')
  return setAmounts(db, row, { paid: row.paid - removed.amount })
}
