import type { Db } from '#platform/db/engines/database.ts'
import { getCurrency } from '#platform/db/queries/in-currency.ts'
import { addDays } from '#platform/numbers/figures.ts'
import type { Background, Call } from '#platform/server/pipeline/call.ts'
import { type WorkspaceTime, readToday } from './days.ts'
import { invoices } from '../contract.ts'
import type { InvoiceRow } from './invoice-rows.ts'
import type { Tables } from './tables.ts'

type Kind = 'paid' | 'overdue'

/** The screen of a notice about an invoice, and its record. */
export const createInvoiceNotice = ({ id }: Pick<InvoiceRow, 'id'>) => ({
  path: `/apps/invoice/detail/${id}`,
  recordId: id,
})

export interface NotifyingCall {
  events: Pick<Call<Kind>['events'], 'notify'>
}

/** Notifies the author of an invoice that it is fully paid. */
export function notifyPaid({ events: { notify } }: NotifyingCall, row: InvoiceRow, amount: number) {
  if (amount < row.balance) return
  notify([row.createdById], {
    kind: 'paid',
    topic: invoices.name,
    values: {
      number: row.number,
      name: row.billTo,
      total: { cents: row.grandTotal - row.credited, currency: getCurrency(row) },
    },
    ...createInvoiceNotice(row),
  })
}

/** Withdraws the notice that a change of the amounts has made untrue: an overdue invoice is settled, or a paid one is not. */
export function withdrawOutdated(
  { events: { withdraw } }: { events: Pick<Call<Kind>['events'], 'withdraw'> },
  before: Pick<InvoiceRow, 'balance'>,
  { id, balance }: Pick<InvoiceRow, 'id' | 'balance'>,
) {
  if ((before.balance === 0) === (balance === 0)) return
  withdraw({ topic: invoices.name, kind: balance === 0 ? 'overdue' : 'paid', recordId: id })
}

// After a downtime, invoices that were overdue earlier cause no notices.
const daysBack = 3

/** Sends one notice for each invoice that has become overdue. */
export async function notifyOverdue(
  db: Db<Tables>,
  { events: { notify }, ...time }: WorkspaceTime & Pick<Background<Kind>, 'events'>,
) {
  const today = await readToday(time)
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'billTo', 'balance', 'currency', 'dueDate', 'createdById', 'reference'])
    .where('dueDate', '<', today)
    .where('dueDate', '>=', addDays(today, -daysBack))
    .where('balance', '>', 0)
    .where('deletedAt', 'is', null)
    .execute()
  for (const row of rows)
    // The invoice of another module's record, such as an order, was created by its buyer.
    notify(row.reference === '' ? [row.createdById] : { permission: 'pay' }, {
      kind: 'overdue',
      values: { number: row.number, name: row.billTo, total: { cents: row.balance, currency: getCurrency(row) } },
      once: `${row.id} ${row.dueDate}`,
      ...createInvoiceNotice(row),
    })
}
