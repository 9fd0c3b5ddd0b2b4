import type { Kysely } from 'kysely'
import type { PlatformTables } from '#platform/db/engines/database.ts'
import type { Secrets } from '#platform/server/accounts/secrets.ts'
import type { Services } from '#platform/server/services.ts'

/** Whether the browser was known for the account before; `first` if the account had no known browser at all. */
export type Recognised = 'known' | 'new' | 'first'

type Tables = Pick<PlatformTables, 'users' | 'sessions' | 'knownDevices'>
type Devices = Kysely<Tables>

const day = 24 * 60 * 60_000

/** Known browsers per account; beyond this number the one that was used longest ago is forgotten. */
export const maxKnownDevices = 20

/** How long a browser is known after its last sign-in, in ms: browsers keep cookies no longer. */
const lifetime = 400 * day

const selectByToken = (db: Devices, secrets: Secrets, token: string, now: string) =>
  db
    .selectFrom('knownDevices')
    .where('expiresAt', '>', now)
    .where((eb) => {
      const hashes = secrets.hashes(token)
      return eb.or([eb('tokenHash', 'in', hashes), eb('formerHash', 'in', hashes)])
    })

/** Whether a token belongs to a known browser of any account. */
export const isKnownDevice = async (db: Devices, secrets: Secrets, token: string, now: string) =>
  (await selectByToken(db, secrets, token, now).select('knownDevices.id').limit(1).executeTakeFirst()) !== undefined

/**
 * The id of the known browser with this token, for the account with this email address; undefined if it is not known.
 */
export const findKnownDevice = async (
  db: Devices,
  secrets: Secrets,
  { token, email, now }: { token: string; email: string; now: string },
) =>
  (
    await selectByToken(db, secrets, token, now)
      .innerJoin('users', 'users.id', 'knownDevices.userId')
      .where('users.email', '=', email)
      .select('knownDevices.id')
      .limit(1)
      .executeTakeFirst()
  )?.id

interface Browser {
  /** The token of the request. */
  token: string | undefined
  now: string
  /** Headers of the response, which carries a new token. */
  headers: Headers
}

/**
 * Makes a browser known for an account after a sign-in, and replaces its token. A new browser does not keep its earlier
 * token, which somebody else may have planted.
 */
export async function recognise(
  db: Devices,
  { devices, secrets }: Pick<Services, 'devices' | 'secrets'>,
  { token, now, headers }: Browser,
  { userId, sessionId }: { userId: string; sessionId: string | undefined },
): Promise<Recognised> {
  // In the demo the server runs in the only browser.
  if (!devices) return 'known'
  const next = secrets.token()
  const tokenHash = await secrets.hash(next)
  const expiresAt = new Date(Date.parse(now) + lifetime).toISOString()
  const matching =
    token === undefined ? [] : await selectByToken(db, secrets, token, now).select(['id', 'userId']).execute()
  // A browser may be known for several accounts with the same token.
  const rows = matching.map(({ id }) => id)
  if (rows.length > 0)
    await db
      .updateTable('knownDevices')
      .set((eb) => ({ formerHash: eb.ref('tokenHash'), tokenHash }))
      .where('id', 'in', rows)
      .execute()
  const ownDevice = matching.find((row) => row.userId === userId)
  const before =
    ownDevice ?? (await db.selectFrom('knownDevices').select('id').where('userId', '=', userId).executeTakeFirst())
  const { id } = ownDevice
    ? await db
        .updateTable('knownDevices')
        .set({ lastUsedAt: now, expiresAt })
        .where('id', '=', ownDevice.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('knownDevices')
        .values({ userId, tokenHash, formerHash: null, isFirst: !before, createdAt: now, lastUsedAt: now, expiresAt })
        .returning('id')
        .executeTakeFirstOrThrow()
  if (!ownDevice) await deleteOldest(db, userId)
  if (sessionId !== undefined)
    await db.updateTable('sessions').set({ knownDeviceId: id }).where('id', '=', sessionId).execute()
  devices.write(next, lifetime / 1000, headers)
  if (ownDevice) return 'known'
  return before ? 'new' : 'first'
}

async function deleteOldest(db: Devices, userId: string) {
  const newest = db
    .selectFrom('knownDevices')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxKnownDevices)
  await db.deleteFrom('knownDevices').where('userId', '=', userId).where('id', 'not in', newest).execute()
}

/**
 * Makes known browsers of an account unknown: the one of a session, or all but that one. The rows stay until they
 * expire, so that the next sign-in does not count as the account's first.
 */
export async function forgetDevices(
  db: Devices,
  userId: string,
  { ofSession, exceptSession }: { ofSession?: string | undefined; exceptSession?: string | undefined } = {},
) {
  const device = (id: string) => db.selectFrom('sessions').select('knownDeviceId').where('sessions.id', '=', id)
  const query = db
    .updateTable('knownDevices')
    .set({ tokenHash: null, formerHash: null })
    .where('userId', '=', userId)
    .$if(ofSession !== undefined, (some) => some.where('id', '=', device(ofSession ?? '')))
  const exceptDevice =
    exceptSession === undefined ? null : ((await device(exceptSession).executeTakeFirst())?.knownDeviceId ?? null)
  await (exceptDevice === null ? query : query.where('id', '!=', exceptDevice)).execute()
}
