import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PaymentState, Stage } from '../contract-fields.ts'

interface Owed {
  stage: Stage
  grandTotal: number
  credited: number
  paid: number
  balance: number
}

/** The payment state of an invoice, apart from its due date. */
export function getSettledState({
  stage,
  grandTotal,
  credited,
  paid,
  balance,
}: Owed): Exclude<PaymentState, 'overdue'> {
  if (stage !== 'issued') return stage
  if (balance > 0) return paid > 0 ? 'partly' : 'open'
  return credited > 0 && credited === grandTotal ? 'credited' : 'paid'
}

/** The payment state of an invoice. */
export function getPaymentState(row: Owed & { dueDate: string }, today: string): PaymentState {
  return row.balance > 0 && row.dueDate < today ? 'overdue' : getSettledState(row)
}

/** The state of rows with a balance, as SQL. */
export const createOwedStateColumn = (today: string): RawBuilder<PaymentState> =>
  sql`case when "dueDate" < ${today} then 'overdue' when "paid" > 0 then 'partly' else 'open' end`

/** `getPaymentState` as SQL. */
export const createPaymentStateColumn = (today: string): RawBuilder<PaymentState> =>
  sql`case when "balance" > 0 then ${createOwedStateColumn(today)} when "stage" <> 'issued' then "stage" when "credited" > 0 and "credited" = "grandTotal" then 'credited' else 'paid' end`

const owed = ['open', 'partly', 'overdue'] as const

/** The condition for these states, written with the conditions of the partial indexes. */
export function isInState(states: readonly PaymentState[], today: string): RawBuilder<SqlBool> {
  const unpaid = owed.filter((state) => states.includes(state))
  const conditions = {
    open: sql<SqlBool>`"dueDate" >= ${today} and "paid" = 0`,
    partly: sql<SqlBool>`"dueDate" >= ${today} and "paid" > 0`,
    overdue: sql<SqlBool>`"dueDate" < ${today}`,
  }
  const stateConditions = unpaid.map((state) => sql`(${conditions[state]})`)
  const settled = {
    draft: sql`"stage" <> 'issued' and "stage" = 'draft'`,
    void: sql`"stage" <> 'issued' and "stage" = 'void'`,
    paid: sql`"balance" = 0 and "stage" = 'issued' and ("credited" = 0 or "credited" <> "grandTotal")`,
    credited: sql`"balance" = 0 and "stage" = 'issued' and "credited" > 0 and "credited" = "grandTotal"`,
  }
  const parts = [
    ...(['draft', 'void', 'paid', 'credited'] as const).flatMap((state) =>
      states.includes(state) ? [sql`(${settled[state]})`] : [],
    ),
    ...(unpaid.length === owed.length ? [sql`"balance" > 0`] : []),
    ...(unpaid.length > 0 && unpaid.length < owed.length
      ? [sql`"balance" > 0 and (${sql.join(stateConditions, sql` or `)})`]
      : []),
  ]
  return sql`(${sql.join(parts, sql` or `)})`
}
