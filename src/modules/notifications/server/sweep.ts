import type { NotificationsDb } from './tables.ts'

const day = 86_400_000
const subtractDays = (now: string, days: number) => new Date(Date.parse(now) - days * day).toISOString()

/** Deletes removed notices after 30 days, for undo, and all others after 180. */
export async function deleteOld(db: NotificationsDb, now: string) {
  await db
    .deleteFrom('notifications')
    .where((eb) => eb.or([eb('deletedAt', '<', subtractDays(now, 30)), eb('at', '<', subtractDays(now, 180))]))
    .execute()
}
