import type { Database } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import { maxIdempotencyKeyDays } from '#platform/request-limits.ts'
import type { Services } from '#platform/server/services.ts'

interface Keyed {
  /** Contract, endpoint, sender and path, for which the key is unique. */
  scope: readonly unknown[]
  /** The field of the body with the key. */
  field: string
  /** The parsed body, so that equivalent bodies are equal. */
  body: unknown
  /** Time of the request. */
  now: string
}

/**
 * Records the body of an idempotency key in the write's transaction; throws 409 if the key came with another body
 * before.
 */
export async function claimKey(
  db: Database['db'],
  secrets: Services['secrets'],
  { scope, field, body, now }: Keyed,
): Promise<void> {
  const value: unknown = Object.entries(body ?? {}).find(([name]) => name === field)?.[1]
  if (typeof value !== 'string') return
  const key = await secrets.hash(JSON.stringify([...scope, value]))
  const digest = await secrets.hash(JSON.stringify(body))
  await db
    .insertInto('idempotencyKeys')
    .values({ key, digest, createdAt: now })
    .onConflict((conflicting) => conflicting.column('key').doNothing())
    .execute()
  const stored = await db
    .selectFrom('idempotencyKeys')
    .select('digest')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (stored.digest !== digest) throw conflict(`This ${field} was already used for another request`)
}

/** Deletes old idempotency keys. */
export async function sweepKeys({ db }: Database, now: Date) {
  const oldest = new Date(now.getTime() - maxIdempotencyKeyDays * 86_400_000).toISOString()
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', oldest).execute()
}
