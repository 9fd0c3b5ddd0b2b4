import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Database, PlatformTables } from '#platform/db/database.ts'
import { sqliteDialect } from '#platform/db/sqlite.ts'
import { openNodeSqlite } from './node-sqlite.ts'
import { type OnLost, openPostgres } from './postgres.ts'

/** SQLite at `path`, or `:memory:`. */
export function openSqliteDatabase(path: string): Database {
  const db = new Kysely<PlatformTables>({ dialect: sqliteDialect(openNodeSqlite(path)) })
  return { engine: 'sqlite', db, close: () => db.destroy() }
}

export function openPostgresDatabase(url: string, onLost: OnLost): Database {
  const { dialect, noting } = openPostgres(url, onLost)
  const db = new Kysely<PlatformTables>({ dialect })
  const noted = new Kysely<PlatformTables>({ dialect: noting })
  return { engine: 'postgres', db, noted, close: () => db.destroy() }
}

/** The database that the settings name: PostgreSQL where there is a URL, else a SQLite file in the data folder. */
export function openDatabase(
  { DATABASE_URL: url, DATA_DIR: folder }: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  onLost: OnLost,
) {
  if (url) return openPostgresDatabase(url, onLost)
  mkdirSync(folder, { recursive: true })
  return openSqliteDatabase(join(folder, 'atrium.sqlite'))
}
