import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Database, PlatformTables } from '#platform/db/database.ts'
import { sqliteDialect } from '#platform/db/sqlite.ts'
import type { Patience } from './bounded-pool.ts'
import { openNodeSqlite } from './node-sqlite.ts'
import { type OnLost, openPostgres } from './postgres.ts'

/** SQLite at `path`, or `:memory:`. */
export function openSqliteDatabase(path: string, patience?: Patience): Database {
  const db = new Kysely<PlatformTables>({ dialect: sqliteDialect(openNodeSqlite(path, patience && { wait: 0 })) })
  return { engine: 'sqlite', db, close: () => db.destroy() }
}

export function openPostgresDatabase(url: string, onLost: OnLost, patience?: Patience): Database {
  const { dialect, noting } = openPostgres(url, onLost, patience)
  const db = new Kysely<PlatformTables>({ dialect })
  const noted = new Kysely<PlatformTables>({ dialect: noting })
  return { engine: 'postgres', db, noted, close: () => db.destroy() }
}

/**
 * The database that the settings name: PostgreSQL where there is a URL, else a SQLite file in the data folder. `patience`
 * is for answering calls; without it the database is waited for.
 */
export function openDatabase(
  { DATABASE_URL: url, DATA_DIR: folder }: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  onLost: OnLost,
  patience?: Patience,
) {
  if (url) return openPostgresDatabase(url, onLost, patience)
  mkdirSync(folder, { recursive: true })
  return openSqliteDatabase(join(folder, 'atrium.sqlite'), patience)
}
