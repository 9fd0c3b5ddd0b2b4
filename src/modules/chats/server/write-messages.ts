import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, Failure, forbidden, refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { MessageDraft } from '../contract-shapes.ts'
import {
  findMessage,
  findMentionedMembers,
  nextVersion,
  saveMentions,
  createSearchText,
  toMessage,
} from './message-rows.ts'
import { memberIds, findMembership } from './membership.ts'
import { type NotifyingCall, notifyMentioned, reviseQuotes, withdrawQuotes } from './notices.ts'
import type { MessageRow, Tables } from './tables.ts'
import { continueThread, findThreadToReplyTo, bumpRootVersion, restoreNotices } from './threads.ts'

type WriteContext = Pick<Call, 'user' | 'now' | 'events' | 'services' | 'check'> & NotifyingCall

/** Time in ms in which a deleted message can be restored. */
const restorable = 24 * 60 * 60_000
const maxEmoji = 50

const secondBefore = (now: string) => new Date(Date.parse(now) - 1000).toISOString()
export const restorableSince = (now: string) => new Date(Date.parse(now) - restorable).toISOString()

export async function sendMessage(
  db: Db<Tables>,
  writer: WriteContext,
  chatId: number,
  draft: z.output<typeof MessageDraft>,
) {
  const {
    user,
    events: { announce },
    services: { files },
  } = writer
  await findMembership(db, chatId, user.id)
  const version = await nextVersion(db, chatId)
  const existing = await db
    .selectFrom('chatMessages')
    .selectAll()
    .where('chatId', '=', chatId)
    .where('senderId', '=', user.id)
    .where('clientId', '=', draft.clientId)
    .executeTakeFirst()
  if (existing) return toMessage(db, existing)

  const { msg, type, clientId, replyTo, threadId } = draft
  const root = threadId === undefined ? undefined : await findThreadToReplyTo(db, chatId, threadId)
  if (replyTo !== undefined) await findQuotedMessage(db, chatId, replyTo)
  const attachments = await files.attach(draft.attachments)
  const mentions = await findMentionedMembers(db, chatId, msg)
  const row = await insertMessage(db, writer, {
    chatId,
    msg,
    type,
    clientId,
    attachments,
    mentions,
    version,
    replyToId: replyTo ?? null,
    threadId: threadId ?? null,
    inChat: threadId === undefined || draft.inChat,
  })
  await saveMentions(db, row, mentions)
  await notifyMentioned(db, writer, row, mentions)
  if (root) await continueThread(db, writer, row, root)
  if (attachments.length > 0)
    await db
      .insertInto('chatFiles')
      .values(attachments.map((file) => ({ fileId: file.id, messageId: row.id, chatId })))
      .execute()
  // A message marks its chat as read for its author, a reply only its thread.
  const ownMembership = db.updateTable('chatMembers').where('chatId', '=', chatId).where('userId', '=', user.id)
  if (!root) await ownMembership.set({ lastReadId: row.id }).where('lastReadId', '<', row.id).execute()
  announce(await memberIds(db, chatId))
  return toMessage(db, row)
}

type NewMessage = Pick<
  MessageRow,
  'chatId' | 'msg' | 'type' | 'clientId' | 'attachments' | 'mentions' | 'version' | 'replyToId' | 'threadId' | 'inChat'
>

const insertMessage = async (
  db: Db<Tables>,
  { user, now }: WriteContext,
  { attachments, mentions, ...message }: NewMessage,
) =>
  db
    .insertInto('chatMessages')
    .values({
      ...message,
      senderId: user.id,
      attachments: JSON.stringify(attachments),
      mentions: JSON.stringify(mentions),
      createdAt: secondBefore(now),
      editedAt: null,
      deletedAt: null,
      pinnedAt: null,
      search: await createSearchText(db, message.msg, attachments),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** A quoted message may have been deleted meanwhile; its text is not shown then. */
async function findQuotedMessage(db: Db<Tables>, chatId: number, id: number) {
  const query = db.selectFrom('chatMessages').select('id').where('id', '=', id).where('chatId', '=', chatId)
  if (await query.executeTakeFirst()) return
  throw refused('replyTo', 'The message you quote does not exist')
}

/** The message, if the user wrote it; throws 403 otherwise, for any role. */
async function findOwnMessage(db: Db<Tables>, { user, check }: WriteContext, chatId: number, id: number) {
  await findMembership(db, chatId, user.id)
  const row = await findMessage(db, chatId, id)
  check({ senderId: row.senderId })
  if (row.senderId !== user.id) throw forbidden('Only the author of a message can change it')
  return row
}

type Changes = Partial<Pick<MessageRow, 'msg' | 'search' | 'editedAt' | 'deletedAt' | 'pinnedAt'>> & {
  mentions?: string
}

/** Updates a message and announces it to all members. */
export async function save(
  db: Db<Tables>,
  { events: { announce } }: Pick<WriteContext, 'events'>,
  { id, chatId }: MessageRow,
  changes: Changes,
) {
  const version = await nextVersion(db, chatId)
  const query = db
    .updateTable('chatMessages')
    .set({ ...changes, version })
    .where('id', '=', id)
  const row = await query.returningAll().executeTakeFirstOrThrow()
  announce(await memberIds(db, chatId))
  return row
}

export async function editMessage(db: Db<Tables>, call: WriteContext, chatId: number, id: number, msg: string) {
  const row = await findOwnMessage(db, call, chatId, id)
  if (row.deletedAt !== null) throw conflict('This message was deleted')
  if (!msg.trim() && row.attachments.length === 0) throw new Failure(422, 'Add a text or a file to the message')
  if (msg === row.msg) return toMessage(db, row)
  const mentions = await findMentionedMembers(db, chatId, msg)
  const saved = await save(db, call, row, {
    msg,
    mentions: JSON.stringify(mentions),
    search: await createSearchText(db, msg, row.attachments),
    editedAt: call.now,
  })
  await saveMentions(db, saved, mentions)
  const added = mentions.filter((userId) => !row.mentions.includes(userId))
  await reviseQuotes(db, call, saved)
  await notifyMentioned(db, call, saved, added)
  return toMessage(db, saved)
}

export async function removeMessage(db: Db<Tables>, call: WriteContext, chatId: number, id: number) {
  const row = await findOwnMessage(db, call, chatId, id)
  if (row.deletedAt !== null) return toMessage(db, row)
  await saveMentions(db, row, [])
  await bumpRootVersion(db, row)
  withdrawQuotes(call, row)
  return toMessage(db, await save(db, call, row, { deletedAt: call.now, pinnedAt: null }))
}

export async function restoreMessage(db: Db<Tables>, call: WriteContext, chatId: number, id: number) {
  const row = await findOwnMessage(db, call, chatId, id)
  if (row.deletedAt === null) return toMessage(db, row)
  if (row.deletedAt < restorableSince(call.now)) throw conflict('This message can no longer be restored')
  await saveMentions(db, row, row.mentions)
  await bumpRootVersion(db, row)
  await restoreNotices(db, call, row)
  return toMessage(db, await save(db, call, row, { deletedAt: null }))
}

/** A message of the user's chat; throws 409 if it was deleted. */
async function requireMessage(db: Db<Tables>, userId: string, chatId: number, id: number) {
  await findMembership(db, chatId, userId)
  const row = await findMessage(db, chatId, id)
  if (row.deletedAt !== null) throw conflict('This message was deleted')
  return row
}

export async function reactTo(db: Db<Tables>, call: WriteContext, chatId: number, id: number, emoji: string) {
  const row = await requireMessage(db, call.user.id, chatId, id)
  const otherEmojis = await db
    .selectFrom('chatReactions')
    .select('emoji')
    .distinct()
    .where('messageId', '=', id)
    .execute()
  if (otherEmojis.length >= maxEmoji && !otherEmojis.some((one) => one.emoji === emoji))
    throw new Failure(422, `A message has at most ${maxEmoji} different reactions`)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chatReactions')
    .values({ messageId: id, emoji, userId: call.user.id, at: call.now })
    .onConflict((conflicting) => conflicting.doNothing())
    .executeTakeFirstOrThrow()
  return toMessage(db, numInsertedOrUpdatedRows ? await save(db, call, row, {}) : row)
}

export async function unreactTo(db: Db<Tables>, call: WriteContext, chatId: number, id: number, emoji: string) {
  const row = await requireMessage(db, call.user.id, chatId, id)
  const query = db.deleteFrom('chatReactions').where('messageId', '=', id).where('emoji', '=', emoji)
  const { numDeletedRows } = await query.where('userId', '=', call.user.id).executeTakeFirstOrThrow()
  return toMessage(db, numDeletedRows ? await save(db, call, row, {}) : row)
}

export async function pinMessage(db: Db<Tables>, call: WriteContext, chatId: number, id: number, pinned: boolean) {
  const row = await requireMessage(db, call.user.id, chatId, id)
  if ((row.pinnedAt !== null) === pinned) return toMessage(db, row)
  return toMessage(db, await save(db, call, row, { pinnedAt: pinned ? call.now : null }))
}
