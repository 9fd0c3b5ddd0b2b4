import { sql } from 'kysely'
import { migrate } from '#platform/db/migrate.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { emptyDatabase } from './empty-database.ts'

interface Migration {
  module: string
  name: string
  /** A statement that turns the rows into those of an earlier version. */
  older: string
  /** A query of the rows that the migration changes. */
  find: string
}

/**
 * The results of a query on a module's sample: as inserted, as an earlier version stored it, and after the migration of
 * that. A migration that keeps the meaning of rows restores the first result.
 */
export async function migrateAgain({ module, name, older, find }: Migration) {
  const database = await emptyDatabase()
  const { db } = database
  const now = new Date()
  const modules = (await findModules()).filter((candidate) => candidate.name === module)
  await prepareDatabase(database, platformMigrations(), modules, { now, sample: true })
  const readRows = async () => (await sql.raw(find).execute(db)).rows
  const written = await readRows()
  await sql.raw(older).execute(db)
  const earlier = await readRows()
  await db.deleteFrom('migrations').where('module', '=', module).where('name', '=', name).execute()
  for (const { migrations } of modules) await migrate(database, { [module]: migrations }, now.toISOString())
  return { written, earlier, migrated: await readRows() }
}
