import type { Db } from '#platform/db/engines/database.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { Tables } from './tables.ts'

const retentionDays = 30
const day = 24 * 60 * 60 * 1000

/** Removes tickets for good, with all their related rows. */
export async function purgeTickets(db: Db<Tables>, files: Files, ids: readonly number[]) {
  if (ids.length === 0) return
  const rows = await db.selectFrom('tickets').select('attachments').where('id', 'in', ids).execute()
  const comments = await db.selectFrom('ticketComments').select('attachments').where('ticketId', 'in', ids).execute()
  await files.release([...rows, ...comments].flatMap(({ attachments }) => attachments))
  await db.deleteFrom('tickets').where('id', 'in', ids).execute()
}

/** Removes tickets that have been in the trash for too long. Each write to the trash does this, so that no timer is needed. */
export async function purgeTrash(db: Db<Tables>, files: Files, now: string) {
  const before = new Date(Date.parse(now) - retentionDays * day).toISOString()
  const old = await db.selectFrom('tickets').select('id').where('deletedAt', '<', before).limit(500).execute()
  await purgeTickets(
    db,
    files,
    old.map(({ id }) => id),
  )
}
