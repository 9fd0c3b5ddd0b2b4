import { sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { hasAtLeast } from '#platform/db/queries/count-at-most.ts'
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

type NewMessage = Parameters<typeof storedMessage>[0] & Pick<Tables['emails'], 'senderId' | 'state' | 'inReplyTo'>

/** Messages of one sender in a conversation, which is read as a whole. */
export const maxInConversation = 100

/** Whether a sender has written that many messages in a conversation: the next one begins another. */
async function isFull(db: Db<Tables>, senderId: string | null, threadId: number) {
  if (senderId === null) return false
  const inState = (state: Tables['emails']['state']) =>
    db
      .selectFrom('emails')
      .select('id')
      .where('senderId', '=', senderId)
      .where('threadId', '=', threadId)
      // The value is part of the index.
      .where('state', '=', sql.lit(state))
  const written = inState('sent').unionAll(inState('queued')).unionAll(inState('draft'))
  return hasAtLeast(written, maxInConversation)
}

/** Inserts a message, by default in a new conversation. */
export async function addMessage(db: Db<Tables>, message: NewMessage, threadId?: number) {
  const added = await addMessageOnce(db, message, { threadId })
  if (!added) throw new Error('A message without a key was not inserted')
  return added
}

/** The same; undefined if the sender has a message with this `clientId`, also if that is inserted at the same time. */
export async function addMessageOnce(
  db: Db<Tables>,
  { senderId, state, inReplyTo, ...content }: NewMessage,
  { clientId, threadId: joined }: { clientId?: string | undefined; threadId: number | undefined },
) {
  const threadId = joined !== undefined && (await isFull(db, senderId, joined)) ? undefined : joined
  const inserted = await db
    .insertInto('emails')
    .values({
      ...storedMessage(content),
      senderId,
      state,
      inReplyTo,
      sendAt: null,
      version: 1,
      threadId: threadId ?? 0,
      clientId: clientId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['senderId', 'clientId']).where('clientId', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return undefined
  const { id } = inserted
  if (threadId === undefined) await db.updateTable('emails').set({ threadId: id }).where('id', '=', id).execute()
  return { id, threadId: threadId ?? id }
}
