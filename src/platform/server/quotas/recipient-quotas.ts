import { sql } from 'kysely'
import { batchesInTurns } from '#platform/records/batches.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { MailAddress } from '#platform/contracts/mail.ts'
import type { QuotaScope } from '#platform/contracts/quota.ts'
import type { QuotaUse } from '#platform/contracts/usage-contract.ts'
import type { Services } from '#platform/server/services.ts'
import { type Counted, exceeded, quotas, defaultLimits } from './quotas.ts'

type Db = Database['db']
type Limits = Pick<Services, 'quotas'>

const names = ['recipientsPerHour', 'recipientsPerDay'] as const
type Name = (typeof names)[number]

interface Bound {
  name: Name
  scope: QuotaScope
  /** The user, or empty for the installation. */
  ownerId: string
  limit: number
  seconds: number
}

/** All limits of a user's mail, always in the same order, so that two writes never deadlock. */
const getBounds = ({ quotas: limits = defaultLimits }: Limits, userId: string): Bound[] =>
  names
    .flatMap((name): Bound[] => [
      { name, scope: 'person', ownerId: userId, limit: limits[name], seconds: quotas[name].seconds },
      { name, scope: 'installation', ownerId: '', limit: limits.installation[name], seconds: quotas[name].seconds },
    ])
    .filter(({ limit }) => limit > 0)
    .toSorted((a, b) => b.ownerId.localeCompare(a.ownerId))

const batchSize = 500

/** Number of these addresses without an active account; duplicates count. */
export async function countOutside(db: Db, recipients: readonly Pick<MailAddress, 'email'>[]) {
  const emails = recipients.map(({ email }) => email.toLowerCase())
  const internal = new Set<string>()
  for await (const batch of batchesInTurns([...new Set(emails)], batchSize)) {
    const users = await db
      .selectFrom('users')
      .select('email')
      .where(sql`lower("email")`, 'in', batch)
      .where('status', '=', 'active')
      .execute()
    for (const { email } of users) internal.add(email.toLowerCase())
  }
  return emails.filter((email) => !internal.has(email)).length
}

const getWindow = (now: string, seconds: number) => {
  const at = (shift: number) => new Date(Date.parse(now) + shift * 1000).toISOString()
  // A window that begins in the future comes from a clock that was ahead.
  return { start: at(-seconds), end: now }
}

/** Adds to the count of one limit, in the transaction of the write, and throws 429 if that exceeds it. */
async function add(db: Db, { name, scope, ownerId, limit, seconds }: Bound, count: number, now: string) {
  const { start, end } = getWindow(now, seconds)
  const isExpired = sql<boolean>`("quotaUse"."startedAt" <= ${start} or "quotaUse"."startedAt" > ${end})`
  const { used, startedAt } = await db
    .insertInto('quotaUse')
    .values({ name, ownerId, used: count, startedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['name', 'ownerId']).doUpdateSet({
        used: sql<number>`case when ${isExpired} then excluded."used" else "quotaUse"."used" + excluded."used" end`,
        startedAt: sql<string>`case when ${isExpired} then excluded."startedAt" else "quotaUse"."startedAt" end`,
      }),
    )
    .returning(['used', 'startedAt'])
    .executeTakeFirstOrThrow()
  const wait = Math.max(1, Math.ceil((Date.parse(startedAt) - Date.parse(now)) / 1000 + seconds))
  const counted: Counted = { name, scope, limit, used, wait }
  if (used > limit) throw exceeded(counted, limit - (used - count))
  return counted
}

/**
 * Counts external recipients of a user's mail, in the transaction of the write, which a refusal rolls back. Throws 429
 * if the quota of the user or of the installation is exceeded. Returns the rest of the user's quotas.
 */
export async function countRecipients(
  db: Db,
  services: Limits,
  { userId, recipients, now }: { userId: string; recipients: readonly Pick<MailAddress, 'email'>[]; now: string },
): Promise<Counted[]> {
  const bounds = getBounds(services, userId)
  const count = bounds.length > 0 ? await countOutside(db, recipients) : 0
  if (count === 0) return []
  const counted: Counted[] = []
  for (const bound of bounds) counted.push(await add(db, bound, count, now))
  return counted.filter(({ scope }) => scope === 'person')
}

/** Undoes what was counted at `since` for mail that was not sent, if the windows have not ended. */
export async function uncountRecipients(
  db: Db,
  services: Limits,
  { userId, recipients, since }: { userId: string; recipients: readonly Pick<MailAddress, 'email'>[]; since: string },
) {
  const bounds = getBounds(services, userId)
  const count = bounds.length > 0 ? await countOutside(db, recipients) : 0
  if (count === 0) return
  for (const { name, ownerId } of bounds)
    await db
      .updateTable('quotaUse')
      .set((eb) => ({ used: eb('used', '-', count) }))
      .where('name', '=', name)
      .where('ownerId', '=', ownerId)
      .where('startedAt', '<=', since)
      .where('used', '>=', count)
      .execute()
}

/** Deletes counts of windows that have ended. */
export async function sweepQuotas({ db }: Database, now: Date) {
  const longest = Math.max(...names.map((name) => quotas[name].seconds))
  const ended = new Date(now.getTime() - longest * 1000).toISOString()
  await db.deleteFrom('quotaUse').where('startedAt', '<', ended).execute()
}

/** Use of a scope's limits; `ownerId` is empty for the installation. */
export async function readRecipients(db: Db, services: Limits, ownerId: string, now: string): Promise<QuotaUse[]> {
  const { quotas: limits = defaultLimits } = services
  const bounds = ownerId === '' ? limits.installation : limits
  const rows = await db.selectFrom('quotaUse').selectAll().where('ownerId', '=', ownerId).execute()
  return names.map((name): QuotaUse => {
    const { seconds } = quotas[name]
    const { start, end } = getWindow(now, seconds)
    const row = rows.find(
      (candidate) => candidate.name === name && candidate.startedAt > start && candidate.startedAt <= end,
    )
    const renewsAt = row ? new Date(Date.parse(row.startedAt) + seconds * 1000).toISOString() : null
    return { name, limit: bounds[name] || null, used: row?.used ?? 0, seconds, renewsAt }
  })
}
