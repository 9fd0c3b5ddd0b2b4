import { type SqlBool, sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '#platform/db/engines/database.ts'
import { formatCursor, invalidCursor, parseCursor } from '#platform/db/queries/cursor.ts'
import { audienceWords } from '#platform/server/search/audience.ts'
import { addressWord } from '#platform/server/search/entry-words.ts'
import { createPermission, type Found, type SearchContext } from '#platform/server/search/find-entries.ts'
import { matchingWord, unlimited } from '#platform/server/search/matching.ts'
import type { Searched } from '#platform/server/search/searched.ts'

/** The place of an entry in its timeline. */
interface Place {
  at: string
  id: number
}

const PlaceValues = z.tuple([z.iso.datetime(), z.int().min(0).max(2_147_483_647)])

/** The place after which a page begins; 422 for any text that `formatPlace` did not write. */
export function parsePlace(at: string | undefined): Place | undefined {
  if (at === undefined) return undefined
  const { isFromEnd, anchor } = parseCursor(at)
  const values = PlaceValues.safeParse(anchor?.values)
  if (isFromEnd || anchor?.side !== 'after' || !values.success) throw invalidCursor(values.error)
  const [time, id] = values.data
  return { at: time, id }
}

export const formatPlace = ({ at, id }: Place) =>
  formatCursor({ isFromEnd: false, anchor: { values: [at, id], side: 'after' } }) ?? null

/**
 * Finds the entries that name one of these addresses and may be read, the newest record first, and of those with the
 * same screen only the newest, such as the messages of a conversation. People are left out: they own addresses.
 */
export function findNamed(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  searched: readonly Searched[],
  context: Omit<SearchContext, 'topics'>,
  addresses: readonly string[],
) {
  const topics = searched.filter(({ source }) => !source.arePeople).map(({ contract }) => contract.name)
  const permission = createPermission(searched, { ...context, topics })
  const words = [...new Set(addresses.map(addressWord))]
  // All matches: which are the newest is unknown before.
  const { from, where } = matchingWord(engine, words, {
    audience: audienceWords(context.audience, topics),
    topics,
    maxMatches: unlimited,
  })
  return async (after: Place | undefined, limit: number): Promise<(Found & Place)[]> => {
    if (!permission) return []
    const isAfter = after
      ? sql<SqlBool>`("at" < ${after.at} or ("at" = ${after.at} and "id" < ${after.id}))`
      : sql<SqlBool>`1 = 1`
    const { rows } = await sql<Found & Place>`
      select "topic", "recordId", "at", "id" from (
        select "entry"."topic", "entry"."recordId", "entry"."at", "entry"."id",
          row_number() over (partition by "entry"."path" order by "entry"."at" desc, "entry"."id" desc) as "rank"
        from ${from} where ${where} and ${permission.isPermitted}
      ) as "named"
      where "rank" = 1 and ${isAfter} order by "at" desc, "id" desc limit ${limit}`.execute(db)
    return rows
  }
}
