import type { Db } from '#platform/db/engines/database.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { latestId, findMembership } from './membership.ts'
import { showChat } from './chat-rows.ts'
import { findMessage } from './message-rows.ts'
import type { Tables } from './tables.ts'

type OwnStateContext = Pick<Call, 'user' | 'check'>

const ownMembership = (db: Db<Tables>, chatId: number, userId: string) =>
  db.updateTable('chatMembers').where('chatId', '=', chatId).where('userId', '=', userId)

async function checkOwn(db: Db<Tables>, { user, check }: OwnStateContext, chatId: number) {
  await findMembership(db, chatId, user.id)
  check({ memberId: user.id })
}

/** Mutes or pins a chat for one member. */
export async function updateOwnState(
  db: Db<Tables>,
  call: OwnStateContext,
  chatId: number,
  changes: { muted?: boolean | undefined; pinned?: boolean | undefined },
) {
  await checkOwn(db, call, chatId)
  if (Object.keys(changes).length > 0) await ownMembership(db, chatId, call.user.id).set(changes).execute()
  return showChat(db, call.user.id, chatId)
}

export async function markRead(db: Db<Tables>, call: OwnStateContext, chatId: number, read: number) {
  await checkOwn(db, call, chatId)
  const lastReadId = Math.min(read, await latestId(db, chatId))
  await ownMembership(db, chatId, call.user.id).set({ lastReadId }).where('lastReadId', '<', lastReadId).execute()
  return showChat(db, call.user.id, chatId)
}

/** Marks a message and all later ones as unread. */
export async function markUnread(db: Db<Tables>, call: OwnStateContext, chatId: number, from: number) {
  await checkOwn(db, call, chatId)
  const { id } = await findMessage(db, chatId, from)
  await ownMembership(db, chatId, call.user.id)
    .set({ lastReadId: id - 1 })
    .execute()
  return showChat(db, call.user.id, chatId)
}
