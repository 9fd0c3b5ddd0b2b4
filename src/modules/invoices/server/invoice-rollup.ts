import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { inCurrency } from '#platform/db/queries/in-currency.ts'
import { addDays } from '#platform/numbers/figures.ts'
import type { RollupSource } from '#platform/server/figures/rollups.ts'
import { type PaymentState, stages, type Status, statuses } from '../contract-fields.ts'
import { createOwedStateColumn, getSettledState } from './payment-state.ts'
import type { Tables } from './tables.ts'

const Rollup = z.object({
  createdById: z.string(),
  status: z.enum(statuses),
  stage: z.enum(stages),
  dueDate: z.string(),
  grandTotal: z.int(),
  credited: z.int(),
  paid: z.int(),
  balance: z.int(),
  currency: z.string(),
  deletedAt: z.unknown(),
})

const toMonth = (day: string) => day.slice(0, 7)

/** The rollup of invoices. Those without a balance have no month, since they cannot become overdue. */
export const rollupSource: RollupSource = {
  columns: Object.keys(Rollup.shape),
  of(row) {
    const { createdById, status, currency, dueDate, deletedAt, ...invoice } = Rollup.parse(row)
    if (deletedAt !== null) return null
    const { grandTotal, paid, balance } = invoice
    const month = balance > 0 ? toMonth(dueDate) : ''
    const by = { createdById, status, settled: getSettledState(invoice), month, currency }
    return { by, add: { count: 1, grandTotal, paid, balance } }
  },
}

/** The number of invoices, and the sums in cents of those in one currency. */
export interface Group {
  status: Status
  state: PaymentState
  count: number
  /** The number of those in other currencies. */
  others: number
  grandTotal: number
  paid: number
  balance: number
}

interface Row extends Pick<Group, 'status' | 'state'> {
  count: number | string
  others: number | string
  grandTotal: number | string
  paid: number | string
  balance: number | string
}

// PostgreSQL returns counts and sums as strings.
export const toGroup = ({ status, state, count, others, grandTotal, paid, balance }: Row): Group => ({
  status,
  state,
  count: Number(count),
  others: Number(others),
  grandTotal: Number(grandTotal),
  paid: Number(paid),
  balance: Number(balance),
})

const selectStateIn = (month: string): RawBuilder<PaymentState> =>
  sql`case when "month" = '' then "settled" when "month" < ${month} then 'overdue' else "settled" end`

/** The sum of the amounts in one currency. */
export const sumIn = (currency: string, amount: 'grandTotal' | 'paid' | 'balance') =>
  sql<number>`coalesce(sum(case when ${inCurrency('currency', currency)} then ${sql.ref(amount)} end), 0)`.as(amount)

/** The number of invoices in other currencies; `count` is that of a row. */
export const countOthers = (currency: string, count: RawBuilder<unknown> = sql`1`) =>
  sql<number>`coalesce(sum(case when ${inCurrency('currency', currency)} then 0 else ${count} end), 0)`.as('others')

/**
 * Counts and sums of all invoices that are not deleted. The rollup has other months; whether an invoice of the current
 * month is overdue depends on the day, so these are read from the table.
 */
export async function readAllSums(
  db: Db<Tables>,
  { today, currency }: { today: string; currency: string },
): Promise<Group[]> {
  const month = toMonth(today)
  const storedSums = await db
    .selectFrom(
      db
        .selectFrom('invoiceTotals')
        .where('month', '<>', month)
        .select(['status', 'currency', 'count', 'grandTotal', 'paid', 'balance', selectStateIn(month).as('state')])
        .as('kept'),
    )
    .groupBy(['status', 'state'])
    .select(({ fn }) => [
      'status',
      'state',
      fn.sum<number>('count').as('count'),
      countOthers(currency, sql.ref('count')),
      sumIn(currency, 'grandTotal'),
      sumIn(currency, 'paid'),
      sumIn(currency, 'balance'),
    ])
    .execute()
  const due = await db
    .selectFrom(
      selectUnpaidDue(db, `${month}-01`, `${month}-31`)
        .select(['status', 'currency', 'grandTotal', 'paid', 'balance', createOwedStateColumn(today).as('state')])
        .as('due'),
    )
    .groupBy(['status', 'state'])
    .select(({ fn }) => [
      'status',
      'state',
      fn.countAll<number>().as('count'),
      countOthers(currency),
      sumIn(currency, 'grandTotal'),
      sumIn(currency, 'paid'),
      sumIn(currency, 'balance'),
    ])
    .execute()
  return [...storedSums, ...due].map(toGroup).filter(({ count }) => count > 0)
}

const selectUnpaidDue = (db: Db<Tables>, from: string, to: string) =>
  db
    .selectFrom('invoices')
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`"balance" > 0`)
    .where('dueDate', '>=', from)
    .where('dueDate', '<=', to)

/** Balances by due date: one group for each day of the months from `from` to `today`, one before and one after them. */
export async function sumUnpaid(
  db: Db<Tables>,
  { from, today, currency }: { from: string; today: string; currency: string },
) {
  const [first, last] = [toMonth(from), toMonth(today)]
  const storedSums = await db
    .selectFrom(
      db
        .selectFrom('invoiceTotals')
        .where('month', '<>', '')
        .where(inCurrency('currency', currency))
        .where((eb) => eb.or([eb('month', '<', first), eb('month', '>', last)]))
        .select([
          'count',
          'balance',
          sql<string>`case when "month" < ${first} then ${addDays(from, -1)} else ${today} end`.as('due'),
        ])
        .as('kept'),
    )
    .groupBy('due')
    .select(({ fn }) => ['due', fn.sum<number>('count').as('count'), fn.sum<number>('balance').as('cents')])
    .execute()
  const byDay = await selectUnpaidDue(db, `${first}-01`, `${last}-31`)
    .where(inCurrency('currency', currency))
    .groupBy('dueDate')
    .select(({ fn }) => ['dueDate as due', fn.countAll<number>().as('count'), fn.sum<number>('balance').as('cents')])
    .execute()
  return [...storedSums, ...byDay].map(({ due, count, cents }) => ({ due, count: Number(count), cents: Number(cents) }))
}
