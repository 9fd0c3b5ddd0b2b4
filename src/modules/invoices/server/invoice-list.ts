import type * as z from 'zod'
import { maxCounted } from '#platform/numbers/counted.ts'
import { countInFacet } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { listIds } from '#platform/db/queries/list-ids.ts'
import { type Page, page, type ListFilters } from '#platform/db/queries/page.ts'
import { fromCents } from '#platform/numbers/money.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { searchList } from '#platform/server/search/list-search.ts'
import type { Counts, InvoiceList, Sum } from '../contract.ts'
import { type PaymentState, paymentStates, type Status, statuses, uncountedStates } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import { readToday } from './days.ts'
import { hasReference, selectInvoices, type InvoiceTools, toInvoices } from './invoice-rows.ts'
import { countOthers, type Group, sumIn, readAllSums, toGroup } from './invoice-rollup.ts'
import { isInState, createPaymentStateColumn } from './payment-state.ts'
import type { Tables } from './tables.ts'

type InvoiceQuery = z.output<typeof InvoiceList> & Pick<ListFilters, 'named'>
type InvoiceFilters = Omit<InvoiceQuery, 'status' | 'sort' | 'page' | 'limit' | 'at'>

/** The columns to sort by whose name is not that of the field. */
const sortColumns = { number: 'byNumber', billTo: 'byBillTo', status: 'byStatus' } as const

interface MatchingOptions {
  /** For scans of the list in its order, when many invoices match. */
  isScan?: boolean
}

/** Applies the filters that `page` does not know. */
function selectMatching(
  db: Db<Tables>,
  requested: Omit<InvoiceFilters, 'q' | 'named'>,
  today: string,
  { isScan = false }: MatchingOptions = {},
) {
  const { deleted = false, paymentState, from, to, customer, reference, ids } = requested
  let result = selectInvoices(db).where('deletedAt', deleted ? 'is not' : 'is', null)
  if (paymentState?.length)
    result = isScan
      ? result.where(createPaymentStateColumn(today), 'in', paymentState)
      : result.where(isInState([...new Set(paymentState)], today))
  if (from !== undefined) result = result.where('orderDate', '>=', from)
  if (to !== undefined) result = result.where('orderDate', '<=', to)
  if (customer !== undefined) result = result.where('customerId', '=', customer)
  if (reference !== undefined) result = result.where('reference', '=', reference).where(hasReference)
  if (ids?.length) result = result.where('id', 'in', ids)
  return result
}

const searchInvoices = (db: Db<Tables>, requested: InvoiceFilters, today: string) =>
  searchList(db, selectMatching(db, requested, today), {
    topic: 'invoices',
    table: 'invoices',
    q: requested.q,
    named: requested.named,
    computed: {
      paymentState: (states) =>
        isInState(
          paymentStates.filter((state) => states.includes(state)),
          today,
        ),
    },
    deleted: requested.deleted,
  })

/** Whether no index has both the filters and the order. Only indexes on `orderDate` begin with a filter. */
const isUnindexed = ({ status, paymentState, customer, reference, ids, from, to, sort, named }: Listed) =>
  [...(named?.values() ?? [])].flat().some(({ name }) => name === 'paymentState') ||
  [paymentState, ids].some((filter) => filter?.length) ||
  reference !== undefined ||
  (!sort.endsWith('orderDate') && ([customer, from, to].some((one) => one !== undefined) || Boolean(status?.length)))

type Listed = Omit<InvoiceQuery, 'page' | 'limit' | 'at'>

/** The query of a list, with its options for `page`. */
async function createListQuery(db: Db<Tables>, requested: Listed, today: string) {
  const { query, lowerBound } = await searchInvoices(db, requested, today)
  const columns = {
    sort: sortColumns,
    lowerBound,
    isUnindexed: isUnindexed(requested),
    ...(!requested.q?.trim() && { scanQuery: selectMatching(db, requested, today, { isScan: true }) }),
  }
  return { query, filters: { sort: requested.sort, status: requested.status }, columns }
}

export async function listInvoices(
  db: Db<Tables>,
  { page: number, limit, at, ...requested }: InvoiceQuery,
  tools: InvoiceTools,
): Promise<Page<Invoice>> {
  const { query, filters, columns } = await createListQuery(db, requested, await readToday(tools))
  const result = await page(query, { ...filters, page: number, limit, at }, (row) => row, columns)
  return result.with(await toInvoices(db, result.items, tools))
}

/** The ids of all invoices of a list, in its order. */
export async function readInvoiceIdBatches(db: Db<Tables>, list: Listed, today: string) {
  const { query, filters, columns } = await createListQuery(db, list, today)
  return listIds(query, filters, columns)
}

function sumGroups(groups: readonly Group[]): Sum {
  const sum = (field: 'count' | 'others' | 'grandTotal' | 'paid' | 'balance') =>
    groups.reduce((total, group) => total + group[field], 0)
  return {
    count: sum('count'),
    others: sum('others'),
    grandTotal: fromCents(sum('grandTotal')),
    paid: fromCents(sum('paid')),
    balance: fromCents(sum('balance')),
  }
}

const isUncounted = ({ state }: Group) => uncountedStates.some((one) => one === state)

/** The number of invoices, and the amounts of those that are neither drafts nor void, unless there are no others. */
const sumOfCounted = (groups: readonly Group[]): Sum => ({
  ...sumGroups(groups.every(isUncounted) ? groups : groups.filter((group) => !isUncounted(group))),
  count: sumGroups(groups).count,
})

const isWhole = ({ q = '', deleted = false, from, to, customer, reference, ids = [] }: InvoiceFilters) =>
  !q.trim() && !deleted && ids.length === 0 && [from, to, customer, reference].every((one) => one === undefined)

interface SumOptions {
  today: string
  /** Sums add up amounts in this currency only. */
  currency: string
}

/** Sums of a filtered list. Of long lists, it reads only the latest `maxCounted` invoices. */
async function sumFiltered(db: Db<Tables>, filters: InvoiceFilters, { today, currency }: SumOptions): Promise<Group[]> {
  const result = (await searchInvoices(db, filters, today)).query
    .clearSelect()
    .select(['status', 'currency', 'grandTotal', 'paid', 'balance', createPaymentStateColumn(today).as('state')])
    .orderBy('orderDate', 'desc')
    .orderBy('id', 'desc')
    .limit(maxCounted + 1)
  const rows = await db
    .selectFrom(result.as('found'))
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
  return rows.map(toGroup)
}

/** Sums of a list. A facet ignores its own filter, so that it shows the results of its other choices. */
export async function countInvoices(
  db: Db<Tables>,
  {
    status: requested = [],
    paymentState: requestedStates = [],
    ...otherFilters
  }: InvoiceFilters & Pick<InvoiceQuery, 'status'>,
  { today, currency }: SumOptions,
): Promise<Counts> {
  const isAll = isWhole(otherFilters)
  const groups = isAll
    ? await readAllSums(db, { today, currency })
    : await sumFiltered(db, otherFilters, { today, currency })
  const isLeast = !isAll && groups.reduce((sum, { count }) => sum + count, 0) > maxCounted
  const { deleted } = await db
    .selectNoFrom([countInFacet(db.selectFrom('invoices').where('deletedAt', 'is not', null)).as('deleted')])
    .executeTakeFirstOrThrow()

  const includesStatus = (group: Group) => requested.length === 0 || requested.includes(group.status)
  const includesState = (group: Group) => requestedStates.length === 0 || requestedStates.includes(group.state)
  const sumStatus = (status: Status) =>
    sumOfCounted(groups.filter((group) => group.status === status && includesState(group)))
  const sumState = (state: PaymentState) =>
    sumGroups(groups.filter((group) => group.state === state && includesStatus(group)))
  return {
    matching: sumOfCounted(groups.filter((group) => includesStatus(group) && includesState(group))),
    status: mapNames(statuses, sumStatus),
    paymentState: mapNames(paymentStates, sumState),
    deleted: Number(deleted),
    ...(isLeast && { isLeast }),
  }
}
