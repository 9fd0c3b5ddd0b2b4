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
  /** Frees what the driver holds outside the garbage collector's reach. */
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

/** A full disk, among others, has SQLite roll back by itself; what it says then would hide the reason. */
const isOverAlready = (error: unknown) => error instanceof Error && error.message.includes('no transaction is active')

// `with` may begin a write as well: then what is kept is read again without need.
const onlyReads = /^\s*(select|pragma data_version)\b/i

/** Which state of the database a connection sees: its own writes are counted here, those of others by SQLite. */
function versionOf(raw: RawDatabase) {
  let written = 0
  let others: RawStatement | undefined
  const version: Version = () => {
    others ??= raw.prepare('pragma data_version')
    return `${written} ${String(others.all([])[0]?.[0])}`
  }
  return { version, note: () => void (written += 1), finalize: () => others?.finalize?.() }
}

type Seen = ReturnType<typeof versionOf>

function statement(raw: RawDatabase, sql: string, { version, note }: Seen): CachedStatement {
  const prepared = raw.prepare(sql)
  const columns = prepared.columns.map(({ name, type }) => ({ name, decode: decoders[type?.toUpperCase() ?? ''] }))
  const isRead = onlyReads.test(sql)
  const kept = columns.length === 1 && isDeterministic(sql) ? valueCache(version) : undefined
  const find = (parameters: unknown[]) => {
    if (!isRead) note()
    return prepared.all(parameters)
  }
  // A plain object costs less to turn into JSON than the driver's own rows do.
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
      return (kept ? kept(encoded, () => find(encoded)) : find(encoded)).map(toRow)
    },
    run(parameters) {
      note()
      try {
        return prepared.run(parameters.map(encode))
      } catch (error) {
        if (sql === 'rollback' && isOverAlready(error)) return { changes: 0, lastInsertRowid: 0 }
        throw error
      }
    },
    iterate() {
      throw new Error('Streaming from SQLite is not supported')
    },
    finalize: () => prepared.finalize?.(),
  }
}

const keepsSchema = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i

/**
 * Kysely's SQLite dialect over a driver of our choice, with a cache of `size` prepared statements (a cached one costs a
 * third of a fresh one), booleans and JSON decoded by declared column type, and DDL that rolls back with its transaction.
 */
export function sqliteDialect(raw: RawDatabase, { size = 500 } = {}) {
  const cache = new Map<string, CachedStatement>()
  const seen = versionOf(raw)
  const clear = () => {
    for (const cached of cache.values()) cached.finalize()
    cache.clear()
  }
  const prepare = (asked: string) => {
    // Taking the write lock first means that no other process can come between a read and the write that follows it.
    const sql = asked === 'begin' ? 'begin immediate' : asked
    const known = cache.get(sql)
    if (known) {
      cache.delete(sql)
      cache.set(sql, known)
      return known
    }
    if (!keepsSchema.test(sql)) clear()
    const fresh = statement(raw, sql, seen)
    cache.set(sql, fresh)
    const [oldest] = cache
    if (oldest && cache.size > size) {
      cache.delete(oldest[0])
      oldest[1].finalize()
    }
    return fresh
  }
  return new TransactionalDialect(
    {
      database: {
        prepare,
        close() {
          clear()
          seen.finalize()
          raw.close()
        },
      },
    },
    seen.version,
  )
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** SQLite answers before anything else has its turn, so a handler of many statements pauses between two of them. */
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
