import { sql } from 'kysely'
import type { Database } from './database.ts'

// A request would rather fail soon; a start waits for the one that brings the database up to date. In milliseconds.
const patient = 120_000

/** SQLite: has statements wait for another process much longer than a request would, while `work` is under way. */
export async function withBusyTimeout({ db, engine }: Database, work: () => Promise<void>) {
  if (engine === 'postgres') return work()
  const wait = (milliseconds: number) => sql.raw(`pragma busy_timeout = ${milliseconds}`).execute(db)
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)
  await wait(patient)
  await work()
  await wait(rows[0]?.timeout ?? 0)
}
