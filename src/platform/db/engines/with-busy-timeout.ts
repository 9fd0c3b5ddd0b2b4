import { sql } from 'kysely'
import type { Database } from './database.ts'

// In milliseconds. A request should fail soon; a start waits for the process that migrates the database.
const longTimeout = 120_000

/** SQLite: statements in `work` wait for other processes much longer than those of requests. */
export async function withBusyTimeout({ db, engine }: Database, run: () => Promise<void>) {
  if (engine === 'postgres') return run()
  const setBusyTimeout = (milliseconds: number) => sql.raw(`pragma busy_timeout = ${milliseconds}`).execute(db)
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)
  await setBusyTimeout(longTimeout)
  await run()
  await setBusyTimeout(rows[0]?.timeout ?? 0)
}
