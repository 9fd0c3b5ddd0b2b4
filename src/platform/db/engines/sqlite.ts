import {
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { pauseWhenDue } from '#platform/records/in-slices.ts'
import { isDeterministic, valueCache, type Version } from './value-cache.ts'

/** One prepared statement of any synchronous SQLite driver; rows come as arrays in the order of `columns`. */
export interface RawStatement {
  /** `type` is the column's declared type, null for an expression. */
  columns: readonly { name: string; type: string | null }[]
  all(parameters: unknown[]): unknown[][]
  run(parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  /** Frees the driver's resources outside the garbage collector. */
  finalize?(): void
}

/** The common interface of Node's and the browser's SQLite. */
export interface RawDatabase {
  prepare(sql: string): RawStatement
  close(): void
}

interface CachedStatement extends SqliteStatement {
  finalize(): void
}

const decoders: Record<string, (value: unknown) => unknown> = {
  BOOLEAN: (value) => value !== 0,
  JSON: (value) => (typeof value === 'string' ? JSON.parse(value) : value),
}

const encode = (value: unknown) => {
  if (typeof value === 'boolean') return Number(value)
  return value === undefined ? null : value
}

/**
 * SQLite rolls back by itself, for example when the disk is full; the error of a second rollback would hide the reason.
 */
const hasNoTransaction = (error: unknown) =>
  error instanceof Error && error.message.includes('no transaction is active')

// `with` may begin a write, too; then the cache is dropped without need.
const readOnlyStatement = /^\s*(select|pragma data_version)\b/i

/** The version of the database that a connection sees: it counts its own writes, SQLite those of others. */
function readVersion(raw: RawDatabase) {
  let written = 0
  let dataVersion: RawStatement | undefined
  const version: Version = () => {
    dataVersion ??= raw.prepare('pragma data_version')
    return `${written} ${String(dataVersion.all([])[0]?.[0])}`
  }
  return { version, countWrite: () => void (written += 1), finalize: () => dataVersion?.finalize?.() }
}

type DatabaseVersion = ReturnType<typeof readVersion>

function statement(raw: RawDatabase, sql: string, { version, countWrite }: DatabaseVersion): CachedStatement {
  const prepared = raw.prepare(sql)
  const columns = prepared.columns.map(({ name, type }) => ({ name, decode: decoders[type?.toUpperCase() ?? ''] }))
  const isRead = readOnlyStatement.test(sql)
  const cached = columns.length === 1 && isDeterministic(sql) ? valueCache(version) : undefined
  const find = (parameters: unknown[]) => {
    if (!isRead) countWrite()
    return prepared.all(parameters)
  }
  // A plain object is faster to serialise than the driver's rows.
  const toRow = (values: unknown[]) => {
    const row: Record<string, unknown> = {}
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index]
      const value = values[index]
      if (column) row[column.name] = column.decode && value !== null ? column.decode(value) : value
    }
    return row
  }
  return {
    reader: columns.length > 0,
    all(parameters) {
      const encoded = parameters.map(encode)
      return (cached ? cached(encoded, () => find(encoded)) : find(encoded)).map(toRow)
    },
    run(parameters) {
      countWrite()
      try {
        return prepared.run(parameters.map(encode))
      } catch (error) {
        if (sql === 'rollback' && hasNoTransaction(error)) return { changes: 0, lastInsertRowid: 0 }
        throw error
      }
    },
    iterate() {
      throw new Error('Streaming from SQLite is not supported')
    },
    finalize: () => prepared.finalize?.(),
  }
}

const schemaPreserving = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i

/**
 * Kysely's SQLite dialect for any driver, with a cache of `size` prepared statements (a cached one takes a third of the
 * time), booleans and JSON decoded by declared column type, and DDL that rolls back with its transaction.
 */
export function sqliteDialect(raw: RawDatabase, { size = 500 } = {}) {
  const cache = new Map<string, CachedStatement>()
  const databaseVersion = readVersion(raw)
  const clear = () => {
    for (const cached of cache.values()) cached.finalize()
    cache.clear()
  }
  const prepare = (requested: string) => {
    // Takes the write lock first, so that no other process writes between a read and the write that follows.
    const sql = requested === 'begin' ? 'begin immediate' : requested
    const cached = cache.get(sql)
    if (cached) {
      cache.delete(sql)
      cache.set(sql, cached)
      return cached
    }
    if (!schemaPreserving.test(sql)) clear()
    const prepared = statement(raw, sql, databaseVersion)
    cache.set(sql, prepared)
    const [oldest] = cache
    if (oldest && cache.size > size) {
      cache.delete(oldest[0])
      oldest[1].finalize()
    }
    return prepared
  }
  return new TransactionalDialect(
    {
      database: {
        prepare,
        close() {
          clear()
          databaseVersion.finalize()
          raw.close()
        },
      },
    },
    databaseVersion.version,
  )
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** SQLite answers synchronously, so a handler with many statements pauses between them to let others run. */
class PausingDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined

  override async acquireConnection() {
    const plain = await super.acquireConnection()
    this.#connection ??= {
      async executeQuery(query, options) {
        const pause = pauseWhenDue()
        if (pause) await pause
        return plain.executeQuery(query, options)
      },
      streamQuery: (query, chunkSize, options) => plain.streamQuery(query, chunkSize, options),
    }
    return this.#connection
  }
}

class TransactionalDialect extends SqliteDialect {
  readonly version: Version
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig, version: Version) {
    super(config)
    this.#config = config
    this.version = version
  }

  override createDriver() {
    return new PausingDriver(this.#config)
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }
}
