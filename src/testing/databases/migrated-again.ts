import { sql } from 'kysely'
import { migrate } from '#platform/db/migrate.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { emptyDatabase } from './empty-database.ts'

interface Migration {
  module: string
  name: string
  /** A statement that makes the rows what an earlier version wrote. */
  older: string
  /** A query of what the migration changes. */
  find: string
}

/**
 * What a query finds in a module's sample: as it is written, as an earlier version wrote it, and once the migration has
 * run on that. A migration that keeps the meaning of rows gives the first again.
 */
export async function migratedAgain({ module, name, older, find }: Migration) {
  const database = await emptyDatabase()
  const { db } = database
  const now = new Date()
  const modules = (await findModules()).filter((one) => one.name === module)
  await prepareDatabase(database, platformMigrations(), modules, { now, sample: true })
  const found = async () => (await sql.raw(find).execute(db)).rows
  const written = await found()
  await sql.raw(older).execute(db)
  const earlier = await found()
  await db.deleteFrom('migrations').where('module', '=', module).where('name', '=', name).execute()
  for (const { migrations } of modules) await migrate(database, { [module]: migrations }, now.toISOString())
  return { written, earlier, migrated: await found() }
}
