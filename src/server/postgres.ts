import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely'
import pg from 'pg'
import { beginNoted } from '#platform/db/audit/staged-rows.ts'
import { boundedPool, type Patience, timeoutsOf } from './bounded-pool.ts'

const iso = (text: string) => new Date(text).toISOString()

// int8 and numeric arrive as text and timestamptz as a Date; SQLite gives numbers and ISO text, so PostgreSQL does too.
const parsers = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1700, Number],
  [1184, iso],
])

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
}

export type OnLost = (error: Error) => void

/**
 * A pool whose lost connections are reported to `onLost` and replaced, instead of ending the process. `patience` bounds what
 * a call waits for; without it, as while tables are being changed, everything may take as long as it takes.
 */
export function openPostgres(connectionString: string, onLost: OnLost, patience?: Patience) {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    types,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(patience && timeoutsOf(patience)),
  })
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  const used = patience ? boundedPool(pool, patience) : pool
  return { pool, dialect: new PostgresDialect({ pool: used }), noting: new NotingDialect({ pool: used }) }
}

class NotingDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(beginNoted)
  }
}

class NotingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new NotingDriver(this.#config)
  }
}
