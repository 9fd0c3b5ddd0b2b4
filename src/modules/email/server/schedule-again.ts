import { batchesInTurns } from '#platform/records/batches.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import type { MailQuota } from '#platform/server/quotas/mail-quota.ts'
import { idsAtOnce } from './email-rows.ts'
import type { Marks } from './find-target.ts'
import type { Reader } from './matching.ts'
import type { Tables } from './tables.ts'

/** How long a message may wait until it is sent. */
export const maxWait = 366 * 86_400_000

interface Schedule {
  sendAt: string
  mailQuota: MailQuota
}

/**
 * Queues drafts that were withdrawn, for the time at which they were to be sent. Returns the number of those that stay
 * drafts: the time has passed, or the recipients were removed.
 */
export async function scheduleAgain(
  db: Db<Tables>,
  { now }: Reader,
  rows: readonly Pick<Marks, 'messageId' | 'state'>[],
  { sendAt, mailQuota }: Schedule,
): Promise<number> {
  const wait = Date.parse(sendAt) - Date.parse(now)
  if (wait > maxWait) throw refused('sendAt', 'A message can be scheduled up to a year ahead')
  const drafts = rows.filter(({ state }) => state === 'draft').map(({ messageId }) => messageId)
  if (wait <= 0) return drafts.length
  let queued = 0
  for await (const batch of batchesInTurns(drafts, idsAtOnce)) {
    const messages = await db
      .selectFrom('emails')
      .select(['id', 'to', 'cc', 'bcc'])
      .where('id', 'in', batch)
      .where('state', '=', 'draft')
      .execute()
    const addressed = messages
      .map(({ id, to, cc, bcc }) => ({ id, recipients: [...to, ...cc, ...bcc] }))
      .filter(({ recipients }) => recipients.length > 0)
    const ids = addressed.map(({ id }) => id)
    if (ids.length === 0) continue
    await db.updateTable('emails').set({ state: 'queued', sendAt }).where('id', 'in', ids).execute()
    // The quota is counted at this time, and is subtracted at it if the message is withdrawn.
    const copy = { folder: 'sent', time: now, sortedAt: now } as const
    await db.updateTable('emailCopies').set(copy).where('messageId', 'in', ids).execute()
    mailQuota.reserve(addressed.flatMap(({ recipients }) => recipients))
    queued += ids.length
  }
  return drafts.length - queued
}
