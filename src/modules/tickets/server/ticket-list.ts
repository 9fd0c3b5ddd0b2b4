import { type SqlBool, sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '#platform/db/database.ts'
import { type Page, page } from '#platform/db/page.ts'
import { fold } from '#platform/fold.ts'
import { searchList } from '#platform/server/search/list-search.ts'
import type { Counts, Facets, Ticket, TicketList, ticketViews } from '../contract.ts'
import type { Tables } from './tables.ts'
import { mailKey, selectTickets, toTicket } from './ticket-rows.ts'

type Asked = z.output<typeof TicketList>
type Narrowed = Omit<Asked, 'currentFilter' | 'sort' | 'page' | 'limit' | 'at'>
type View = (typeof ticketViews)[number]

interface Asker {
  userId: string
  now: string
}

/** The columns to sort by, where they are not called like the field. */
const sortColumns = {
  ticketTitle: 'byTitle',
  requester: 'byRequester',
  priority: 'byPriority',
  Status: 'byStatus',
  dueAt: 'byDue',
} as const

const watched = (db: Db<Tables>, userId: string) =>
  db.selectFrom('ticketWatchers').select('ticketId').where('userId', '=', userId)

// The answer's clock never stands still; the solution's does while the ticket is pending.
export const isLate = (now: string) =>
  sql<SqlBool>`"dueAt" < case when "stoppedAt" is null or "firstResponseAt" is null then ${now} else "stoppedAt" end`

/** What each view holds, as a condition. */
const viewCondition = (db: Db<Tables>, view: View, { userId, now }: Asker) =>
  ({
    mine: sql<SqlBool>`"Status" <> 'Closed' and "assigneeId" = ${userId}`,
    unassigned: sql<SqlBool>`"Status" <> 'Closed' and "assigneeId" is null`,
    overdue: sql<SqlBool>`"Status" <> 'Closed' and ${isLate(now)}`,
    waiting: sql<SqlBool>`"Status" = 'Pending'`,
    watching: sql<SqlBool>`"id" in ${watched(db, userId)}`,
  })[view]

const numberOf = (q: string) => {
  const digits = /^#?(\d{1,9})$/.exec(q.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** The tickets that a list's own filters leave, before those that `page` knows by itself. */
function matching(db: Db<Tables>, asked: Narrowed, asker: Asker) {
  const { deleted = false, view, label, assignee, requester, ids } = asked
  let found = selectTickets(db).where('deletedAt', deleted ? 'is not' : 'is', null)
  if (view) found = found.where(viewCondition(db, view, asker))
  if (ids?.length) found = found.where('id', 'in', ids)
  if (assignee?.length) {
    const users = assignee.filter((id) => id !== 'none').map((id) => (id === 'me' ? asker.userId : id))
    found = found.where((eb) =>
      eb.or([
        ...(users.length > 0 ? [eb('assigneeId', 'in', users)] : []),
        ...(assignee.includes('none') ? [eb('assigneeId', 'is', null)] : []),
      ]),
    )
  }
  if (requester) {
    found = found.where((eb) => eb.or([eb('requesterId', '=', requester), eb('mailKey', '=', mailKey(requester))]))
  }
  if (label?.length) {
    const labelled = db
      .selectFrom('ticketLabels')
      .select('ticketId')
      .where(
        'folded',
        'in',
        label.map((name) => fold(name)),
      )
    found = found.where('id', 'in', labelled)
  }
  return found
}

/** What is searched for is words, or the ticket of a number. */
const searched = (db: Db<Tables>, asked: Narrowed, asker: Asker) => {
  const q = asked.ticketSearch ?? asked.q ?? ''
  const { deleted } = asked
  return searchList(db, matching(db, asked, asker), {
    topic: 'tickets',
    table: 'tickets',
    q,
    deleted,
    named: numberOf(q),
  })
}

export async function listTickets(db: Db<Tables>, query: Asked, asker: Asker): Promise<Page<Ticket>> {
  const { currentFilter, sort, page: number, limit, at, priority, team } = query
  const { query: found, sure } = await searched(db, query, asker)
  const ofStatus = currentFilter === 'total_tickets' ? found : found.where('Status', '=', currentFilter)
  return page(ofStatus, { sort, page: number, limit, at, priority, team }, toTicket, { sort: sortColumns, sure })
}

export async function countStatuses(db: Db<Tables>, query: Narrowed, asker: Asker): Promise<Counts> {
  let { query: found } = await searched(db, query, asker)
  if (query.priority?.length) found = found.where('priority', 'in', query.priority)
  if (query.team?.length) found = found.where('team', 'in', query.team)
  const rows = await found
    .clearSelect()
    .groupBy('Status')
    .select(({ fn }) => ['Status', fn.countAll<number>().as('count')])
    .execute()
  const count = (status: string) => Number(rows.find(({ Status }) => Status === status)?.count ?? 0)
  const [Open, Pending, Closed] = [count('Open'), count('Pending'), count('Closed')]
  return { total_tickets: Open + Pending + Closed, Open, Pending, Closed }
}

/** The counts of the side pane. */
export async function countFacets(db: Db<Tables>, asker: Asker): Promise<Facets> {
  const counted = (view: View) => sql<number>`count(case when ${viewCondition(db, view, asker)} then 1 end)`.as(view)
  const counts = await db
    .selectFrom('tickets')
    .where('deletedAt', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      counted('mine'),
      counted('unassigned'),
      counted('overdue'),
      counted('waiting'),
      counted('watching'),
    ])
    .executeTakeFirstOrThrow()
  const { deleted } = await db
    .selectFrom('tickets')
    .where('deletedAt', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('deleted'))
    .executeTakeFirstOrThrow()
  const labels = await db
    .selectFrom('ticketLabels')
    .where('ticketId', 'not in', db.selectFrom('tickets').select('id').where('deletedAt', 'is not', null))
    .groupBy('folded')
    .orderBy('folded')
    .select(({ fn }) => [fn.min('label').as('label'), fn.countAll<number>().as('count')])
    .execute()
  return {
    all: Number(counts.all),
    mine: Number(counts.mine),
    unassigned: Number(counts.unassigned),
    overdue: Number(counts.overdue),
    waiting: Number(counts.waiting),
    watching: Number(counts.watching),
    deleted: Number(deleted),
    labels: labels.map(({ label, count }) => ({ label, count: Number(count) })),
  }
}
