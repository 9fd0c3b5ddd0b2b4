import type * as z from 'zod'
import { maxCounted } from '#platform/numbers/counted.ts'
import { countInFacet } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { listIds } from '#platform/db/queries/list-ids.ts'
import { type Page, page } from '#platform/db/queries/page.ts'
import { fromCents } from '#platform/numbers/money.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { searchList } from '#platform/server/search/list-search.ts'
import type { Counts, InvoiceList, Sum } from '../contract.ts'
import { type PaymentState, paymentStates, type Status, statuses } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import { todayOf } from './days.ts'
import { hasReference, selectInvoices, type Shown, toInvoices } from './invoice-rows.ts'
import { type Group, sumIn, sumsOfAll, toGroup } from './invoice-rollup.ts'
import { isInState, paymentStateColumn } from './payment-state.ts'
import type { Tables } from './tables.ts'

type InvoiceQuery = z.output<typeof InvoiceList>
type InvoiceFilters = Omit<InvoiceQuery, 'status' | 'sort' | 'page' | 'limit' | 'at'>

/** The columns to sort by, where they are not called like the field. Numbers were given in the order of the ids. */
const sortColumns = { number: 'id', billTo: 'byBillTo', status: 'byStatus' } as const

/** The invoices that a list's own filters leave, before those that `page` knows by itself. */
function matching(db: Db<Tables>, asked: Omit<InvoiceFilters, 'q'>, today: string, isMany = false) {
  const { deleted = false, paymentState, from, to, customer, reference, ids } = asked
  let found = selectInvoices(db).where('deletedAt', deleted ? 'is not' : 'is', null)
  if (paymentState?.length)
    found = isMany
      ? found.where(paymentStateColumn(today), 'in', paymentState)
      : found.where(isInState([...new Set(paymentState)], today))
  if (from !== undefined) found = found.where('orderDate', '>=', from)
  if (to !== undefined) found = found.where('orderDate', '<=', to)
  if (customer !== undefined) found = found.where('customerId', '=', customer)
  if (reference !== undefined) found = found.where('reference', '=', reference).where(hasReference)
  if (ids?.length) found = found.where('id', 'in', ids)
  return found
}

const searched = (db: Db<Tables>, asked: InvoiceFilters, today: string) =>
  searchList(db, matching(db, asked, today), {
    topic: 'invoices',
    table: 'invoices',
    q: asked.q,
    deleted: asked.deleted,
  })

/** The usual order has an index behind the status and the customer; the others have none behind anything. */
const isScattered = ({ status, paymentState, customer, reference, ids, from, to, sort }: Listed) =>
  [paymentState, ids].some((filter) => filter?.length) ||
  reference !== undefined ||
  (!sort.endsWith('orderDate') && ([customer, from, to].some((one) => one !== undefined) || Boolean(status?.length)))

type Listed = Omit<InvoiceQuery, 'page' | 'limit' | 'at'>

/** What finds a list's invoices. */
async function listing(db: Db<Tables>, asked: Listed, today: string) {
  const { query, sure } = await searched(db, asked, today)
  const columns = {
    sort: sortColumns,
    sure,
    isScattered: isScattered(asked),
    ...(!asked.q?.trim() && { ifMany: matching(db, asked, today, true) }),
  }
  return { query, filters: { sort: asked.sort, status: asked.status }, columns }
}

export async function listInvoices(
  db: Db<Tables>,
  { page: number, limit, at, ...asked }: InvoiceQuery,
  shown: Shown,
): Promise<Page<Invoice>> {
  const { query, filters, columns } = await listing(db, asked, await todayOf(shown))
  const found = await page(query, { ...filters, page: number, limit, at }, (row) => row, columns)
  return found.with(await toInvoices(db, found.items, shown))
}

/** The ids of all of them, in the order of the list. */
export async function idsOfInvoices(db: Db<Tables>, asked: Listed, today: string) {
  const { query, filters, columns } = await listing(db, asked, today)
  return listIds(query, filters, columns)
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

const isWhole = ({ q = '', deleted = false, from, to, customer, reference, ids = [] }: InvoiceFilters) =>
  !q.trim() && !deleted && ids.length === 0 && [from, to, customer, reference].every((one) => one === undefined)

interface SumOptions {
  today: string
  /** Of the amounts that are added. */
  currency: string
}

/** What a list comes to as far as it is read: of its latest so many. */
async function sumsOfSome(db: Db<Tables>, asked: InvoiceFilters, { today, currency }: SumOptions): Promise<Group[]> {
  const found = (await searched(db, asked, today)).query
    .clearSelect()
    .select(['status', 'currency', 'grandTotal', 'paid', 'balance', paymentStateColumn(today).as('state')])
    .orderBy('orderDate', 'desc')
    .orderBy('id', 'desc')
    .limit(maxCounted + 1)
  const rows = await db
    .selectFrom(found.as('found'))
    .groupBy(['status', 'state'])
    .select(({ fn }) => [
      'status',
      'state',
      fn.countAll<number>().as('count'),
      sumIn(currency, 'grandTotal'),
      sumIn(currency, 'paid'),
      sumIn(currency, 'balance'),
    ])
    .execute()
  return rows.map(toGroup)
}

/** Sums of a list. Each facet leaves its own filter out, so that it says what another choice would bring. */
export async function countInvoices(
  db: Db<Tables>,
  { status: asked = [], paymentState: askedState = [], ...own }: InvoiceFilters & Pick<InvoiceQuery, 'status'>,
  { today, currency }: SumOptions,
): Promise<Counts> {
  const isAll = isWhole(own)
  const groups = isAll ? await sumsOfAll(db, { today, currency }) : await sumsOfSome(db, own, { today, currency })
  const isLeast = !isAll && groups.reduce((sum, { count }) => sum + count, 0) > maxCounted
  const { deleted } = await db
    .selectNoFrom([countInFacet(db.selectFrom('invoices').where('deletedAt', 'is not', null)).as('deleted')])
    .executeTakeFirstOrThrow()

  const ofStatus = (group: Group) => asked.length === 0 || asked.includes(group.status)
  const ofState = (group: Group) => askedState.length === 0 || askedState.includes(group.state)
  const byStatus = (status: Status) => sumOf(groups.filter((group) => group.status === status && ofState(group)))
  const byState = (state: PaymentState) => sumOf(groups.filter((group) => group.state === state && ofStatus(group)))
  return {
    matching: sumOf(groups.filter((group) => ofStatus(group) && ofState(group))),
    status: mapNames(statuses, byStatus),
    paymentState: mapNames(paymentStates, byState),
    deleted: Number(deleted),
    ...(isLeast && { isLeast }),
  }
}
