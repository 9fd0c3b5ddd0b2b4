import { sql } from 'kysely'
import type { ownCopies } from './matching.ts'

type Copies = ReturnType<typeof ownCopies>

interface PageRange {
  offset: number
  limit: number
}

/** Conversations ordered by their latest copy. Reads and sorts all copies, so only for few. */
export async function sortThreads(matches: Copies, { offset, limit }: PageRange): Promise<number[]> {
  const rows = await matches
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
export async function scanThreads(matches: Copies, { offset, limit }: PageRange): Promise<number[]> {
  const threadIds = new Set<number>()
  const atOnce = Math.min(maxAtOnce, (offset + limit) * copiesPerThread)
  let remaining = matches
  while (threadIds.size < offset + limit) {
    const rows = await remaining
      .select(['c.threadId', 'c.sortedAt', 'c.id'])
      .orderBy('c.sortedAt', 'desc')
      .orderBy('c.id', 'desc')
      .limit(atOnce)
      .execute()
    for (const { threadId } of rows) threadIds.add(threadId)
    const last = rows.at(-1)
    if (rows.length < atOnce || !last) break
    remaining = matches.where(sql<boolean>`("c"."sortedAt", "c"."id") < (${last.sortedAt}, ${last.id})`)
  }
  return [...threadIds].slice(offset, offset + limit)
}
