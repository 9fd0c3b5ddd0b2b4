import { type Kysely, sql } from 'kysely'
import type { Limit } from '#platform/contracts/limit.ts'
import type { Database, PlatformTables } from '#platform/db/engines/database.ts'
import { Failure } from '#platform/errors/failure.ts'
import { fold } from '#platform/text/fold.ts'
import { networkOf } from '#platform/server/http/network-of.ts'
import type { Secrets } from '#platform/server/accounts/secrets.ts'
import type { Services } from '#platform/server/services.ts'
import { isKnownDevice, knownDeviceOf } from './known-devices.ts'

const fieldOf = (body: unknown, name: string) => {
  if (typeof body !== 'object' || body === null) return ''
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? fold(value.trim()) : ''
}

type Clock = Pick<Services, 'secrets' | 'now'>

interface LimitedRequest {
  /** Contract and endpoint. */
  name: string
  /** The client's network address. */
  address(): string
  /** The token by which the browser may be known. */
  known(): string | undefined
}

/** Counts the attempts of requests on an endpoint with these limits. */
export function tryCounter(database: Database, clock: Clock, limits: readonly Limit[], asked: LimitedRequest) {
  const { db } = database
  const { secrets, now } = clock
  const taken: (() => Promise<void>)[] = []
  const count = async (some: readonly Limit[], what: Omit<Try, 'name'>) =>
    void taken.push(await countTry(database, clock, some, { name: asked.name, ...what }))
  const ofCaller = limits.filter(({ by }) => by === undefined)
  const ofBody = limits.filter(({ by, per }) => by !== undefined && per !== 'device')
  const ofDevice = limits.find(({ per }) => per === 'device')
  const token = ofDevice && asked.known()
  // A caller in a browser that is known for some account.
  let waiting: string | undefined
  const at = () => now().toISOString()
  return {
    /**
     * Limits by caller, an account or a network address: before the request is read. For a known browser only once the
     * body names the account.
     */
    async byCaller(asker: string | { address: string }) {
      const caller = typeof asker === 'string' ? asker : networkOf(asker.address)
      if (token !== undefined && (await isKnownDevice(db, secrets, token, at()))) waiting = caller
      else await count(ofCaller, { valueOf: () => caller })
    },
    /** By fields of the body, such as an account's address. */
    async byBody(body: unknown) {
      const subjectOf = ({ by = '' }: Limit) => accountOf(fieldOf(body, by))
      const caller = waiting
      if (ofDevice && token !== undefined && caller !== undefined) {
        const email = fieldOf(body, ofDevice.by ?? '')
        const device = await knownDeviceOf(db, secrets, { token, email, now: at() })
        if (device !== undefined) return count([ofDevice], { valueOf: () => String(device), subjectOf })
        await count(ofCaller, { valueOf: () => caller })
      }
      const valueOf = ({ by = '', per }: Limit) =>
        JSON.stringify([fieldOf(body, by), ...(per === 'network' ? [networkOf(asked.address())] : [])])
      return count(ofBody, { valueOf, subjectOf })
    },
    /** For a successful attempt, if only failures count. */
    async takeBack() {
      for (const takeBack of taken) await takeBack()
    },
  }
}

/** Key of an account's failed attempts. */
const accountOf = (email: string) => JSON.stringify(['account', fold(email.trim())])

/** Resets all failed attempts to sign in to the account with this email address. */
export async function forgiveTries(db: Kysely<Pick<PlatformTables, 'limits'>>, secrets: Secrets, email: string) {
  await db
    .deleteFrom('limits')
    .where('subject', 'in', secrets.hashes(accountOf(email)))
    .execute()
}

interface Try {
  name: string
  /** The key that this limit counts. */
  valueOf(limit: Limit): string
  /** The key by which the failures are reset together. */
  subjectOf?: (limit: Limit) => string
}

/**
 * Counts an attempt before it is made, so that concurrent ones are counted, too; throws 429 above a limit. Returns a
 * function that undoes the count if only failures count.
 */
async function countTry(
  { db }: Database,
  { secrets, now }: Clock,
  limits: readonly Limit[],
  { name, valueOf, subjectOf }: Try,
) {
  const accounts: string[] = []
  const addresses: string[] = []
  const at = now()
  for (const limit of limits) {
    const { max, seconds, by, per, only } = limit
    const key = await secrets.hash(JSON.stringify([name, seconds, by ?? '', per ?? '', valueOf(limit)]))
    const subject = only && subjectOf ? await secrets.hash(subjectOf(limit)) : null
    const begins = new Date(at.getTime() - seconds * 1000).toISOString()
    // A window that begins in the future comes from a wrong clock.
    const latest = new Date(at.getTime() + seconds * 1000).toISOString()
    const isOver = sql<boolean>`("limits"."startedAt" <= ${begins} or "limits"."startedAt" > ${latest})`
    const { count, startedAt } = await db
      .insertInto('limits')
      .values({ key, count: 1, startedAt: at.toISOString(), subject })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when ${isOver} then 1 else "limits"."count" + 1 end`,
          startedAt: sql<string>`case when ${isOver} then excluded."startedAt" else "limits"."startedAt" end`,
        }),
      )
      .returning(['count', 'startedAt'])
      .executeTakeFirstOrThrow()
    if (count > max) {
      const retryAfter = Math.max(1, Math.ceil((Date.parse(startedAt) - at.getTime()) / 1000 + seconds))
      throw new Failure(429, 'Too many attempts. Try again later', { retryAfter })
    }
    if (only) (by ? accounts : addresses).push(key)
  }
  return async () => {
    // Success resets the counts of the account, but only this attempt of the address, which may be shared or try many
    // accounts.
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
