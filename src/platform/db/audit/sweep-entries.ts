import type { Database } from '#platform/db/engines/database.ts'

const day = 24 * 60 * 60_000
// A small batch, so that other writes need not wait.
const batchSize = 500

/** Deletes entries older than this number of days, with their rows. */
export async function sweepEntries({ db }: Database, now: Date, days: number) {
  const before = new Date(now.getTime() - days * day).toISOString()
  for (;;) {
    const expired = db.selectFrom('auditEntries').select('id').where('at', '<', before).orderBy('at').orderBy('id')
    const deleted = await db
      .deleteFrom('auditEntries')
      .where('id', 'in', expired.limit(batchSize))
      .returning('id')
      .execute()
    if (deleted.length < batchSize) return
  }
}
