import { sql } from 'kysely'
import type { Limit } from '#platform/contract.ts'
import type { Database } from '#platform/db/database.ts'
import { Failure } from '#platform/failure.ts'
import { fold } from '#platform/fold.ts'
import { networkOf } from '#platform/server/network-of.ts'
import type { Services } from '#platform/server/services.ts'

const fieldOf = (body: unknown, name: string) => {
  if (typeof body !== 'object' || body === null) return ''
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? fold(value.trim()) : ''
}

type Clock = Pick<Services, 'secrets' | 'now'>

/** Counts the tries of one request on an endpoint of these limits; `name` is its contract and endpoint. */
export function tryCounter(database: Database, clock: Clock, limits: readonly Limit[], name: string) {
  const taken: (() => Promise<void>)[] = []
  const count = async (some: readonly Limit[], valueOf: (by: string) => string) =>
    void taken.push(await countTry(database, clock, some, { name, valueOf }))
  return {
    /** By who asks, an account or else an address of the network: before anything of the request is read. */
    byCaller: (caller: string | { address: string }) =>
      count(
        limits.filter(({ by }) => by === undefined),
        () => (typeof caller === 'string' ? caller : networkOf(caller.address)),
      ),
    /** By fields of the body, such as an account's address. */
    byBody: (body: unknown) =>
      count(
        limits.filter(({ by }) => by !== undefined),
        (by) => fieldOf(body, by),
      ),
    /** For a try that succeeded, where only failures count. */
    async takeBack() {
      for (const takeBack of taken) await takeBack()
    },
  }
}

interface Try {
  name: string
  /** What is counted, for the field that a limit is `by`. */
  valueOf(by: string): string
}

/**
 * Counts a try before it is made, so that many at once are counted too; throws 429 above a limit. Returns what takes the
 * try back where only failures count.
 */
async function countTry({ db }: Database, { secrets, now }: Clock, limits: readonly Limit[], { name, valueOf }: Try) {
  const accounts: string[] = []
  const addresses: string[] = []
  const at = now()
  for (const { most, seconds, by, only } of limits) {
    const key = await secrets.hash(JSON.stringify([name, seconds, by ?? '', valueOf(by ?? '')]))
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
