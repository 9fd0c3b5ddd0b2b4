import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { FollowedThread, ThreadState } from '../contract-shapes.ts'
import { findMentions } from '../mentions.ts'
import { findMembership } from './membership.ts'
import { nextVersion, toMessages } from './message-rows.ts'
import { type NotifyingCall, notifyMentioned, notifyReplied } from './notices.ts'
import type { MessageRow, Tables } from './tables.ts'
import { findRoot, summariseThreads, unreadThreads } from './thread-rows.ts'

/** The first message of the thread to reply to; throws 422 if it was deleted and has no replies. */
export async function findThreadToReplyTo(db: Db<Tables>, chatId: number, id: number) {
  const root = await findRoot(db, chatId, id).catch(() => undefined)
  if (root && (root.deletedAt === null || (await summariseThreads(db, [id])).has(id))) return root
  throw refused('threadId', 'The message you reply to does not exist')
}

/** Increments the version of a thread's first message, so that clients update its number of replies. */
export async function bumpRootVersion(db: Db<Tables>, { chatId, threadId }: Pick<MessageRow, 'chatId' | 'threadId'>) {
  if (threadId === null) return
  const version = await nextVersion(db, chatId)
  await db.updateTable('chatMessages').set({ version }).where('id', '=', threadId).execute()
}

/** The authors of the reply and of the first message follow the thread, as do mentioned users, unless they left it. */
async function joinThread(db: Db<Tables>, reply: MessageRow, root: MessageRow) {
  const { id, chatId, senderId, threadId } = reply
  if (threadId === null) return
  const row = { threadId, chatId, following: true }
  await db
    .insertInto('chatThreadMembers')
    .values({ ...row, userId: senderId, lastReadId: id })
    .onConflict((conflict) => conflict.columns(['threadId', 'userId']).doUpdateSet({ following: true, lastReadId: id }))
    .execute()
  const mentionedIds = new Set(findMentions(reply.msg))
  const followers = [
    ...(root.senderId === senderId ? [] : [{ ...row, userId: root.senderId, lastReadId: 0 }]),
    ...reply.mentions
      .filter((userId) => mentionedIds.has(userId) && userId !== senderId && userId !== root.senderId)
      .map((userId) => ({ ...row, userId, lastReadId: id - 1 })),
  ]
  if (followers.length === 0) return
  await db
    .insertInto('chatThreadMembers')
    .values(followers)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Members of the chat who follow a thread. */
async function listFollowers(db: Db<Tables>, threadId: number) {
  const rows = await db
    .selectFrom('chatThreadMembers as follower')
    .innerJoin('chatMembers as member', (join) =>
      join.onRef('member.chatId', '=', 'follower.chatId').onRef('member.userId', '=', 'follower.userId'),
    )
    .select('follower.userId')
    .where('follower.threadId', '=', threadId)
    .where('follower.following', '=', true)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** After a reply: updates followers and the first message, and notifies. */
export async function continueThread(db: Db<Tables>, call: NotifyingCall, reply: MessageRow, root: MessageRow) {
  await joinThread(db, reply, root)
  await bumpRootVersion(db, reply)
  await notifyReplied(db, call, reply, await listReplyReaders(db, reply))
}

/** The followers of the thread of a reply, except mentioned users, who get a notice of the mention instead. */
async function listReplyReaders(db: Db<Tables>, { threadId, mentions }: Pick<MessageRow, 'threadId' | 'mentions'>) {
  if (threadId === null) return []
  return (await listFollowers(db, threadId)).filter((userId) => !mentions.includes(userId))
}

/** Sends the notices of a message again that its deletion has withdrawn, to members who have not read it. */
export async function restoreNotices(db: Db<Tables>, call: NotifyingCall, message: MessageRow) {
  const { id, chatId, threadId, mentions, inChat } = message
  const members = await db
    .selectFrom('chatMembers')
    .select(['userId', 'lastReadId'])
    .where('chatId', '=', chatId)
    .execute()
  const threadReaders =
    threadId === null
      ? []
      : await db
          .selectFrom('chatThreadMembers')
          .select('userId')
          .where('threadId', '=', threadId)
          .where('lastReadId', '>=', id)
          .execute()
  const readers = new Set(threadReaders.map(({ userId }) => userId))
  // Those who left the chat, or were removed, are no longer told of its messages.
  const unreadBy = new Set(
    members.flatMap(({ userId, lastReadId }) => (readers.has(userId) || (inChat && lastReadId >= id) ? [] : [userId])),
  )
  const unread = (users: readonly string[]) => users.filter((userId) => unreadBy.has(userId))
  await notifyMentioned(db, call, message, unread(mentions))
  await notifyReplied(db, call, message, unread(await listReplyReaders(db, message)))
}

const readThreadState = async (db: Db<Tables>, userId: string, threadId: number): Promise<ThreadState> => {
  const query = db.selectFrom('chatThreadMembers').select(['following', 'lastReadId'])
  const membership = await query.where('threadId', '=', threadId).where('userId', '=', userId).executeTakeFirst()
  if (!membership) return { following: false, lastReadId: 0, unread: 0 }
  const unread = (await unreadThreads(db, userId)).find((one) => one.threadId === threadId)
  return { ...membership, unread: unread?.unread ?? 0 }
}

export async function showThread(db: Db<Tables>, userId: string, chatId: number, threadId: number) {
  await findMembership(db, chatId, userId)
  await findRoot(db, chatId, threadId)
  return readThreadState(db, userId, threadId)
}

/** Changes the user's state of a thread. The read position moves only forward, up to the last reply. */
export async function updateThreadState(
  db: Db<Tables>,
  { user, check }: Pick<Call, 'user' | 'check'>,
  chatId: number,
  threadId: number,
  changes: { following?: boolean | undefined; lastReadId?: number | undefined },
) {
  await findMembership(db, chatId, user.id)
  await findRoot(db, chatId, threadId)
  check({ memberId: user.id })
  const last = await lastReplyId(db, threadId)
  const state = await readThreadState(db, user.id, threadId)
  const lastReadId = Math.max(state.lastReadId, Math.min(changes.lastReadId ?? 0, last))
  const following = changes.following ?? state.following
  // For new followers, earlier replies count as read.
  const values = { following, lastReadId: following && !state.following ? last : lastReadId }
  if (following !== state.following || values.lastReadId !== state.lastReadId)
    await db
      .insertInto('chatThreadMembers')
      .values({ threadId, chatId, userId: user.id, ...values })
      .onConflict((conflict) => conflict.columns(['threadId', 'userId']).doUpdateSet(values))
      .execute()
  return readThreadState(db, user.id, threadId)
}

async function lastReplyId(db: Db<Tables>, threadId: number) {
  const query = db.selectFrom('chatMessages').where('threadId', '=', threadId)
  const row = await query.select(({ fn }) => fn.max('id').as('id')).executeTakeFirst()
  return Number(row?.id ?? 0)
}

export async function listThreads(db: Db<Tables>, userId: string, limit: number): Promise<FollowedThread[]> {
  const rows = await db
    .selectFrom('chatThreadMembers as me')
    .innerJoin('chatMembers as member', (join) =>
      join.onRef('member.chatId', '=', 'me.chatId').onRef('member.userId', '=', 'me.userId'),
    )
    .select((eb) => [
      'me.threadId',
      'me.following',
      'me.lastReadId',
      eb
        .selectFrom('chatMessages')
        .whereRef('chatMessages.threadId', '=', 'me.threadId')
        .select(({ fn, val }) => fn.coalesce(fn.max('chatMessages.id'), val(0)).as('id'))
        .as('lastId'),
    ])
    .where('me.userId', '=', userId)
    .where('me.following', '=', true)
    .orderBy('lastId', 'desc')
    .limit(limit)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ threadId }) => threadId)
  const rootRows = await db.selectFrom('chatMessages').selectAll().where('id', 'in', ids).execute()
  const roots = new Map((await toMessages(db, rootRows)).map((root) => [root.id, root]))
  const unread = new Map((await unreadThreads(db, userId)).map((one) => [one.threadId, one.unread]))
  return rows.flatMap(({ threadId, following, lastReadId }) => {
    const root = roots.get(threadId)
    return root ? [{ root, following, lastReadId, unread: unread.get(threadId) ?? 0 }] : []
  })
}
