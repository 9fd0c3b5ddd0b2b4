import { type Kysely, sql } from 'kysely'
import type { Limit } from '#platform/contracts/limit.ts'
import type { Database, PlatformTables } from '#platform/db/engines/database.ts'
import { Failure } from '#platform/errors/failure.ts'
import { fold } from '#platform/text/fold.ts'
import { toNetwork } from '#platform/server/http/network.ts'
import type { Secrets } from '#platform/server/accounts/secrets.ts'
import type { Services } from '#platform/server/services.ts'
import { isKnownDevice, findKnownDevice } from './known-devices.ts'

const readField = (body: unknown, name: string) => {
  if (typeof body !== 'object' || body === null) return ''
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? fold(value.trim()) : ''
}

type CounterServices = Pick<Services, 'secrets' | 'now'>

interface LimitedRequest {
  /** Contract and endpoint. */
  name: string
  /** The client's network address. */
  address(): string
  /** The token by which the browser may be known. */
  deviceToken(): string | undefined
}

/** Counts the attempts of requests on an endpoint with these limits. */
export function attemptCounter(
  database: Database,
  services: CounterServices,
  limits: readonly Limit[],
  request: LimitedRequest,
) {
  const { db } = database
  const { secrets, now } = services
  const undos: (() => Promise<void>)[] = []
  const count = async (some: readonly Limit[], keys: Omit<AttemptKeys, 'name'>) =>
    void undos.push(await countAttempt(database, services, some, { name: request.name, ...keys }))
  const callerLimits = limits.filter(({ by }) => by === undefined)
  const bodyLimits = limits.filter(({ by, per }) => by !== undefined && per !== 'device')
  const deviceLimit = limits.find(({ per }) => per === 'device')
  const token = deviceLimit && request.deviceToken()
  // A caller in a browser that is known for some account.
  let deferredCaller: string | undefined
  const at = () => now().toISOString()
  return {
    /**
     * Limits by caller, an account or a network address: before the request is read. For a known browser only once the
     * body names the account.
     */
    async countByCaller(identity: string | { address: string }) {
      const caller = typeof identity === 'string' ? identity : toNetwork(identity.address)
      if (token !== undefined && (await isKnownDevice(db, secrets, token, at()))) deferredCaller = caller
      else await count(callerLimits, { getValue: () => caller })
    },
    /** By fields of the body, such as an account's address. */
    async countByBody(body: unknown) {
      const getSubject = ({ by = '' }: Limit) => getAccount(readField(body, by))
      const caller = deferredCaller
      if (deviceLimit && token !== undefined && caller !== undefined) {
        const email = readField(body, deviceLimit.by ?? '')
        const device = await findKnownDevice(db, secrets, { token, email, now: at() })
        if (device !== undefined) return count([deviceLimit], { getValue: () => String(device), getSubject })
        await count(callerLimits, { getValue: () => caller })
      }
      const getValue = ({ by = '', per }: Limit) =>
        JSON.stringify([readField(body, by), ...(per === 'network' ? [toNetwork(request.address())] : [])])
      return count(bodyLimits, { getValue, getSubject })
    },
    /** For a successful attempt, if only failures count. */
    async undo() {
      for (const undo of undos) await undo()
    },
  }
}

/** Key of an account's failed attempts. */
const getAccount = (email: string) => JSON.stringify(['account', fold(email.trim())])

/** Resets all failed attempts to sign in to the account with this email address. */
export async function resetFailures(db: Kysely<Pick<PlatformTables, 'limits'>>, secrets: Secrets, email: string) {
  await db
    .deleteFrom('limits')
    .where('subject', 'in', secrets.hashes(getAccount(email)))
    .execute()
}

interface AttemptKeys {
  name: string
  /** The key that this limit counts. */
  getValue(limit: Limit): string
  /** The key by which the failures are reset together. */
  getSubject?: (limit: Limit) => string
}

/**
 * Counts an attempt before it is made, so that concurrent ones are counted, too; throws 429 above a limit. Returns a
 * function that undoes the count if only failures count.
 */
async function countAttempt(
  { db }: Database,
  { secrets, now }: CounterServices,
  limits: readonly Limit[],
  { name, getValue, getSubject }: AttemptKeys,
) {
  const accounts: string[] = []
  const addresses: string[] = []
  const at = now()
  for (const limit of limits) {
    const { max, seconds, by, per, only } = limit
    const key = await secrets.hash(JSON.stringify([name, seconds, by ?? '', per ?? '', getValue(limit)]))
    const subject = only && getSubject ? await secrets.hash(getSubject(limit)) : null
    const windowStart = new Date(at.getTime() - seconds * 1000).toISOString()
    // A window that begins in the future comes from a wrong clock.
    const latest = new Date(at.getTime() + seconds * 1000).toISOString()
    const isExpired = sql<boolean>`("limits"."startedAt" <= ${windowStart} or "limits"."startedAt" > ${latest})`
    const { count, startedAt } = await db
      .insertInto('limits')
      .values({ key, count: 1, startedAt: at.toISOString(), subject })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when ${isExpired} then 1 else "limits"."count" + 1 end`,
          startedAt: sql<string>`case when ${isExpired} then excluded."startedAt" else "limits"."startedAt" end`,
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
