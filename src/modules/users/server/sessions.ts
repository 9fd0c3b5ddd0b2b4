import type { Db } from '#platform/db/engines/database.ts'
import type { UserSession } from '../contract.ts'
import type { Tables } from './tables.ts'

/** Ends the open sessions of accounts, except `except`; their next requests get 401. */
export async function endSessions(db: Db<Tables>, userIds: readonly string[], now: string, except?: string) {
  let open = db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('userId', 'in', userIds)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
  if (except !== undefined) open = open.where('id', '!=', except)
  const { numUpdatedRows } = await open.executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The open sessions of an account, last used first. */
export async function openSessions(
  db: Db<Tables>,
  userId: string,
  now: string,
  current: string | undefined,
): Promise<UserSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('stage', '=', 'open')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, isCurrent: row.id === current }))
}
