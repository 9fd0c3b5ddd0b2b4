import type { Database } from '#platform/db/engines/database.ts'

const day = 24 * 60 * 60_000
// A small batch, so that other writes need not wait.
const atOnce = 500

/** Deletes entries older than this number of days, with their rows. */
export async function sweepEntries({ db }: Database, now: Date, days: number) {
  const before = new Date(now.getTime() - days * day).toISOString()
  for (;;) {
    const old = db.selectFrom('auditEntries').select('id').where('at', '<', before).orderBy('at').orderBy('id')
    const gone = await db.deleteFrom('auditEntries').where('id', 'in', old.limit(atOnce)).returning('id').execute()
    if (gone.length < atOnce) return
  }
}
