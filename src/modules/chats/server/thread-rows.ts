import type { Db } from '#platform/db/engines/database.ts'
import { isAmong } from '#platform/db/queries/value-conditions.ts'
import { notFound } from '#platform/errors/failure.ts'
import type { Thread } from '../contract-shapes.ts'
import type { Tables } from './tables.ts'

const maxFaces = 5

/** Thread summaries by the id of the first message; messages without replies have none. */
export async function summariseThreads(db: Db<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Thread>()
  const rows = await db
    .selectFrom('chatMessages')
    .select(({ fn }) => [
      'threadId',
      'senderId',
      fn.countAll<number | string>().as('replies'),
      fn.max('id').as('lastId'),
      fn.max('createdAt').as('lastReplyAt'),
    ])
    .where(isAmong(db, 'threadId', ids))
    .where('deletedAt', 'is', null)
    .groupBy(['threadId', 'senderId'])
    .execute()
  const byThread = Map.groupBy(rows, ({ threadId }) => threadId ?? 0)
  return new Map(
    [...byThread].map(([id, senders]): [number, Thread] => [
      id,
      {
        replies: senders.reduce((sum, { replies }) => sum + Number(replies), 0),
        userIds: senders
          .toSorted((one, other) => Number(other.lastId) - Number(one.lastId))
          .slice(0, maxFaces)
          .map(({ senderId }) => senderId),
        lastReplyAt: senders.map(({ lastReplyAt }) => lastReplyAt).reduce((one, other) => (one > other ? one : other)),
      },
    ]),
  )
}

/** The first message of a thread; throws 404 if the message is itself a reply. */
export async function findRoot(db: Db<Tables>, chatId: number, id: number) {
  const query = db.selectFrom('chatMessages').selectAll().where('chatId', '=', chatId).where('id', '=', id)
  const row = await query.where('threadId', 'is', null).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Number of unread replies per followed thread, without those that the chat shows and counts as well; threads without
 * any are omitted.
 */
export async function unreadThreads(db: Db<Tables>, userId: string) {
  const rows = await db
    .selectFrom('chatThreadMembers as me')
    .innerJoin('chatMessages as message', (join) =>
      join.onRef('message.threadId', '=', 'me.threadId').onRef('message.id', '>', 'me.lastReadId'),
    )
    .select(({ fn }) => ['me.threadId', 'me.chatId', fn.countAll<number | string>().as('unread')])
    .where('me.userId', '=', userId)
    .where('me.following', '=', true)
    .where('message.senderId', '!=', userId)
    .where('message.inChat', '=', false)
    .where('message.deletedAt', 'is', null)
    .groupBy(['me.threadId', 'me.chatId'])
    .execute()
  return rows.map(({ unread, ...row }) => ({ ...row, unread: Number(unread) }))
}

/** Number of unread replies in followed threads, per chat. */
export async function countUnreadReplies(db: Db<Tables>, userId: string, chatIds: readonly number[]) {
  const byChat = new Map<number, number>()
  if (chatIds.length === 0) return byChat
  for (const { chatId, unread } of await unreadThreads(db, userId))
    byChat.set(chatId, (byChat.get(chatId) ?? 0) + unread)
  return byChat
}
