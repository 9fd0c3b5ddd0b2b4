import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Contract } from '#platform/contract.ts'
import type { Database } from '#platform/db/database.ts'
import { type Ability, allows } from '#platform/rules.ts'
import { type Narrowing, reachOf, readableBy } from '#platform/server/readable.ts'
import { type Audience, wordsFor } from './audience.ts'
import { matching, type Phrases } from './matching.ts'
import type { Searched } from './searched.ts'

/** Who asks, and about what. */
export interface Asker {
  audience: Audience
  ability: Ability
  contracts: readonly Contract[]
  now: string
  /** Of these topics; of all unless given. */
  topics?: readonly string[] | undefined
}

export interface Found {
  topic: string
  recordId: string
}

const idsIn = (table: string, narrowing: Narrowing) =>
  sql`select cast("left"."id" as text) from ${sql.table(table)} as "left" where ${narrowing('left')}`

/**
 * What of the entries the rules leave: topics that may be read, and of those whose records a rule tells apart the ones
 * that are left of their table. Null where nothing is.
 */
export function permitted(searched: readonly Searched[], { ability, contracts, topics, now }: Asker) {
  const { tables, refused } = readableBy(ability, contracts)
  const readable = searched
    .map(({ contract }) => contract)
    .filter(({ name }) => allows(ability, 'read', name) && !refused.has(name) && (topics?.includes(name) ?? true))
  if (readable.length === 0) return null
  const conditions = readable.flatMap(({ name, table = name }): RawBuilder<SqlBool>[] => {
    const narrowing = tables.get(table)
    if (!narrowing) return []
    return [sql`("entry"."topic" <> ${name} or "entry"."recordId" in (${idsIn(table, narrowing)}))`]
  })
  const drafts = readable.flatMap((contract): RawBuilder<SqlBool>[] => {
    const { name, table = name } = contract
    const reach = reachOf(ability, 'update', contract)
    if (reach === 'all') return [sql`"entry"."topic" = ${name}`]
    if (typeof reach !== 'function') return []
    return [sql`("entry"."topic" = ${name} and "entry"."recordId" in (${idsIn(table, reach)}))`]
  })
  const appeared = sql<SqlBool>`("entry"."editorsUntil" is null or "entry"."editorsUntil" <= ${now} or ${sql.join([sql`1 = 0`, ...drafts], sql` or `)})`
  const named = sql<SqlBool>`"entry"."topic" in (${sql.join(readable.map(({ name }) => name))})`
  return sql.join<SqlBool>([named, appeared, ...conditions], sql` and `)
}

interface Row {
  topic: string
  recordId: string | null
  count: number | null
}

/** The best `limit` entries that have all phrases, and how many there are of each topic. */
export async function findEntries(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  searched: readonly Searched[],
  asker: Asker,
  phrases: Phrases,
  limit: number,
) {
  const permission = permitted(searched, asker)
  if (!permission || phrases.length === 0) return { found: [], totals: [] }
  const fits = matching(engine, phrases, wordsFor(asker.audience))
  const { rows } = await sql<Row>`
    with "found" as materialized (
      select "entry"."id", "entry"."topic", "entry"."recordId", "entry"."at",
        case when ${fits.titleExactly} then 0 when ${fits.title} then 1 when ${fits.exactly} then 2 else 3 end as "fit"
      from ${fits.from} where ${fits.where} and ${permission}
    ), "best" as (
      select * from "found" order by "fit", "at" desc, "id" desc limit ${limit}
    )
    select "topic", "recordId", null as "count", "fit", "at", "id" from "best"
    union all
    select "topic", null, count(*), 4, max("at"), 0 from "found" group by "topic"
    order by 4, 5 desc, 6 desc`.execute(db)
  return {
    found: rows.flatMap(({ topic, recordId }): Found[] => (recordId === null ? [] : [{ topic, recordId }])),
    totals: rows
      .flatMap(({ topic, count }) => (count === null ? [] : [{ topic, count: Number(count) }]))
      .toSorted((one, other) => other.count - one.count || one.topic.localeCompare(other.topic)),
  }
}

/** The entries whose screens have these addresses, as far as the rules let the asker read them; for whom each is, it says itself. */
export async function entriesAt(
  { db }: Pick<Database, 'db'>,
  searched: readonly Searched[],
  asker: Asker,
  paths: readonly string[],
): Promise<Found[]> {
  const permission = permitted(searched, asker)
  if (!permission) return []
  const { rows } = await sql<Found>`
    select "entry"."topic", "entry"."recordId" from "searchEntries" as "entry"
    where "entry"."path" in (${sql.join(paths)}) and ${permission}
    order by "entry"."at" desc, "entry"."id" desc
    limit 200`.execute(db)
  return rows
}
