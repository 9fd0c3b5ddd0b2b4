import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PaymentState } from '../contract-fields.ts'

/** The payment state of an invoice. */
export function paymentStateOf(
  { balance, paid, dueDate }: { balance: number; paid: number; dueDate: string },
  today: string,
): PaymentState {
  if (balance === 0) return 'paid'
  if (dueDate < today) return 'overdue'
  return paid > 0 ? 'partly' : 'open'
}

/** The same as SQL. */
export const paymentStateColumn = (today: string): RawBuilder<PaymentState> =>
  sql`case when "balance" = 0 then 'paid' when "dueDate" < ${today} then 'overdue' when "paid" > 0 then 'partly' else 'open' end`

/** The condition for these states, written with the condition of the partial index on unpaid invoices. */
export function isInState(states: readonly PaymentState[], today: string): RawBuilder<SqlBool> {
  const unpaid = states.filter((state) => state !== 'paid')
  const conditions = {
    open: sql<SqlBool>`"dueDate" >= ${today} and "paid" = 0`,
    partly: sql<SqlBool>`"dueDate" >= ${today} and "paid" > 0`,
    overdue: sql<SqlBool>`"dueDate" < ${today}`,
  }
  const some = unpaid.map((state) => sql`(${conditions[state]})`)
  const parts = [
    ...(states.includes('paid') ? [sql`"balance" = 0`] : []),
    ...(unpaid.length === 3 ? [sql`"balance" > 0`] : []),
    ...(unpaid.length === 1 || unpaid.length === 2 ? [sql`"balance" > 0 and (${sql.join(some, sql` or `)})`] : []),
  ]
  return sql`(${sql.join(parts, sql` or `)})`
}
