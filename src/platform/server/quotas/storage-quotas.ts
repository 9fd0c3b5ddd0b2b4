import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import type { QuotaName } from '#platform/contracts/quota.ts'
import type { QuotaUse } from '#platform/contracts/usage-contract.ts'
import type { Services } from '#platform/server/services.ts'
import { type Counted, exceeded, defaultLimits } from './quotas.ts'

type Db = Database['db']
type Limits = Pick<Services, 'quotas'>

/** How long an unattached upload is kept, in milliseconds. */
export const pendingLifetime = 24 * 60 * 60_000

const number = (value: RawBuilder<unknown>) => sql<number>`cast(coalesce(${value}, 0) as double precision)`
const isPending = sql`"uses" = 0 and "unusedSince" = "createdAt"`

/** Stored bytes of a user, or of all users without an argument, from one index. */
async function sumSizes(db: Db, ownerId?: string) {
  const sums = db
    .selectFrom('files')
    .select([
      number(sql`sum("size")`).as('bytes'),
      number(sql`sum(case when "uses" > 0 then "size" end)`).as('attached'),
      number(sql`sum(case when ${isPending} then "size" end)`).as('pendingBytes'),
      number(sql`sum(case when ${isPending} then 1 end)`).as('pendingFiles'),
    ])
    .select(sql<string | null>`min(case when ${isPending} then "createdAt" end)`.as('oldestPending'))
  return (ownerId === undefined ? sums : sums.where('ownerId', '=', ownerId)).executeTakeFirstOrThrow()
}

type Sums = Awaited<ReturnType<typeof sumSizes>>

/** Seconds until at least one of the pending uploads is deleted. */
const secondsToWait = ({ oldestPending }: Sums, now: string) =>
  oldestPending === null
    ? undefined
    : Math.max(1, Math.ceil((Date.parse(oldestPending) + pendingLifetime - Date.parse(now)) / 1000))

/** Throws if an upload of this many bytes would exceed the quota of its owner or of the installation. */
export async function checkUpload(
  db: Db,
  { quotas: limits = defaultLimits }: Limits,
  { ownerId, size, now }: { ownerId: string; size: number; now: string },
) {
  const ownerSizes = await sumSizes(db, ownerId)
  const wait = secondsToWait(ownerSizes, now)
  const check = (name: QuotaName, used: number, more: number, details: Partial<Counted> = {}) => {
    const counted: Counted = { name, scope: 'person', limit: limits[name], used, ...details }
    if (counted.limit > 0 && used + more > counted.limit) throw exceeded(counted, counted.limit - used)
  }
  check('pendingFiles', ownerSizes.pendingFiles, 1, { wait })
  check('pendingBytes', ownerSizes.pendingBytes, size, { wait })
  check('storage', ownerSizes.bytes, size)
  const limit = limits.installation.storage
  if (limit > 0) check('storage', (await sumSizes(db)).bytes, size, { scope: 'installation', limit })
}

/**
 * Locks uploads until the end of this transaction, so that two of them never use the same space: those of a user, and
 * all if the installation has a quota.
 */
export async function lockUploads(db: Db, { quotas: limits = defaultLimits }: Limits, ownerId: string, now: string) {
  for (const owner of limits.installation.storage > 0 ? [''] : [ownerId])
    await db
      .insertInto('quotaUse')
      .values({ name: 'storage', ownerId: owner, used: 0, startedAt: now })
      .onConflict((conflict) => conflict.columns(['name', 'ownerId']).doUpdateSet({ startedAt: now }))
      .execute()
}

const noWindow = { seconds: null, renewsAt: null }

/** Stored bytes of a user, by state. */
export async function readStorage(db: Db, { quotas: limits = defaultLimits }: Limits, ownerId: string) {
  const { bytes, attached, pendingBytes, pendingFiles } = await sumSizes(db, ownerId)
  const used = { storage: bytes, pendingFiles, pendingBytes }
  const states = (['storage', 'pendingFiles', 'pendingBytes'] as const).map((name): QuotaUse => ({
    name,
    limit: limits[name] || null,
    used: used[name],
    ...noWindow,
  }))
  return { quotas: states, stored: { attached, pending: pendingBytes, released: bytes - attached - pendingBytes } }
}

const maxPeople = 10

/** Stored bytes of all users, and the users with the most. */
export async function readInstallationStorage(db: Db, { quotas: limits = defaultLimits }: Limits) {
  const { bytes } = await sumSizes(db)
  const largest = await db
    .selectFrom('files')
    .innerJoin('users', 'users.id', 'files.ownerId')
    .select(['users.id', 'users.name', number(sql`sum("files"."size")`).as('bytes')])
    .groupBy(['users.id', 'users.name'])
    .orderBy('bytes', 'desc')
    .orderBy('users.id')
    .limit(maxPeople)
    .execute()
  const storage: QuotaUse = { name: 'storage', limit: limits.installation.storage || null, used: bytes, ...noWindow }
  return { storage, largest }
}
