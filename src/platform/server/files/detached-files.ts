import type { Database } from '#platform/db/engines/database.ts'

/** How long users may attach a file again that they have removed from a record, in milliseconds. */
const reattachPeriod = 24 * 60 * 60_000

const cutoff = (now: Date) => new Date(now.getTime() - reattachPeriod).toISOString()

interface Detached {
  ids: readonly string[]
  userId: string
  now: string
}

/** Records that the user has removed these files from a record. */
export async function recordDetached(db: Database['db'], { ids, userId, now }: Detached) {
  if (ids.length === 0) return
  const existing = await db.selectFrom('files').select('id').where('id', 'in', ids).execute()
  if (existing.length === 0) return
  await db
    .insertInto('fileReleases')
    .values(existing.map(({ id }) => ({ fileId: id, userId, at: now })))
    .onConflict((conflict) => conflict.columns(['fileId', 'userId']).doUpdateSet({ at: now }))
    .execute()
}

/** Those of the files that the user has removed from a record during the last day. */
export async function recentlyDetached(
  db: Database['db'],
  { ids, userId, now }: Omit<Detached, 'userId'> & { userId: string | undefined },
): Promise<string[]> {
  if (userId === undefined) return []
  const rows = await db
    .selectFrom('fileReleases')
    .select('fileId')
    .where('fileId', 'in', ids)
    .where('userId', '=', userId)
    .where('at', '>', cutoff(new Date(now)))
    .execute()
  return rows.map(({ fileId }) => fileId)
}

/** Deletes the entries of files that can no longer be attached again. */
export async function deleteOldDetached({ db }: Pick<Database, 'db'>, now: Date) {
  await db.deleteFrom('fileReleases').where('at', '<=', cutoff(now)).execute()
}
