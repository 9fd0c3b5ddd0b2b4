import type { Database } from '#platform/db/engines/database.ts'
import type { Services } from '#platform/server/services.ts'

const minute = 60_000
// Other processes then take over the message of a process that died.
const claim = 10 * minute

/** The end of a claim that begins or is extended now. */
export const claimUntil = (now: Date) => new Date(now.getTime() + claim).toISOString()

/**
 * Extends the claim of a message until the returned function is called, since a slow mail server may outlast it. It waits
 * for an extension that is under way, which would postpone the retry otherwise.
 */
export function keepClaim(
  { db }: Database,
  { log, now }: Pick<Services, 'log' | 'now'>,
  { id, attempts }: { id: number; attempts: number },
) {
  const extend = async () => {
    await db
      .updateTable('outbox')
      .set({ nextAt: claimUntil(now()) })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('failedAt', 'is', null)
      .execute()
  }
  let extending = Promise.resolve()
  const timer = setInterval(() => {
    // The next one follows in time.
    extending = extend().catch((error: unknown) =>
      log.error({ err: error, mail: id }, 'an email was not claimed again'),
    )
  }, claim / 4)
  return () => {
    clearInterval(timer)
    return extending
  }
}
