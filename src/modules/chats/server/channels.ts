import type { Db } from '#platform/db/engines/database.ts'
import { conflict, Failure, notFound } from '#platform/errors/failure.ts'
import { maxMembers } from '../contract.ts'
import type { Channel } from '../contract-shapes.ts'
import { showChat } from './chat-rows.ts'
import type { GroupCall } from './groups.ts'
import { addMembers, memberIds } from './membership.ts'
import type { Tables } from './tables.ts'

/** All channels, with the number of their members but not their names. */
export async function listChannels(db: Db<Tables>, userId: string): Promise<Channel[]> {
  const rows = await db
    .selectFrom('chats')
    .leftJoin('chatMembers as member', 'member.chatId', 'chats.id')
    .select(['chats.id', 'name', 'topic', 'ownerId', 'archivedAt', 'createdAt'])
    .select(({ fn }) => fn.count<number | string>('member.userId').as('members'))
    .where('kind', '=', 'channel')
    .groupBy(['chats.id', 'name', 'topic', 'ownerId', 'archivedAt', 'createdAt'])
    .orderBy('chats.id')
    .execute()
  const memberships = await db.selectFrom('chatMembers').select('chatId').where('userId', '=', userId).execute()
  const joinedIds = new Set(memberships.map(({ chatId }) => chatId))
  return rows.map(({ members, ...row }) => ({ ...row, members: Number(members), joined: joinedIds.has(row.id) }))
}

/** Adds the user to a channel, including all earlier messages. Throws 404 for other groups. */
export async function joinChannel(db: Db<Tables>, { user, now, events: { announce } }: GroupCall, chatId: number) {
  const query = db.selectFrom('chats').select('archivedAt').where('id', '=', chatId).where('kind', '=', 'channel')
  const channel = await query.executeTakeFirst()
  if (!channel) throw notFound()
  if (channel.archivedAt !== null) throw conflict('This channel is archived')
  await addMembers(db, chatId, [user.id], now)
  const members = await memberIds(db, chatId)
  if (members.length > maxMembers) throw new Failure(422, `A chat has at most ${maxMembers} members`)
  announce(members, chatId)
  return showChat(db, user.id, chatId)
}
