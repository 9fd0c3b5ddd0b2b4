import type { Database } from '#platform/db/engines/database.ts'
import { presence } from '#platform/contracts/session-contract.ts'
import { api, type Api } from '#platform/server/api.ts'
import { retryOnConflict } from '#platform/server/pipeline/retry-on-conflict.ts'
import type { Services } from '#platform/server/services.ts'

// A user counts as gone after three missed heartbeats, for example when their process died.
const timeout = 60_000

const since = (now: Date) => new Date(now.getTime() - timeout).toISOString()

const createAnnouncer = (announcer: Services['announcer']) => () =>
  announcer.signal({ topic: 'presence', name: 'changed', users: null, data: null })

/** Stores which users have a screen open, for all processes, and sends a signal when one comes or goes. */
export function presenceKeeper({ db }: Database, { announcer, log, now }: Pick<Services, 'announcer' | 'log' | 'now'>) {
  const process = crypto.randomUUID()
  const open = new Map<string, number>()
  const announceChange = createAnnouncer(announcer)

  const isPresent = async (userId: string) =>
    (await db
      .selectFrom('presence')
      .select('userId')
      .where('userId', '=', userId)
      .where('seenAt', '>', since(now()))
      .limit(1)
      .executeTakeFirst()) !== undefined

  async function recordPresence(userId: string) {
    const wasSeen = await isPresent(userId)
    const row = { seenAt: now().toISOString() }
    await db
      .insertInto('presence')
      .values({ userId, process, ...row })
      .onConflict((conflict) => conflict.columns(['userId', 'process']).doUpdateSet(row))
      .execute()
    if (!wasSeen) await announceChange()
  }

  async function removeUser(userId: string) {
    if (open.has(userId)) return
    await db.deleteFrom('presence').where('userId', '=', userId).where('process', '=', process).execute()
    if (!(await isPresent(userId))) await announceChange()
  }

  const note = (work: () => Promise<void>) =>
    retryOnConflict(work).catch((error: unknown) => log.error({ err: error }, 'presence could not be stored'))

  return {
    /** One open stream of a user. */
    trackPresence: (userId: string) => {
      open.set(userId, (open.get(userId) ?? 0) + 1)
      return {
        onPresent: () => void note(() => recordPresence(userId)),
        onAbsent: () => {
          const remaining = (open.get(userId) ?? 1) - 1
          if (remaining > 0) open.set(userId, remaining)
          else {
            open.delete(userId)
            void note(() => removeUser(userId))
          }
        },
      }
    },
  }
}

/** Removes users whose process has died, and informs the screens. */
export async function sweepPresence({ db }: Database, { announcer, now }: Pick<Services, 'announcer' | 'now'>) {
  const absent = await db.deleteFrom('presence').where('seenAt', '<=', since(now())).returning('userId').execute()
  if (absent.length > 0) await createAnnouncer(announcer)()
}

/** The ids of the users who are online. */
export const presenceApi = (database: Database, { now }: Pick<Services, 'now'>): Api =>
  api(presence, () => ({
    list: async () => {
      const rows = await database.db
        .selectFrom('presence')
        .select('userId')
        .distinct()
        .where('seenAt', '>', since(now()))
        .orderBy('userId')
        .execute()
      return rows.map((row) => row.userId)
    },
  }))
