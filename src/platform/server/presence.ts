import type { Database } from '#platform/db/database.ts'
import { presence } from '#platform/session-contract.ts'
import { api, type Api } from './api.ts'
import type { Services } from './services.ts'

// Three signs of life may be late before somebody counts as gone; that is how the users of a process that died leave.
const patience = 60_000

const since = (now: Date) => new Date(now.getTime() - patience).toISOString()

/** Keeps who has a screen open, for all processes of an installation, and tells the screens when somebody comes or goes. */
export function presenceKeeper({ db }: Database, { announcer, log, now }: Pick<Services, 'announcer' | 'log' | 'now'>) {
  const open = new Map<string, number>()
  const say = () => announcer.signal({ topic: 'presence', name: 'changed', users: null, data: null })

  async function seen(userId: string) {
    const at = now()
    const known = await db
      .selectFrom('presence')
      .select('userId')
      .where('userId', '=', userId)
      .where('seenAt', '>', since(at))
      .executeTakeFirst()
    const row = { seenAt: at.toISOString() }
    await db
      .insertInto('presence')
      .values({ userId, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute()
    if (!known) await say()
  }

  async function left(userId: string) {
    if (open.has(userId)) return
    await db.deleteFrom('presence').where('userId', '=', userId).execute()
    await say()
  }

  const note = (work: Promise<void>) =>
    work.catch((error: unknown) => log.error({ err: error }, 'who is here could not be noted'))

  return {
    /** One open stream of a user. */
    follow: (userId: string) => {
      open.set(userId, (open.get(userId) ?? 0) + 1)
      return {
        here: () => void note(seen(userId)),
        gone: () => {
          const rest = (open.get(userId) ?? 1) - 1
          if (rest > 0) open.set(userId, rest)
          else {
            open.delete(userId)
            void note(left(userId))
          }
        },
      }
    },
  }
}

/** Who is on line now, as user ids. */
export const presenceApi = (database: Database, { now }: Pick<Services, 'now'>): Api =>
  api(presence, () => ({
    list: async () => {
      const rows = await database.db
        .selectFrom('presence')
        .select('userId')
        .where('seenAt', '>', since(now()))
        .orderBy('userId')
        .execute()
      return rows.map((row) => row.userId)
    },
  }))
