import { expect, inject, onTestFinished, test } from 'vitest'
import type { Database } from '#platform/db/engines/database.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { createDatabase } from '#testing/databases/postgres.ts'
import { startServer, temporaryFolder } from '#testing/servers/server-process.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { openDatabase } from '#server/database/open-database.ts'

const onPostgres = process.env['ATRIUM_TEST_RUNTIME'] === 'postgres'
const four = [1, 2, 3, 4]

/**
 * Lets four servers prepare the same empty database at once; SQLite waits in the thread, so there each is a process.
 */
async function prepareTogether(place: { DATA_DIR: string; DATABASE_URL?: string | undefined }) {
  if (!onPostgres) {
    const secret = { ATRIUM_MODE: 'production', ATRIUM_SECRET: 'long enough to be a secret of a test' }
    await Promise.all(four.map(() => startServer({ DATA_DIR: place.DATA_DIR, ...secret })))
    return
  }
  const modules = await findModules()
  const databases = four.map(() => open(place))
  const how = { now: new Date(), sample: true }
  await Promise.all(databases.map((database) => prepareDatabase(database, platformMigrations(), modules, how)))
}

function open(place: { DATA_DIR: string; DATABASE_URL?: string | undefined }): Database {
  const database = openDatabase(place, () => {})
  onTestFinished(() => database.close())
  return database
}

test(
  'servers that start at the same time on an empty database migrate it once, and all of them start',
  { timeout: 90_000 },
  async () => {
    const DATABASE_URL = onPostgres ? await createDatabase(inject('postgresUrl')) : undefined
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL }
    await prepareTogether(env)
    const { db } = open(env)
    const ledger = await db.selectFrom('migrations').select('name').where('name', '<>', 'sample').execute()
    const migrationNames = (await findModules()).flatMap(({ migrations }) => Object.keys(migrations))
    expect(ledger).toHaveLength(migrationNames.length + Object.keys(platformMigrations()).length)
  },
)
