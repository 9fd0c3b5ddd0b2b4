import { sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { isAmong } from '#platform/db/queries/value-conditions.ts'
import { notFound } from '#platform/errors/failure.ts'
import type { Chat } from '../contract-shapes.ts'
import { toMessages } from './message-rows.ts'
import type { Tables } from './tables.ts'
import { countUnreadReplies } from './thread-rows.ts'

const latestShown = 30

/** All chats of a user, or one of them, with that user's state. */
async function queryChats(db: Db<Tables>, userId: string, chatId?: number) {
  let query = db
    .selectFrom('chatMembers')
    .innerJoin('chats', 'chats.id', 'chatMembers.chatId')
    .select(['chats.id', 'kind', 'name', 'topic', 'ownerId', 'archivedAt', 'createdAt'])
    .select(['lastReadId', 'muted', 'pinned'])
    .where('userId', '=', userId)
  // Archived channels are not listed, but can be opened by URL or from the channel list.
  query = chatId === undefined ? query.where('archivedAt', 'is', null) : query.where('chatId', '=', chatId)
  return query.execute()
}

async function listMembers(db: Db<Tables>, chatIds: readonly number[]) {
  const rows = await db
    .selectFrom('chatMembers')
    .innerJoin('users', 'users.id', 'chatMembers.userId')
    .select(['chatId', 'users.id', 'users.name', 'users.avatar', 'users.jobTitle'])
    .where(isAmong(db, 'chatId', chatIds))
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()
  return Map.groupBy(rows, ({ chatId }) => chatId)
}

async function countUnread(db: Db<Tables>, userId: string, chatIds: readonly number[]) {
  const rows = await db
    .selectFrom('chatMembers as me')
    .innerJoin('chatMessages as message', (join) =>
      join.onRef('message.chatId', '=', 'me.chatId').onRef('message.id', '>', 'me.lastReadId'),
    )
    .leftJoin('chatMentions as mention', (join) =>
      join.onRef('mention.messageId', '=', 'message.id').on('mention.userId', '=', userId),
    )
    .select(['me.chatId', sql<number>`count(*)`.as('unread'), sql<number>`count("mention"."userId")`.as('mentions')])
    .where('me.userId', '=', userId)
    .where(isAmong(db, 'me.chatId', chatIds))
    .where('message.senderId', '!=', userId)
    .where('message.inChat', '=', true)
    .where('message.deletedAt', 'is', null)
    .groupBy('me.chatId')
    .execute()
  return new Map(
    rows.map(({ chatId, unread, mentions }) => [chatId, { unread: Number(unread), mentions: Number(mentions) }]),
  )
}

async function lastMessages(db: Db<Tables>, chatIds: readonly number[]) {
  // One index lookup per chat; `group by` would scan all messages.
  const last = db
    .selectFrom('chats')
    .where(isAmong(db, 'id', chatIds))
    .select((eb) =>
      eb
        .selectFrom('chatMessages')
        .whereRef('chatId', '=', 'chats.id')
        .where('inChat', '=', true)
        .select('chatMessages.id')
        .orderBy('chatMessages.id', 'desc')
        .limit(1)
        .as('id'),
    )
  return toMessages(db, await db.selectFrom('chatMessages').selectAll().where('id', 'in', last).execute())
}

async function latestMessages(db: Db<Tables>, chatId: number) {
  const query = db.selectFrom('chatMessages').selectAll().where('chatId', '=', chatId).where('inChat', '=', true)
  const rows = await query.orderBy('id', 'desc').limit(latestShown).execute()
  return toMessages(db, rows.toReversed())
}

async function toChats(
  db: Db<Tables>,
  userId: string,
  rows: Awaited<ReturnType<typeof queryChats>>,
  messages: readonly Chat['messages'][number][],
): Promise<Chat[]> {
  const ids = rows.map(({ id }) => id)
  const [members, unread, unreadReplies] = await Promise.all([
    listMembers(db, ids),
    countUnread(db, userId, ids),
    countUnreadReplies(db, userId, ids),
  ])
  const byChat = Map.groupBy(messages, ({ chatId }) => chatId)
  return rows.map((row) => {
    const all = (members.get(row.id) ?? []).map(({ id, name, avatar, jobTitle }) => ({ id, name, avatar, jobTitle }))
    const other = all.find(({ id }) => id !== userId) ?? all[0]
    return {
      ...row,
      name: row.kind === 'direct' ? (other?.name ?? '') : row.name,
      members: all,
      messages: byChat.get(row.id) ?? [],
      ...(unread.get(row.id) ?? { unread: 0, mentions: 0 }),
      unreadReplies: unreadReplies.get(row.id) ?? 0,
    }
  })
}

export async function listChats(db: Db<Tables>, userId: string): Promise<Chat[]> {
  const rows = await queryChats(db, userId)
  if (rows.length === 0) return []
  const messages = await lastMessages(
    db,
    rows.map(({ id }) => id),
  )
  const chats = await toChats(db, userId, rows, messages)
  const lastActivity = (chat: Chat) => chat.messages.at(-1)?.createdAt ?? chat.createdAt
  return chats.toSorted((one, other) =>
    lastActivity(one) < lastActivity(other) ? 1 : lastActivity(one) > lastActivity(other) ? -1 : other.id - one.id,
  )
}

export async function showChat(db: Db<Tables>, userId: string, chatId: number): Promise<Chat> {
  const rows = await queryChats(db, userId, chatId)
  if (rows.length === 0) throw notFound()
  const [chat] = await toChats(db, userId, rows, await latestMessages(db, chatId))
  if (!chat) throw notFound()
  return chat
}
