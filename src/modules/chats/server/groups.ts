import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, Failure } from '#platform/errors/failure.ts'
import type { Background, Call } from '#platform/server/pipeline/call.ts'
import { chats, maxMembers } from '../contract.ts'
import type { GroupDraft } from '../contract-shapes.ts'
import { showChat } from './chat-rows.ts'
import { addMembers, knownUsers, memberIds, findMembership } from './membership.ts'
import { notifyAdded, type NotifyingCall } from './notices.ts'
import type { Tables } from './tables.ts'

export type GroupCall = Pick<Call, 'user' | 'now' | 'access' | 'events' | 'check' | 'services'> & NotifyingCall

/** A group or channel of the user; throws 409 for a direct chat. */
export async function findGroup(db: Db<Tables>, chatId: number, userId: string) {
  await findMembership(db, chatId, userId)
  const query = db
    .selectFrom('chats')
    .select(['id', 'kind', 'name', 'topic', 'ownerId', 'archivedAt'])
    .where('id', '=', chatId)
  const chat = await query.executeTakeFirstOrThrow()
  if (chat.kind === 'direct') throw conflict('Direct chats cannot be changed')
  return chat
}

const tooMany = () => new Failure(422, `A chat has at most ${maxMembers} members`)

export async function createGroup(db: Db<Tables>, call: GroupCall, draft: z.output<typeof GroupDraft>) {
  const { kind, name, topic, members } = draft
  const {
    user,
    now,
    events: { announce },
  } = call
  const ids = [...new Set([user.id, ...members])]
  if (ids.length > maxMembers) throw tooMany()
  await knownUsers(db, ids, 'members')
  const values = { kind, name, topic, pair: null, version: 0, ownerId: user.id, createdAt: now }
  const { id } = await db.insertInto('chats').values(values).returning('id').executeTakeFirstOrThrow()
  await addMembers(db, id, ids, now)
  announce(ids, id)
  notifyAdded(call, id, name, ids)
  return showChat(db, user.id, id)
}

export async function openDirect(db: Db<Tables>, { user, now, events: { announce } }: GroupCall, userId: string) {
  if (userId === user.id) throw new Failure(422, 'Choose at least one other member')
  await knownUsers(db, [userId], 'userId')
  const pair = [user.id, userId].toSorted().join(' ')
  const values = { kind: 'direct' as const, name: '', pair, version: 0, createdAt: now }
  const created = await db
    .insertInto('chats')
    .values(values)
    .onConflict((conflicting) => conflicting.column('pair').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created) {
    await addMembers(db, created.id, [user.id, userId], now)
    announce([user.id, userId], created.id)
    return showChat(db, user.id, created.id)
  }
  const { id } = await db.selectFrom('chats').select('id').where('pair', '=', pair).executeTakeFirstOrThrow()
  return showChat(db, user.id, id)
}

export async function invite(db: Db<Tables>, call: GroupCall, chatId: number, ids: readonly string[]) {
  const {
    user,
    now,
    events: { announce },
  } = call
  const { archivedAt } = await findGroup(db, chatId, user.id)
  if (archivedAt !== null) throw conflict('This channel is archived')
  await knownUsers(db, ids, 'userIds')
  const membersBefore = await memberIds(db, chatId)
  await addMembers(db, chatId, ids, now)
  const members = await memberIds(db, chatId)
  if (members.length > maxMembers) throw tooMany()
  announce(members)
  const chat = await showChat(db, user.id, chatId)
  notifyAdded(
    call,
    chatId,
    chat.name,
    members.filter((id) => !membersBefore.includes(id)),
  )
  return chat
}

export async function leaveGroup(
  db: Db<Tables>,
  { user, events: { announce, withdraw }, services: { files } }: GroupCall,
  chatId: number,
) {
  await findGroup(db, chatId, user.id)
  await endMembership(db, chatId, user.id)
  withdraw({ recordId: chatId, users: [user.id] })
  const remaining = await memberIds(db, chatId)
  announce(remaining)
  if (remaining.length === 0) await removeChat(db, chatId, files)
}

/** Removes a member; if that was the owner, the longest-standing member becomes the owner. */
export async function endMembership(db: Db<Tables>, chatId: number, userId: string) {
  await db.deleteFrom('chatMembers').where('chatId', '=', chatId).where('userId', '=', userId).execute()
  const query = db.selectFrom('chatMembers').select('userId').where('chatId', '=', chatId)
  const next = await query.orderBy('joinedAt').orderBy('userId').executeTakeFirst()
  const ownedChats = db.updateTable('chats').where('id', '=', chatId).where('ownerId', '=', userId)
  await ownedChats.set({ ownerId: next?.userId ?? null }).execute()
}

async function removeChat(db: Db<Tables>, chatId: number, files: Call['services']['files']) {
  const query = db
    .selectFrom('chatMessages')
    .select('attachments')
    .where('chatId', '=', chatId)
    .where('search', '!=', '')
  for (const { attachments } of await query.execute()) await files.release(attachments)
  await db.deleteFrom('chats').where('id', '=', chatId).execute()
}

/**
 * Removes a deleted user from all groups. A direct chat remains for the other member until that user is deleted too.
 * Messages keep their author.
 */
export async function leaveAllChats(
  db: Db<Tables>,
  userId: string,
  { events: { announce }, services: { files } }: Background,
) {
  const memberships = await db
    .selectFrom('chatMembers')
    .innerJoin('chats', 'chats.id', 'chatMembers.chatId')
    .select(['chats.id', 'chats.kind'])
    .where('userId', '=', userId)
    .execute()
  for (const { id, kind } of memberships) {
    if (kind !== 'direct') await endMembership(db, id, userId)
    const remaining = await presentMembers(db, id)
    announce(remaining, id, chats.name)
    if (remaining.length === 0) await removeChat(db, id, files)
  }
}

/** The members of a chat who still have an account. */
async function presentMembers(db: Db<Tables>, chatId: number) {
  const rows = await db
    .selectFrom('chatMembers')
    .innerJoin('users', 'users.id', 'chatMembers.userId')
    .select('users.id')
    .where('chatId', '=', chatId)
    .where('users.status', '!=', 'deleted')
    .execute()
  return rows.map(({ id }) => id)
}
