import type { Db } from '#platform/db/engines/database.ts'
import { storedMessage } from './email-rows.ts'
import type { Tables } from './tables.ts'

/** The initial flags of a copy. */
export const initialFlags = {
  starred: false,
  important: false,
  checked: false,
  deletedAt: null,
  snoozedUntil: null,
  spamAt: null,
} as const

/** Inserts a message, by default in a new conversation. */
export async function addMessage(
  db: Db<Tables>,
  message: Parameters<typeof storedMessage>[0] & Pick<Tables['emails'], 'senderId' | 'state' | 'inReplyTo'>,
  threadId?: number,
) {
  const { senderId, state, inReplyTo, ...content } = message
  const { id } = await db
    .insertInto('emails')
    .values({
      ...storedMessage(content),
      senderId,
      state,
      inReplyTo,
      sendAt: null,
      version: 1,
      threadId: threadId ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (threadId === undefined) await db.updateTable('emails').set({ threadId: id }).where('id', '=', id).execute()
  return { id, threadId: threadId ?? id }
}
