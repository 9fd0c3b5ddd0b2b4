import { sql } from 'kysely'
import type { Endpoint } from '#platform/contract.ts'
import type { Database } from '#platform/db/database.ts'
import { Failure } from '#platform/failure.ts'
import { fold } from '#platform/fold.ts'
import type { Services } from '#platform/server/services.ts'

interface Try {
  /** Contract and endpoint. */
  name: string
  /** The account that asks; before there is one, the network's address. */
  caller(): string
  body: unknown
}

const fieldOf = (body: unknown, name: string) => {
  if (typeof body !== 'object' || body === null) return ''
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? fold(value.trim()) : ''
}

/**
 * Counts a try before it is made, so that many at once are counted too; throws 429 above a limit. Returns what takes the
 * try back where only failures count.
 */
export async function countTry(
  { db }: Database,
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  { limits = [] }: Endpoint,
  { name, caller, body }: Try,
) {
  const accounts: string[] = []
  const addresses: string[] = []
  const at = now()
  for (const { most, seconds, by, only } of limits) {
    const key = await secrets.hash(JSON.stringify([name, seconds, by ?? '', by ? fieldOf(body, by) : caller()]))
    const begins = new Date(at.getTime() - seconds * 1000).toISOString()
    // One that begins later than any clock beside this one would say is of a clock that was wrong.
    const latest = new Date(at.getTime() + seconds * 1000).toISOString()
    const isOver = sql<boolean>`("limits"."startedAt" <= ${begins} or "limits"."startedAt" > ${latest})`
    const { count, startedAt } = await db
      .insertInto('limits')
      .values({ key, count: 1, startedAt: at.toISOString() })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when ${isOver} then 1 else "limits"."count" + 1 end`,
          startedAt: sql<string>`case when ${isOver} then excluded."startedAt" else "limits"."startedAt" end`,
        }),
      )
      .returning(['count', 'startedAt'])
      .executeTakeFirstOrThrow()
    if (count > most) {
      const retryAfter = Math.max(1, Math.ceil((Date.parse(startedAt) - at.getTime()) / 1000 + seconds))
      throw new Failure(429, 'Too many tries; wait a while', { retryAfter })
    }
    if (only) (by ? accounts : addresses).push(key)
  }
  return async () => {
    // Whoever has the account's key has nothing to guess; an address may be many people's, or try many accounts.
    if (accounts.length > 0) await db.deleteFrom('limits').where('key', 'in', accounts).execute()
    if (addresses.length > 0)
      await db
        .updateTable('limits')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', 'in', addresses)
        .where('count', '>', 0)
        .execute()
  }
}
