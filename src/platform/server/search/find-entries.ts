import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Contract } from '#platform/contract.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { RecordReference } from '#platform/fields/declared-kinds.ts'
import { type Ability, allows } from '#platform/permissions/rules.ts'
import { type RowFilter, getScope, getReadScope } from '#platform/server/permissions/row-filters.ts'
import { type Audience, audienceWords } from './audience.ts'
import { unlimited, knownWords, matching, type Phrases } from './matching.ts'
import type { Searched } from './searched.ts'

/** The user of a search, and its scope. */
export interface SearchContext {
  audience: Audience
  ability: Ability
  contracts: readonly Contract[]
  now: string
  /** Default: all topics. */
  topics?: readonly string[] | undefined
}

export interface Found {
  topic: string
  recordId: string
}

const idsIn = (table: string, rowFilter: RowFilter) =>
  sql`select cast("left"."id" as text) from ${sql.table(table)} as "left" where ${rowFilter('left')}`

const isNothing: RowFilter = () => sql`1 = 0`

/** The records of which the user may read everything; undefined for all. Titles and words of others would reveal it. */
function confidentialFilter(ability: Ability, contract: Contract): RowFilter | undefined {
  if (contract.confidential === undefined) return undefined
  const scope = getScope(ability, contract.confidential, contract)
  if (scope === 'all') return undefined
  return typeof scope === 'function' ? scope : isNothing
}

/**
 * The scope of a search: readable topics, with row filters where rules distinguish records. Null if nothing is
 * readable.
 */
export function createPermission(searched: readonly Searched[], { ability, contracts, topics, now }: SearchContext) {
  const { tables, refused } = getReadScope(ability, contracts)
  const readable = searched
    .map(({ contract }) => contract)
    .filter(({ name }) => allows(ability, 'read', name) && !refused.has(name) && (topics?.includes(name) ?? true))
  if (readable.length === 0) return null
  const conditions = readable.flatMap((contract): RawBuilder<SqlBool>[] => {
    const { name, table = name } = contract
    const rowFilters = [tables.get(table), confidentialFilter(ability, contract)]
    return rowFilters.flatMap((rowFilter) =>
      rowFilter ? [sql`("entry"."topic" <> ${name} or "entry"."recordId" in (${idsIn(table, rowFilter)}))`] : [],
    )
  })
  const drafts = readable.flatMap((contract): RawBuilder<SqlBool>[] => {
    const { name, table = name } = contract
    const scope = getScope(ability, 'update', contract)
    if (scope === 'all') return [sql`"entry"."topic" = ${name}`]
    if (typeof scope !== 'function') return []
    return [sql`("entry"."topic" = ${name} and "entry"."recordId" in (${idsIn(table, scope)}))`]
  })
  const isPublished = sql<SqlBool>`("entry"."editorsUntil" is null or "entry"."editorsUntil" <= ${now} or ${sql.join([sql`1 = 0`, ...drafts], sql` or `)})`
  const hasTopic = sql<SqlBool>`"entry"."topic" in (${sql.join(readable.map(({ name }) => name))})`
  return {
    isPermitted: sql.join<SqlBool>([hasTopic, isPublished, ...conditions], sql` and `),
    /** Whether the rules hide some of the found records. */
    isRestricted: conditions.length > 0,
  }
}

interface Row extends Found {
  id: number
  at: string
  fit: number
}

/** Above this number of matches only the newest are examined, and the count is a lower bound. */
export const maxExamined = 250

/** Each entry once, with its best match; the best first. */
function rankEntries(rows: readonly Row[]) {
  const best = new Map<number, Row>()
  for (const row of rows) if (row.fit < (best.get(row.id)?.fit ?? Infinity)) best.set(row.id, row)
  const byNewest = (a: Row, b: Row) => (a.at < b.at ? 1 : a.at > b.at ? -1 : b.id - a.id)
  return [...best.values()].toSorted((a, b) => a.fit - b.fit || byNewest(a, b))
}

/** The number of matches by topic, the largest first; a lower bound if not all were examined. */
const readTotals = (rows: readonly Row[], isLeast: boolean) =>
  [...Map.groupBy(rows, ({ topic }) => topic)]
    .map(([topic, { length: count }]) => ({ topic, count, ...(isLeast && ({ isLeast } as const)) }))
    .toSorted((a, b) => b.count - a.count || a.topic.localeCompare(b.topic))

/** The best `limit` entries that have all phrases, and the number by topic. */
export async function findEntries(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  searched: readonly Searched[],
  context: SearchContext,
  phrases: Phrases,
  limit: number,
) {
  const permission = createPermission(searched, context)
  if (!permission || phrases.length === 0) return { found: [], totals: [] }
  const { isPermitted, isRestricted } = permission
  // If the rules hide some of them, the search needs all matches.
  const maxMatches = isRestricted && engine === 'postgres' ? unlimited : maxExamined
  const { anywhere, titleExact, title, fit } = matching(engine, phrases, {
    audience: audienceWords(context.audience, context.topics),
    topics: context.topics,
    maxMatches,
    best: maxMatches === unlimited ? undefined : await knownWords(engine, db, phrases),
  })
  const row = sql`"entry"."id", "entry"."topic", "entry"."recordId", "entry"."at"`
  const { rows } = await sql<Row>`
    select ${row}, ${fit} as "fit" from ${anywhere.from} where ${anywhere.where} and ${isPermitted}
    order by ${anywhere.order} limit ${maxExamined}`.execute(db)
  const isLeast = rows.length === maxExamined
  // The best matches may be older.
  const inTitles = sql.join(
    [titleExact, title].map(
      ({ from, where, order }, index) => sql`
        select * from (
          select ${row}, ${sql.lit(index)} as "fit" from ${from} where ${where} and ${isPermitted}
          order by ${order} limit ${limit}
        ) as "some"`,
    ),
    sql` union all `,
  )
  const titleRows = isLeast ? (await sql<Row>`${inTitles}`.execute(db)).rows : []
  const ranked = rankEntries([...rows, ...titleRows])
  return { found: ranked.slice(0, limit), totals: readTotals(ranked, isLeast) }
}

/** The entries of screens with these addresses that the user may read. */
export async function entriesAt(
  { db }: Pick<Database, 'db'>,
  searched: readonly Searched[],
  context: SearchContext,
  paths: readonly string[],
): Promise<Found[]> {
  const permission = createPermission(searched, context)
  if (!permission) return []
  const { rows } = await sql<Found>`
    select "entry"."topic", "entry"."recordId" from "searchEntries" as "entry"
    where "entry"."path" in (${sql.join(paths)}) and ${permission.isPermitted}
    order by "entry"."at" desc, "entry"."id" desc
    limit 200`.execute(db)
  return rows
}

/** Those of these records that the user may find. */
export async function findEntriesByRecord(
  { db }: Pick<Database, 'db'>,
  searched: readonly Searched[],
  context: SearchContext,
  records: readonly Pick<RecordReference, 'topic' | 'id'>[],
): Promise<Found[]> {
  const permission = createPermission(searched, context)
  if (!permission || records.length === 0) return []
  const pairs = records.map(({ topic, id }) => sql`("entry"."topic" = ${topic} and "entry"."recordId" = ${id})`)
  const { rows } = await sql<Found>`
    select "entry"."topic", "entry"."recordId" from "searchEntries" as "entry"
    where (${sql.join(pairs, sql` or `)}) and ${permission.isPermitted}`.execute(db)
  return rows
}
