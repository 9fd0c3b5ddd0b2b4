import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type LogEvent, sql } from 'kysely'
import type { Database, PlatformTables } from '#platform/db/engines/database.ts'
import { recordFailedStatement } from '#platform/db/engines/failed-statements.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import type { PoolLimits } from './bounded-pool.ts'
import { openNodeSqlite } from './node-sqlite.ts'
import { openPostgres } from './postgres.ts'
import { type Primary, createPrimary } from './postgres-primary.ts'
import type { Connections, OnConnectionError } from './writable-pool.ts'

/** Called for every statement. */
export type OnStatement = (event: LogEvent) => void

interface Opening {
  /** Limits for calls; without them, statements wait for the database. */
  poolLimits?: PoolLimits
  onStatement?: OnStatement | undefined
}

/** SQLite at `path`, or `:memory:`. */
export function openSqliteDatabase(path: string, { poolLimits, onStatement }: Opening = {}): Database {
  const dialect = sqliteDialect(openNodeSqlite(path, poolLimits && { wait: 0 }))
  const log: OnStatement = (event) => {
    recordFailedStatement(event)
    onStatement?.(event)
  }
  const db = new Kysely<PlatformTables>({ dialect, log })
  return {
    engine: 'sqlite',
    db,
    version: dialect.version,
    truncateLog: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
    close: () => db.destroy(),
  }
}

/** A PostgreSQL, one of whose hosts accepts writes. */
export interface PostgresDatabase extends Database {
  primary: Primary
  connections: () => Promise<Connections | undefined>
}

/** The PostgreSQL at `url`, which may name several hosts. */
export function openPostgresDatabase(
  url: string,
  onLost: OnConnectionError,
  { poolLimits, onStatement }: Opening = {},
): PostgresDatabase {
  const primary = createPrimary(url)
  const { dialect, noting, connections, log: hear } = openPostgres(primary, onLost, poolLimits)
  const log: OnStatement = (event) => {
    hear(event)
    recordFailedStatement(event)
    onStatement?.(event)
  }
  const db = new Kysely<PlatformTables>({ dialect, log })
  const audited = new Kysely<PlatformTables>({ dialect: noting, log })
  return { engine: 'postgres', primary, connections, db, audited, close: () => db.destroy() }
}

/** The database of the settings: PostgreSQL if there is a URL, else a SQLite file in the data folder. */
export function openDatabase(
  { DATABASE_URL: url, DATA_DIR: folder }: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  onLost: OnConnectionError,
  opening?: Opening,
): Database | PostgresDatabase {
  if (url) return openPostgresDatabase(url, onLost, opening)
  mkdirSync(folder, { recursive: true })
  return openSqliteDatabase(join(folder, 'atrium.sqlite'), opening)
}
