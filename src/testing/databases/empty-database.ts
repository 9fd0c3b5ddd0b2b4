import { inject, onTestFinished } from 'vitest'
import type { Database } from '#platform/db/engines/database.ts'
import { openPostgresDatabase, openSqliteDatabase } from '#server/database/open-database.ts'
import { createDatabase } from './postgres.ts'

/** A database without tables, of the engine under test. */
export async function emptyDatabase(): Promise<Database> {
  const onPostgres = process.env['ATRIUM_TEST_RUNTIME'] === 'postgres'
  const database = onPostgres
    ? openPostgresDatabase(await createDatabase(inject('postgresUrl')), () => {})
    : openSqliteDatabase(':memory:')
  onTestFinished(() => database.close())
  return database
}
