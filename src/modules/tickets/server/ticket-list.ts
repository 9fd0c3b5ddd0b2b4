import { type SqlBool, sql } from 'kysely'
import type * as z from 'zod'
import { countInFacet } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { type Page, page } from '#platform/db/queries/page.ts'
import { countLabels } from '#platform/server/records/known-labels.ts'
import { fold } from '#platform/text/fold.ts'
import { type Counts, type Ticket, type TicketList } from '../contract.ts'
import type { Facets } from '../contract-facets.ts'
import { statuses } from '../contract-fields.ts'
import { maxCountedViews } from '../contract-views.ts'
import { visibleViews } from './saved-views.ts'
import { hasOperators, ticketSearch } from './search-condition.ts'
import type { Tables } from './tables.ts'
import { mailKey, selectTickets, toTicket } from './ticket-rows.ts'
import { type Reader, viewCondition, queryWatched } from './view-condition.ts'

type TicketQuery = z.output<typeof TicketList>
type TicketFilters = Omit<TicketQuery, 'currentFilter' | 'sort' | 'page' | 'limit' | 'at'>

/** The columns to sort by whose name is not that of the field. */
const sortColumns = {
  ticketTitle: 'byTitle',
  requester: 'byRequester',
  priority: 'byPriority',
  Status: 'byStatus',
  dueAt: 'byDue',
} as const

/** The tickets that the user watches, for many matches: looks up the watchers of each ticket. */
const watchedByLookup = (db: Db<Tables>, userId: string) =>
  sql<SqlBool>`exists ${queryWatched(db, userId).where(sql<SqlBool>`"ticketId" = "tickets"."id"`)}`

interface MatchingOptions {
  /** For scans of the list in its order, when many tickets match. */
  isScan?: boolean
}

/** Applies the list's own filters; `page` applies the others. */
function matching(db: Db<Tables>, filters: TicketFilters, reader: Reader, { isScan = false }: MatchingOptions = {}) {
  const { deleted = false, view, label, assignee, requester, ids } = filters
  let matches = selectTickets(db).where('deletedAt', deleted ? 'is not' : 'is', null)
  if (view) {
    const isWatched = view === 'watching' && isScan
    matches = matches.where(isWatched ? watchedByLookup(db, reader.userId) : viewCondition(db, view, reader))
  }
  if (ids?.length) matches = matches.where('id', 'in', ids)
  if (assignee?.length) {
    const assigned = isScan ? sql<string>`coalesce("assigneeId", "assigneeId")` : sql.ref<string>('assigneeId')
    const users = assignee.filter((id) => id !== 'none').map((id) => (id === 'me' ? reader.userId : id))
    matches = matches.where((eb) =>
      eb.or([
        ...(users.length > 0 ? [eb(assigned, 'in', users)] : []),
        ...(assignee.includes('none') ? [eb(assigned, 'is', null)] : []),
      ]),
    )
  }
  if (requester) {
    matches = matches.where((eb) => eb.or([eb('requesterId', '=', requester), eb('mailKey', '=', mailKey(requester))]))
  }
  if (label?.length) {
    const folded = label.map((name) => fold(name))
    const labelled = db.selectFrom('ticketLabels').select('ticketId').where('folded', 'in', folded)
    matches = matches.where((eb) =>
      isScan ? eb.exists(labelled.where(sql<SqlBool>`"ticketId" = "tickets"."id"`)) : eb('id', 'in', labelled),
    )
  }
  return matches
}

const getSearchText = ({ ticketSearch: typed, q }: Pick<TicketFilters, 'ticketSearch' | 'q'>) =>
  (typed ?? q ?? '').trim()

/** Restricts the list to the matches of its search. */
const selectMatches = async (db: Db<Tables>, filters: TicketFilters, reader: Reader) => {
  const { deleted, timeZone } = filters
  const { conditions, ...bounds } = await ticketSearch(db, getSearchText(filters), { deleted, timeZone, reader })
  const query = conditions.reduce((query, condition) => query.where(condition), matching(db, filters, reader))
  return { query, ...bounds }
}

export async function listTickets(db: Db<Tables>, query: TicketQuery, reader: Reader): Promise<Page<Ticket>> {
  const { currentFilter, sort, page: number, limit, at, priority, team } = query
  const { query: matches, lowerBound } = await selectMatches(db, query, reader)
  const Status = currentFilter === 'total_tickets' ? undefined : currentFilter
  const pageQuery = { sort, page: number, limit, at, priority, team, Status }
  const isSearched = getSearchText(query) !== ''
  return page(matches, pageQuery, toTicket, {
    sort: sortColumns,
    lowerBound,
    isUnindexed: isUnindexed(query) || hasOperators(getSearchText(query)),
    ...(!isSearched && { scanQuery: matching(db, query, reader, { isScan: true }) }),
  })
}

/** The default order has an index with status, priority and team; other orders have none. */
const isUnindexed = ({ currentFilter, sort, view, label, assignee, requester, priority, team }: TicketQuery) => {
  const isFiltered = [view, label, assignee, requester].some((filter) => filter !== undefined && filter.length > 0)
  const indexed = [priority, team].some((filter) => filter?.length) || currentFilter !== 'total_tickets'
  return isFiltered || (indexed && !sort.endsWith('updatedAt'))
}

/** The tickets of a list, without its filter by status. */
async function selectFiltered(db: Db<Tables>, query: TicketFilters, reader: Reader) {
  let { query: matches } = await selectMatches(db, query, reader)
  if (query.priority?.length) matches = matches.where('priority', 'in', query.priority)
  if (query.team?.length) matches = matches.where('team', 'in', query.team)
  return matches
}

export async function countStatuses(db: Db<Tables>, query: TicketFilters, reader: Reader): Promise<Counts> {
  const matches = await selectFiltered(db, query, reader)
  return db
    .selectNoFrom([
      countInFacet(matches).as('total_tickets'),
      ...statuses.map((status) => countInFacet(matches.where('Status', '=', status)).as(status)),
    ])
    .executeTakeFirstOrThrow()
}

/** The numbers of tickets in saved views that the user sees, by one statement. */
export async function countViews(
  db: Db<Tables>,
  { ids, timeZone }: { ids?: readonly number[] | undefined; timeZone?: string | undefined },
  reader: Reader,
) {
  const visible = visibleViews(db, reader.userId).orderBy('ticketSavedViews.id').limit(maxCountedViews)
  const views = await (ids ? visible.where('ticketSavedViews.id', 'in', [0, ...ids]) : visible).execute()
  if (views.length === 0) return []
  const counted = await Promise.all(
    views.map(async ({ id, filters: { currentFilter = 'total_tickets', sort: _sort, ...viewFilters } }) => {
      const matches = await selectFiltered(db, { ...viewFilters, timeZone }, reader)
      const viewRows = currentFilter === 'total_tickets' ? matches : matches.where('Status', '=', currentFilter)
      return countInFacet(viewRows).as(String(id))
    }),
  )
  const counts: Record<string, number> = await db.selectNoFrom(counted).executeTakeFirstOrThrow()
  return views.map(({ id }) => ({ id, count: Number(counts[id]) }))
}

/** The labels of tickets that are not in the trash, with their numbers of tickets. */
function countUsedLabels(db: Db<Tables>) {
  const inTrash = db.selectFrom('tickets').select('id').where('deletedAt', 'is not', null)
  const labels = db.selectFrom('ticketLabels')
  return countLabels(db, labels, { counted: labels.where('ticketId', 'not in', inTrash), idColumn: 'ticketId' })
}

/** The counts of the side pane. */
export async function countFacets(db: Db<Tables>, reader: Reader): Promise<Facets> {
  const all = db.selectFrom('tickets').where('deletedAt', 'is', null)
  const counts = await db
    .selectNoFrom([
      countInFacet(all).as('all'),
      countInFacet(db.selectFrom('tickets').where('deletedAt', 'is not', null)).as('deleted'),
      ...(['mine', 'unassigned', 'overdue', 'waiting'] as const).map((view) =>
        countInFacet(all.where(viewCondition(db, view, reader))).as(view),
      ),
      countInFacet(
        queryWatched(db, reader.userId).innerJoin('tickets', 'tickets.id', 'ticketId').where('deletedAt', 'is', null),
      ).as('watching'),
    ])
    .executeTakeFirstOrThrow()
  return { ...counts, labels: await countUsedLabels(db) }
}
