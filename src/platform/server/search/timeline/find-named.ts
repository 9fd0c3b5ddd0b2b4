import { sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import { splitTokens } from '#platform/text/search-text.ts'
import { audienceWords } from '#platform/server/search/audience.ts'
import { createPermission, type Found, type SearchContext } from '#platform/server/search/find-entries.ts'
import { knownWords, matching, unlimited } from '#platform/server/search/matching.ts'
import type { Searched } from '#platform/server/search/searched.ts'

/** For each address, this many of the entries written last are examined. */
const maxExamined = 1000

interface Row extends Found {
  path: string
  at: string
}

/**
 * The entries whose words contain one of these addresses, the newest record first, and of those with the same screen
 * only the newest, such as the messages of a conversation. People are left out: they own addresses.
 */
export async function findNamed(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  searched: readonly Searched[],
  context: Omit<SearchContext, 'topics'>,
  addresses: readonly string[],
): Promise<Found[]> {
  const topics = searched.filter(({ source }) => !source.arePeople).map(({ contract }) => contract.name)
  const permission = createPermission(searched, { ...context, topics })
  if (!permission) return []
  const { isPermitted, isRestricted } = permission
  const maxMatches = isRestricted && engine === 'postgres' ? unlimited : maxExamined
  const rows: Row[] = []
  for (const address of new Set(addresses.map((one) => one.toLowerCase()))) {
    const phrase = splitTokens(address).map(({ word }) => word)
    const { from, where, order } = matching(engine, [phrase], {
      audience: audienceWords(context.audience, topics),
      topics,
      maxMatches,
      best: maxMatches === unlimited ? undefined : await knownWords(engine, db, [phrase]),
    }).anywhere
    const found = await sql<Row>`
      select "entry"."topic", "entry"."recordId", "entry"."path", "entry"."at" from ${from}
      where ${where} and ${isPermitted} order by ${order} limit ${maxExamined}`.execute(db)
    rows.push(...found.rows)
  }
  const newest = rows.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const paths = new Set<string>()
  return newest.filter(({ path }) => !paths.has(path) && paths.add(path))
}
