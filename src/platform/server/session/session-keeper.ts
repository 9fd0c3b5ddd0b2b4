import type { Database } from '#platform/db/engines/database.ts'
import type { OpenSession, SessionKeeper } from '#platform/server/pipeline/call.ts'
import type { Services } from '#platform/server/services.ts'
import { recognise } from './known-devices.ts'
import { getEnd, retention, maxLifetime } from './lifetime.ts'

interface SessionRequest {
  session: OpenSession | undefined
  device: string
  /** The token by which the browser may be known. */
  deviceToken: string | undefined
  now: string
  /** The headers of the response. */
  headers: Headers
}

const maxDeviceLength = 300

/** Begins and ends sessions of the requesting browser, in the transaction of `db`. */
export function sessionKeeper(
  db: Database['db'],
  { tokens, devices, secrets, mode }: Services,
  { session, device, deviceToken, now, headers }: SessionRequest,
): SessionKeeper {
  let id = session?.id
  const change = async (changed: { confirmedAt: string | null; endedAt?: string }) => {
    if (id !== undefined) await db.updateTable('sessions').set(changed).where('id', '=', id).execute()
  }
  const end = () => change({ confirmedAt: null, endedAt: now })
  return {
    async begin(userId, { remembered, stage = 'open' }) {
      await end()
      id = crypto.randomUUID()
      const token = secrets.token()
      await db
        .insertInto('sessions')
        .values({
          id,
          tokenHash: await secrets.hash(token),
          userId,
          stage,
          remembered,
          device: device.slice(0, maxDeviceLength),
          createdAt: now,
          lastUsedAt: now,
          expiresAt: getEnd({ stage, remembered, createdAt: now }, now),
          confirmedAt: stage === 'open' ? now : null,
          endedAt: null,
        })
        .execute()
      tokens.write(token, stage === 'open' && remembered ? maxLifetime / 1000 : undefined, headers)
    },
    recognise: (userId) =>
      recognise(db, { devices, secrets }, { token: deviceToken, now, headers }, { userId, sessionId: id }),
    confirm: () => change({ confirmedAt: now }),
    async end() {
      await end()
      // In sample mode a browser without a token is signed in: the invalid token stays, and prevents that.
      if (mode === 'production') tokens.write('', 0, headers)
    },
  }
}

/** Deletes sessions that ended long ago, and attempts outside the windows of all limits. */
export async function sweepSessions({ db }: Database, now: Date) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await db.deleteFrom('sessions').where('expiresAt', '<', ago(retention)).execute()
  await db.deleteFrom('sessions').where('endedAt', '<', ago(retention)).execute()
  await db.deleteFrom('knownDevices').where('expiresAt', '<', now.toISOString()).execute()
  await db
    .deleteFrom('limits')
    .where('startedAt', '<', ago(24 * 60 * 60_000))
    .execute()
}
