import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '#platform/db/database.ts'
import { type Page, page } from '#platform/db/page.ts'
import { contains } from '#platform/db/search.ts'
import { fromCents } from '#platform/money.ts'
import type { Counts, InvoiceList, Sum } from '../contract.ts'
import { type PaymentState, paymentStates, type Status, statuses } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import { dayOf } from './days.ts'
import { hasReference, selectInvoices, toInvoices } from './invoice-rows.ts'
import { paymentStateColumn } from './payment-state.ts'
import type { Tables } from './tables.ts'

type Asked = z.output<typeof InvoiceList>
type Narrowed = Omit<Asked, 'sort' | 'page' | 'limit' | 'at'>

/** The columns to sort by, where they are not called like the field. Numbers were given in the order of the ids. */
export const sortColumns = { number: 'id', billTo: 'byBillTo', status: 'byStatus' } as const

/** The invoices that a list's own filters leave, before those that `page` knows by itself. */
export function matching(db: Db<Tables>, asked: Omit<Narrowed, 'q' | 'status'>, now: string) {
  const { deleted = false, paymentState, from, to, customer, reference, ids } = asked
  let found = selectInvoices(db).where('deletedAt', deleted ? 'is not' : 'is', null)
  if (paymentState?.length) found = found.where(paymentStateColumn(dayOf(now)), 'in', paymentState)
  if (from !== undefined) found = found.where('orderDate', '>=', from)
  if (to !== undefined) found = found.where('orderDate', '<=', to)
  if (customer !== undefined) found = found.where('customerId', '=', customer)
  if (reference !== undefined) found = found.where('reference', '=', reference).where(hasReference)
  if (ids?.length) found = found.where('id', 'in', ids)
  return found
}

export async function listInvoices(db: Db<Tables>, asked: Asked, now: string): Promise<Page<Invoice>> {
  const { q, status, sort, page: number, limit, at, ...own } = asked
  const found = await page(matching(db, own, now), { q, status, sort, page: number, limit, at }, (row) => row, {
    sort: sortColumns,
  })
  return found.with(await toInvoices(db, found.items, now))
}

interface Group {
  status: Status
  state: PaymentState
  count: number
  grandTotal: number
  paid: number
  balance: number
}

function sumOf(groups: readonly Group[]): Sum {
  const sum = (field: 'count' | 'grandTotal' | 'paid' | 'balance') =>
    groups.reduce((total, group) => total + group[field], 0)
  return {
    count: sum('count'),
    grandTotal: fromCents(sum('grandTotal')),
    paid: fromCents(sum('paid')),
    balance: fromCents(sum('balance')),
  }
}

/** Sums of a list. Each facet leaves its own filter out, so that it says what another choice would bring. */
export async function countInvoices(
  db: Db<Tables>,
  { q = '', status: asked = [], paymentState: askedState = [], ...own }: Narrowed,
  now: string,
): Promise<Counts> {
  const found = matching(db, own, now)
    .where(contains('search', q))
    .clearSelect()
    .select(['status', 'grandTotal', 'paid', 'balance', paymentStateColumn(dayOf(now)).as('state')])
  const rows = await db
    .selectFrom(found.as('found'))
    .groupBy(['status', 'state'])
    .select(({ fn }) => [
      'status',
      'state',
      fn.countAll<number>().as('count'),
      fn.sum<number>('grandTotal').as('grandTotal'),
      fn.sum<number>('paid').as('paid'),
      fn.sum<number>('balance').as('balance'),
    ])
    .execute()
  const groups = rows.map((row) => ({
    ...row,
    count: Number(row.count),
    grandTotal: Number(row.grandTotal),
    paid: Number(row.paid),
    balance: Number(row.balance),
  }))
  const { deleted } = await db
    .selectFrom('invoices')
    .where('deletedAt', 'is not', null)
    .select(sql<number>`count(*)`.as('deleted'))
    .executeTakeFirstOrThrow()

  const ofStatus = (group: Group) => asked.length === 0 || asked.includes(group.status)
  const ofState = (group: Group) => askedState.length === 0 || askedState.includes(group.state)
  const byStatus = (status: Status) => sumOf(groups.filter((group) => group.status === status && ofState(group)))
  const byState = (state: PaymentState) => sumOf(groups.filter((group) => group.state === state && ofStatus(group)))
  const [pending, shipped, delivered] = statuses
  const [open, partly, paid, overdue] = paymentStates
  return {
    matching: sumOf(groups.filter((group) => ofStatus(group) && ofState(group))),
    status: { [pending]: byStatus(pending), [shipped]: byStatus(shipped), [delivered]: byStatus(delivered) },
    paymentState: {
      [open]: byState(open),
      [partly]: byState(partly),
      [paid]: byState(paid),
      [overdue]: byState(overdue),
    },
    deleted: Number(deleted),
  }
}
