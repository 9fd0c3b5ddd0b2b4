import { sql } from 'kysely'
import type { Database } from './database.ts'

// In milliseconds. A request should fail soon; a start waits for the process that migrates the database.
const patient = 120_000

/** SQLite: statements in `work` wait for other processes much longer than those of requests. */
export async function withBusyTimeout({ db, engine }: Database, work: () => Promise<void>) {
  if (engine === 'postgres') return work()
  const wait = (milliseconds: number) => sql.raw(`pragma busy_timeout = ${milliseconds}`).execute(db)
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)
  await wait(patient)
  await work()
  await wait(rows[0]?.timeout ?? 0)
}
