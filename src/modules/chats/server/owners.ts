import type { Db } from '#platform/db/engines/database.ts'
import { conflict, forbidden, notFound, refused } from '#platform/errors/failure.ts'
import { allows } from '#platform/permissions/rules.ts'
import { chats } from '../contract.ts'
import type { GroupChanges } from '../contract-shapes.ts'
import { showChat } from './chat-rows.ts'
import { type GroupCall, endMembership, findGroup } from './groups.ts'
import { memberIds } from './membership.ts'
import type { Tables } from './tables.ts'

type OwnerCall = Pick<GroupCall, 'user' | 'access' | 'events' | 'check' | 'now'>

/** A group that the user is in and may change, as its owner or as an administrator of chats. */
async function findOwnGroup(db: Db<Tables>, { user, access, check }: OwnerCall, chatId: number) {
  const chat = await findGroup(db, chatId, user.id)
  check({ chatId, name: chat.name, topic: chat.topic, archived: chat.archivedAt !== null })
  if (chat.ownerId === user.id || allows(access.ability, 'manage', chats.name)) return chat
  throw forbidden('Only the owner of a group can change it')
}

export async function changeGroup(
  db: Db<Tables>,
  call: OwnerCall,
  chatId: number,
  { archived, name, topic }: GroupChanges,
) {
  const { kind, archivedAt } = await findOwnGroup(db, call, chatId)
  if (archived && kind !== 'channel') throw conflict('Only channels can be archived')
  const changes = {
    ...(name !== undefined && { name }),
    ...(topic !== undefined && { topic }),
    ...(archived !== undefined && { archivedAt: archived ? (archivedAt ?? call.now) : null }),
  }
  if (Object.keys(changes).length > 0) await db.updateTable('chats').set(changes).where('id', '=', chatId).execute()
  call.events.announce(await memberIds(db, chatId))
  return showChat(db, call.user.id, chatId)
}

export async function handOver(db: Db<Tables>, call: OwnerCall, chatId: number, userId: string) {
  await findOwnGroup(db, call, chatId)
  const members = await memberIds(db, chatId)
  if (!members.includes(userId)) throw refused('userId', 'This user is not a member')
  await db.updateTable('chats').set({ ownerId: userId }).where('id', '=', chatId).execute()
  call.events.announce(members)
  return showChat(db, call.user.id, chatId)
}

export async function dismiss(db: Db<Tables>, call: OwnerCall, chatId: number, userId: string) {
  await findOwnGroup(db, call, chatId)
  if (userId === call.user.id) throw conflict('Leave the chat instead')
  const members = await memberIds(db, chatId)
  if (!members.includes(userId)) throw notFound()
  await endMembership(db, chatId, userId)
  call.events.withdraw({ recordId: chatId, users: [userId] })
  call.events.announce(members)
  return showChat(db, call.user.id, chatId)
}
