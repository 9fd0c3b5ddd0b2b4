import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound, refused } from '#platform/errors/failure.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { PaymentDraft } from '../contract-fields.ts'
import type { InvoiceRow } from './invoice-rows.ts'
import { notifyPaid } from './notices.ts'
import type { Tables } from './tables.ts'

const setPaid = (db: Db<Tables>, { id, grandTotal }: InvoiceRow, paid: number) =>
  db
    .updateTable('invoices')
    .set({ paid, balance: grandTotal - paid })
    .where('id', '=', id)
    .execute()

/** Records a payment of a locked invoice. */
export async function addPayment(
  db: Db<Tables>,
  row: InvoiceRow,
  draft: z.output<typeof PaymentDraft>,
  { user, now, ...call }: Pick<Call, 'user' | 'now' | 'events'>,
) {
  const amount = toCents(draft.amount)
  if (amount > row.balance) throw refused('amount', `The open amount is only ${fromCents(row.balance).toFixed(2)}`)
  await db
    .insertInto('invoicePayments')
    .values({ ...draft, amount, invoiceId: row.id, userId: user.id, createdAt: now })
    .execute()
  await setPaid(db, row, row.paid + amount)
  notifyPaid(call, row, amount)
}

/** Deletes a payment of a locked invoice. */
export async function removePayment(db: Db<Tables>, row: InvoiceRow, payment: number) {
  const removed = await db
    .deleteFrom('invoicePayments')
    .where('id', '=', payment)
    .where('invoiceId', '=', row.id)
    .returning('amount')
    .executeTakeFirst()
  if (!removed) throw notFound(`Payment ${payment} not found`)
  await setPaid(db, row, row.paid - removed.amount)
}
