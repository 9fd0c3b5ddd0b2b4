import type { Database } from '#platform/db/engines/database.ts'

// Much longer than a screen or a process can be without a connection and still want to go on; others reload everything.
const keptDays = 7
const day = 24 * 60 * 60_000
// A small batch, so that other writes need not wait.
const batchSize = 1000

/** Deletes old changes, except the latest one, whose number tells whether anything has changed since. */
export async function sweepChanges({ db }: Pick<Database, 'db'>, now: Date) {
  const before = new Date(now.getTime() - keptDays * day).toISOString()
  for (;;) {
    // Only the oldest are looked at, since the times are in the order of the numbers, more or less.
    const oldest = db.selectFrom('changes').select(['seq', 'at']).orderBy('seq').limit(batchSize).as('oldest')
    const deleted = await db
      .deleteFrom('changes')
      .where('seq', 'in', (eb) => eb.selectFrom(oldest).select('oldest.seq').where('oldest.at', '<', before))
      .where('seq', '<', (eb) => eb.selectFrom('changes').select((max) => max.fn.max('seq').as('latest')))
      .returning('seq')
      .execute()
    if (deleted.length < batchSize) return
  }
}
