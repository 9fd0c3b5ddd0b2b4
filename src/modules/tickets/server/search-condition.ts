import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { contains, either, includes } from '#platform/db/queries/search.ts'
import { dayStarts } from '#platform/server/figures/day-starts.ts'
import { searchCondition } from '#platform/server/search/list-search.ts'
import { fold } from '#platform/text/fold.ts'
import { parseSearch, type Term } from '../search/parse-search.ts'
import type { Tables } from './tables.ts'
import { type Reader, viewCondition } from './view-condition.ts'

type Condition = RawBuilder<SqlBool>

const day = 86_400_000

const isMe = (value: string) => value.toLowerCase() === 'me'

const parseTicketNumber = (q: string) => {
  const digits = /^#?(\d{1,9})$/.exec(q.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}

const all = (conditions: readonly Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

interface Search {
  db: Db<Tables>
  reader: Reader
  /** Where the days of the search begin. */
  timeZone: string | undefined
  deleted: boolean
  /** Whether replies and notes are searched, too, by the search index. */
  isIndexed: boolean
}

/** The condition for words or phrases, or for a ticket's number; it also finds those of replies and notes. */
const createTextCondition = async (db: Db<Tables>, texts: readonly string[], { deleted, isIndexed }: Search) => {
  const q = texts.map((text) => (/\s/.test(text) ? `"${text}"` : text)).join(' ')
  if (!isIndexed) return { condition: contains('search', q) }
  return searchCondition(db, {
    topic: 'tickets',
    table: 'tickets',
    q,
    deleted,
    recordNumber: parseTicketNumber(q),
    hasFurtherTexts: true,
  })
}

const isAssigned = (db: Db<Tables>, value: string, { userId }: Reader): Condition => {
  if (value.toLowerCase() === 'none') return sql`"assigneeId" is null`
  const users = isMe(value)
    ? sql`(${userId})`
    : db
        .selectFrom('users')
        .select('id')
        .where(includes('search', fold(value)))
  // Never NULL, so that it can be negated.
  return sql`coalesce("assigneeId", '') in ${users}`
}

const isRequestedBy = (value: string, { userId }: Reader): Condition =>
  isMe(value)
    ? sql`coalesce("requesterUserId", '') = ${userId}`
    : either([includes('byRequester', fold(value)), includes('mailKey', value.toLowerCase())])

const isLabelled = (db: Db<Tables>, value: string): Condition => {
  // As in mail, hyphens replace the spaces in the name of a label.
  const names = [fold(value), fold(value).replaceAll('-', ' ')]
  return sql`"id" in ${db.selectFrom('ticketLabels').select('ticketId').where('folded', 'in', names)}`
}

const hasFile = (db: Db<Tables>): Condition => {
  const isFilled = sql<SqlBool>`cast("attachments" as varchar) <> '[]'`
  return either([isFilled, sql`"id" in ${db.selectFrom('ticketComments').select('ticketId').where(isFilled)}`])
}

const dayStart = (day: string, { timeZone = 'UTC' }: Search) => dayStarts(timeZone)(day)

const ago = ({ now }: Reader, days: number) => new Date(Date.parse(now) - days * day).toISOString()

async function toCondition(term: Term, search: Search): Promise<Condition> {
  const condition = await plainCondition(term, search)
  return term.not ? sql`not ${condition}` : condition
}

async function plainCondition(term: Term, search: Search): Promise<Condition> {
  const { db, reader } = search
  switch (term.kind) {
    case 'any':
    case 'all': {
      const conditions = await Promise.all(term.terms.map((one) => toCondition(one, search)))
      return term.kind === 'any' ? either(conditions) : all(conditions)
    }
    case 'text':
      return (await createTextCondition(db, [term.value], search)).condition
    case 'Status':
    case 'priority':
    case 'team':
      return sql`${sql.ref(term.kind)} = ${term.value}`
    case 'assignee':
      return isAssigned(db, term.value, reader)
    case 'from':
      return isRequestedBy(term.value, reader)
    case 'title':
      return includes('byTitle', fold(term.value))
    case 'label':
      return isLabelled(db, term.value)
    case 'is':
      return sql`(${viewCondition(db, term.state, reader)})`
    case 'has':
      return hasFile(db)
    case 'before':
      return sql`"createdAt" < ${dayStart(term.day, search)}`
    case 'after':
      return sql`"createdAt" >= ${dayStart(term.day, search)}`
    case 'older':
      return sql`"createdAt" < ${ago(reader, term.days)}`
    case 'newer':
      return sql`"createdAt" >= ${ago(reader, term.days)}`
  }
}

/** The condition of a search with words and operators; `lowerBound` as that of the platform's search. */
export async function ticketSearch(
  db: Db<Tables>,
  q: string,
  {
    deleted = false,
    isIndexed = true,
    reader,
    timeZone,
  }: { deleted?: boolean | undefined; isIndexed?: boolean } & Pick<Search, 'reader' | 'timeZone'>,
): Promise<{ conditions: Condition[]; lowerBound?: number }> {
  const search = { db, reader, timeZone, deleted, isIndexed }
  const terms = parseSearch(q)
  const texts = terms.flatMap((term) => (term.kind === 'text' && !term.not ? [term.value] : []))
  const otherTerms = terms.filter((term) => term.kind !== 'text' || term.not)
  const otherConditions = await Promise.all(otherTerms.map((term) => toCondition(term, search)))
  if (texts.length === 0) return { conditions: otherConditions }
  const { condition, ...bounds } = await createTextCondition(db, texts, search)
  return { conditions: [condition, ...otherConditions], ...(otherConditions.length === 0 && bounds) }
}

/** Whether a search has operators, for which the list's order has no index. */
export const hasOperators = (q: string) => parseSearch(q).some(({ kind }) => kind !== 'text')
