import type { Db } from '#platform/db/engines/database.ts'
import { isAmong } from '#platform/db/queries/value-conditions.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { fold } from '#platform/text/fold.ts'
import type { Message, Quote, Reaction } from '../contract-shapes.ts'
import { everybodyId, findMentions, withNames } from '../mentions.ts'
import { memberIds } from './membership.ts'
import type { MessageRow, Tables } from './tables.ts'
import { summariseThreads } from './thread-rows.ts'

/** Converts rows to API records with reactions and quotes, and without the content of deleted messages. */
export async function toMessages(db: Db<Tables>, rows: readonly MessageRow[]): Promise<Message[]> {
  const [reactions, quotes, threads] = await Promise.all([
    listReactions(db, rows),
    listQuotes(db, rows),
    summariseThreads(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  return rows.map((stored) => {
    const { replyToId, version: _version, search: _search, ...row } = stored
    const thread = threads.get(row.id) ?? null
    return row.deletedAt === null
      ? { ...row, thread, reactions: reactions.get(row.id) ?? [], replyTo: quotes.get(replyToId ?? 0) ?? null }
      : { ...row, thread, msg: '', attachments: [], mentions: [], reactions: [], replyTo: null }
  })
}

export async function toMessage(db: Db<Tables>, row: MessageRow) {
  const [message] = await toMessages(db, [row])
  if (!message) throw notFound()
  return message
}

async function listReactions(db: Db<Tables>, rows: readonly MessageRow[]) {
  const byMessage = new Map<number, Reaction[]>()
  if (rows.length === 0) return byMessage
  const reactionRows = await db
    .selectFrom('chatReactions')
    .selectAll()
    .where(
      isAmong(
        db,
        'messageId',
        rows.map(({ id }) => id),
      ),
    )
    .orderBy('at')
    .orderBy('emoji')
    .orderBy('userId')
    .execute()
  for (const { messageId, emoji, userId } of reactionRows) {
    const reactions = byMessage.get(messageId) ?? []
    const existing = reactions.find((reaction) => reaction.emoji === emoji)
    if (existing) existing.userIds.push(userId)
    else reactions.push({ emoji, userIds: [userId] })
    byMessage.set(messageId, reactions)
  }
  return byMessage
}

async function listQuotes(db: Db<Tables>, rows: readonly MessageRow[]) {
  const ids = rows.flatMap(({ replyToId }) => replyToId ?? [])
  if (ids.length === 0) return new Map<number, Quote>()
  const quotedRows = await db
    .selectFrom('chatMessages')
    .select(['id', 'senderId', 'msg', 'attachments', 'deletedAt'])
    .where(isAmong(db, 'id', ids))
    .execute()
  return new Map(
    quotedRows.map(({ id, senderId, msg, attachments, deletedAt }): [number, Quote] => {
      const deleted = deletedAt !== null
      const excerpt = deleted ? { msg: '', files: 0 } : { msg: msg.slice(0, 300), files: attachments.length }
      return [id, { id, senderId, deleted, ...excerpt }]
    }),
  )
}

/** A message of this chat; throws 404 for messages of other chats. */
export async function findMessage(db: Db<Tables>, chatId: number, id: number) {
  const query = db.selectFrom('chatMessages').selectAll().where('chatId', '=', chatId).where('id', '=', id)
  const row = await query.executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Increments the version of a chat. This locks its row until the transaction ends, so that messages become visible in
 * the order of their ids, and readers who follow the versions miss none.
 */
export async function nextVersion(db: Db<Tables>, chatId: number) {
  const query = db.updateTable('chats').set((eb) => ({ version: eb('version', '+', 1) }))
  const row = await query.where('id', '=', chatId).returning(['version', 'archivedAt']).executeTakeFirst()
  if (!row) throw notFound()
  if (row.archivedAt !== null) throw conflict('This channel is archived')
  return row.version
}

/** The searchable text: the message, the names it mentions, and the names of its files. */
export async function createSearchText(db: Db<Tables>, msg: string, attachments: readonly StoredFile[]) {
  const ids = findMentions(msg)
  const users =
    ids.length > 0 ? await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute() : []
  const text = withNames(msg, (id) => users.find((user) => user.id === id)?.name)
  // Never empty, since an empty value marks messages whose content was deleted for good.
  return fold(text, ...attachments.map(({ name }) => name)) || ' '
}

/** The members of the chat that a message mentions. */
export async function findMentionedMembers(db: Db<Tables>, chatId: number, msg: string) {
  const mentionedIds = findMentions(msg)
  if (mentionedIds.length === 0) return []
  const members = await memberIds(db, chatId)
  return mentionedIds.includes(everybodyId) ? members : members.filter((id) => mentionedIds.includes(id))
}

/** Replaces the stored mentions of a message. */
export async function saveMentions(db: Db<Tables>, { id, chatId, senderId }: MessageRow, userIds: readonly string[]) {
  await db.deleteFrom('chatMentions').where('messageId', '=', id).execute()
  const mentioned = userIds.filter((userId) => userId !== senderId)
  if (mentioned.length === 0) return
  await db
    .insertInto('chatMentions')
    .values(mentioned.map((userId) => ({ messageId: id, chatId, userId })))
    .execute()
}
