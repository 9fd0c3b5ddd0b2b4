import path from 'node:path'
import { Kysely, sql } from 'kysely'
import type { Database, PlatformTables } from '#platform/db/engines/database.ts'
import { recordFailedStatement } from '#platform/db/engines/failed-statements.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { openNodeSqliteImage } from '#server/database/node-sqlite.ts'
import { openPostgresDatabase, openSqliteDatabase } from '#server/database/open-database.ts'
import type { Postgres } from './postgres.ts'

// Preparing a database takes far longer than copying a prepared one.

const prepare = async (database: Database) =>
  prepareDatabase(database, platformMigrations(), await findModules(), { now: new Date(), sample: true })

/** Writes the image of a SQLite database with all modules and sample data into the folder, and returns its path. */
export async function makeSqliteTemplate(folder: string) {
  const file = path.join(folder, 'template.sqlite')
  const database = openSqliteDatabase(file)
  await prepare(database)
  // An in-memory image has no second file, as WAL mode needs.
  await sql`pragma journal_mode=delete`.execute(database.db)
  await database.close()
  return file
}

/** An in-memory database from the bytes of the template. */
export function openSqliteCopy(image: Uint8Array): Database {
  const dialect = sqliteDialect(openNodeSqliteImage(image))
  const db = new Kysely<PlatformTables>({ dialect, log: recordFailedStatement })
  return { engine: 'sqlite', db, version: dialect.version, close: () => db.destroy() }
}

/**
 * Creates a PostgreSQL database with all modules and sample data, and returns its name, for `create database …
 * template`.
 */
export async function makePostgresTemplate(postgres: Postgres) {
  const name = 'template_with_samples'
  const database = openPostgresDatabase(await postgres.createDatabase(name), () => {})
  await prepare(database)
  await database.close()
  return name
}
