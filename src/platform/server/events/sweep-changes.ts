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
    const expired = db
      .selectFrom('changes')
      .select('seq')
      .where('at', '<', before)
      .where('seq', '<', (eb) => eb.selectFrom('changes').select((max) => max.fn.max('seq').as('latest')))
      .orderBy('seq')
      .limit(batchSize)
    const deleted = await db.deleteFrom('changes').where('seq', 'in', expired).returning('seq').execute()
    if (deleted.length < batchSize) return
  }
}
