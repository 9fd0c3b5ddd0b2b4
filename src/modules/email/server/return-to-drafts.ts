import type { Db } from '#platform/db/engines/database.ts'
import type { Tables } from './tables.ts'

/** Turns those of the messages that are still queued back into drafts, and returns these. */
export async function returnToDrafts(db: Db<Tables>, messageIds: readonly number[]) {
  const back = await db
    .updateTable('emails')
    .set((eb) => ({
      state: 'draft' as const,
      sendAt: null,
      tries: 0,
      nextTryAt: null,
      clientId: null,
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', messageIds)
    .where('state', '=', 'queued')
    .returning(['id', 'to', 'cc', 'bcc'])
    .execute()
  const ids = back.map(({ id }) => id)
  if (ids.length > 0) {
    await db.updateTable('emailCopies').set({ folder: 'draft' }).where('messageId', 'in', ids).execute()
  }
  return back.map(({ id, to, cc, bcc }) => ({ id, recipients: [...to, ...cc, ...bcc] }))
}
