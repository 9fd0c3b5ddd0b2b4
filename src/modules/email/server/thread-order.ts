import { sql } from 'kysely'
import type { ownCopies } from './matching.ts'

type Copies = ReturnType<typeof ownCopies>

interface Place {
  offset: number
  limit: number
}

/** Conversations in the order of their latest copies: of few, which are all read and sorted. */
export async function sorted(found: Copies, { offset, limit }: Place): Promise<number[]> {
  const rows = await found
    .select((eb) => ['c.threadId', eb.fn.max('c.sortedAt').as('latest')])
    .groupBy('c.threadId')
    .orderBy('latest', 'desc')
    .orderBy('c.threadId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ threadId }) => threadId)
}

// A conversation has seldom more.
const copiesOfEach = 4
const maxAtOnce = 5000

/** The same of many: the copies are read from the latest on, each conversation is met by its own latest first. */
export async function comeUpon(found: Copies, { offset, limit }: Place): Promise<number[]> {
  const met = new Set<number>()
  const atOnce = Math.min(maxAtOnce, (offset + limit) * copiesOfEach)
  let walk = found
  while (met.size < offset + limit) {
    const rows = await walk
      .select(['c.threadId', 'c.sortedAt', 'c.id'])
      .orderBy('c.sortedAt', 'desc')
      .orderBy('c.id', 'desc')
      .limit(atOnce)
      .execute()
    for (const { threadId } of rows) met.add(threadId)
    const last = rows.at(-1)
    if (rows.length < atOnce || !last) break
    walk = found.where(sql<boolean>`("c"."sortedAt", "c"."id") < (${last.sortedAt}, ${last.id})`)
  }
  return [...met].slice(offset, offset + limit)
}
