import {
  type DatabaseConnection,
  type LogEvent,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely'
import pg from 'pg'
import { beginAudited } from '#platform/db/audit/staged-rows.ts'
import { boundedPool, type PoolLimits, driverOptions } from './bounded-pool.ts'
import type { Primary } from './postgres-primary.ts'
import { type OnConnectionError, writablePool } from './writable-pool.ts'

// Answered by a host that has become a standby, for example when its name now points to another host.
const readOnly = '25006'

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

const options: pg.PoolConfig = { max: 10, types, connectionTimeoutMillis: 10_000, keepAlive: true }

/**
 * Connections to the writable host, for plain and for audited transactions. `patience` limits the wait of a call;
 * without it, as during migrations, there is no limit.
 */
export function openPostgres(primary: Primary, onLost: OnConnectionError, patience?: PoolLimits) {
  const pool = writablePool(primary, { ...options, ...(patience && driverOptions(patience)) }, onLost)
  const bounded = patience ? boundedPool(pool, patience) : pool
  return {
    dialect: new PostgresDialect({ pool: bounded }),
    noting: new NotingDialect({ pool: bounded }),
    connections: () => pool.connections(),
    /** Called for every failed statement. */
    log: (event: LogEvent) => {
      if (event.level === 'error' && event.error instanceof pg.DatabaseError && event.error.code === readOnly)
        pool.replaceHost()
    },
  }
}

class NotingDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(beginAudited)
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
