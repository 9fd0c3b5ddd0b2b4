import type { Db } from '#platform/db/engines/database.ts'
import { notFound, refused } from '#platform/errors/failure.ts'
import type { Membership, Tables } from './tables.ts'

/** The user's membership; throws 404 if there is none, so as not to reveal that the chat exists. */
export async function findMembership(db: Db<Tables>, chatId: number, userId: string): Promise<Membership> {
  const row = await db
    .selectFrom('chatMembers')
    .selectAll()
    .where('chatId', '=', chatId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function memberIds(db: Db<Tables>, chatId: number) {
  const rows = await db.selectFrom('chatMembers').select('userId').where('chatId', '=', chatId).execute()
  return rows.map(({ userId }) => userId)
}

/** Throws 422 for ids of unknown users. */
export async function knownUsers(db: Db<Tables>, ids: readonly string[], path: string) {
  if (ids.length === 0) return
  const existingUsers = await db.selectFrom('users').select('id').where('id', 'in', ids).execute()
  if (existingUsers.length < ids.length) throw refused(path, 'User not found')
}

/** Adds members; earlier messages count as read for them. */
export async function addMembers(db: Db<Tables>, chatId: number, ids: readonly string[], now: string) {
  const lastReadId = await latestId(db, chatId)
  const row = { chatId, lastReadId, muted: false, pinned: false, joinedAt: now }
  await db
    .insertInto('chatMembers')
    .values(ids.map((userId) => ({ ...row, userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The id of the latest message, or 0. */
export async function latestId(db: Db<Tables>, chatId: number) {
  const query = db.selectFrom('chatMessages').where('chatId', '=', chatId).where('inChat', '=', true)
  const row = await query.select((eb) => eb.fn.max('id').as('id')).executeTakeFirst()
  return Number(row?.id ?? 0)
}
