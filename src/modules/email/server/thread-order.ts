import { sql } from 'kysely'
import type { ownCopies } from './matching.ts'

type Copies = ReturnType<typeof ownCopies>

interface Place {
  offset: number
  limit: number
}

/** Conversations ordered by their latest copy. Reads and sorts all copies, so only for few. */
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

// Conversations rarely have more messages.
const copiesPerThread = 4
const maxAtOnce = 5000

/** Same result for many copies: reads them in index order until the page is full. */
export async function scanThreads(found: Copies, { offset, limit }: Place): Promise<number[]> {
  const met = new Set<number>()
  const atOnce = Math.min(maxAtOnce, (offset + limit) * copiesPerThread)
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
