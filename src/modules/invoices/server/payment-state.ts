import { type RawBuilder, sql } from 'kysely'
import type { PaymentState } from '../contract-fields.ts'

/** What is still to be paid, and whether it is late. */
export function paymentStateOf(
  { balance, paid, dueDate }: { balance: number; paid: number; dueDate: string },
  today: string,
): PaymentState {
  if (balance === 0) return 'paid'
  if (dueDate < today) return 'overdue'
  return paid > 0 ? 'partly' : 'open'
}

/** The same, of a row where it lies. */
export const paymentStateColumn = (today: string): RawBuilder<PaymentState> =>
  sql`case when "balance" = 0 then 'paid' when "dueDate" < ${today} then 'overdue' when "paid" > 0 then 'partly' else 'open' end`
