import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Database, PlatformTables } from '#platform/db/database.ts'
import { sqliteDialect } from '#platform/db/sqlite.ts'
import { openNodeSqlite } from './node-sqlite.ts'
import { openPostgres } from './postgres.ts'
import { type Primary, primaryOf } from './postgres-primary.ts'
import type { OnLost } from './writable-pool.ts'

/** SQLite at `path`, or `:memory:`. */
export function openSqliteDatabase(path: string): Database {
  const db = new Kysely<PlatformTables>({ dialect: sqliteDialect(openNodeSqlite(path)) })
  return { engine: 'sqlite', db, close: () => db.destroy() }
}

/** A PostgreSQL, of which one host takes writes. */
export interface PostgresDatabase extends Database {
  primary: Primary
}

/** The PostgreSQL at `url`, which may name several hosts. */
export function openPostgresDatabase(url: string, onLost: OnLost): PostgresDatabase {
  const primary = primaryOf(url)
  const { dialect, noting, log } = openPostgres(primary, onLost)
  const db = new Kysely<PlatformTables>({ dialect, log })
  const noted = new Kysely<PlatformTables>({ dialect: noting, log })
  return { engine: 'postgres', primary, db, noted, close: () => db.destroy() }
}

/** The database that the settings name: PostgreSQL where there is a URL, else a SQLite file in the data folder. */
export function openDatabase(
  { DATABASE_URL: url, DATA_DIR: folder }: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  onLost: OnLost,
): Database | PostgresDatabase {
  if (url) return openPostgresDatabase(url, onLost)
  mkdirSync(folder, { recursive: true })
  return openSqliteDatabase(join(folder, 'atrium.sqlite'))
}
