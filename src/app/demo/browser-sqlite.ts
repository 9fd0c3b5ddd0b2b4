import initialise, { type Database as SqliteConnection, type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { RawDatabase, RawStatement } from '#platform/db/engines/sqlite.ts'
import type { DatabaseWithFunctions } from '#platform/db/sample/move-dates.ts'
import { sqliteModule } from './downloads.ts'

/** SQLite in memory whose image can be read. */
export interface BrowserSqlite extends RawDatabase, DatabaseWithFunctions {
  /** A view of all committed data; valid until the next statement. */
  image(): Uint8Array
}

interface Options {
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): Promise<void>
}

// The package's types do not name the options of Emscripten.
const initialiseWith: (options: Options) => Promise<Sqlite3Static> = initialise

/** Opens SQLite compiled to WebAssembly, empty or from an image. */
export async function openBrowserSqlite(image?: Uint8Array): Promise<BrowserSqlite> {
  const compiled = await sqliteModule()
  const sqlite = await initialiseWith({
    async instantiateWasm(imports, done) {
      done(await WebAssembly.instantiate(compiled, imports), compiled)
    },
  })
  const { capi, wasm } = sqlite
  // `memdb` keeps the data in one contiguous block, unlike `:memory:`; a name without a slash is private to this
  // connection.
  const database = new sqlite.oo1.DB('file:demo?vfs=memdb', 'c')
  if (image) {
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE
    const result = capi.sqlite3_deserialize(
      database,
      'main',
      wasm.allocFromTypedArray(image),
      image.byteLength,
      image.byteLength,
      flags,
    )
    database.checkRc(result)
  }
  // Otherwise the image could contain uncommitted pages.
  database.exec('pragma foreign_keys=on; pragma cache_spill=off')

  return {
    image() {
      const scope = wasm.scopedAllocPush()
      try {
        const size = wasm.scopedAlloc(Float64Array.BYTES_PER_ELEMENT)
        const start = Number(capi.sqlite3_serialize(database, 'main', size, capi.SQLITE_SERIALIZE_NOCOPY))
        return wasm.heap8u().subarray(start, start + Number(wasm.peek(size, 'i64')))
      } finally {
        wasm.scopedAllocPop(scope)
      }
    },
    define: (name, work) => {
      database.createFunction(name, (_context: number, text: unknown) => work(String(text)), {
        arity: 1,
        deterministic: true,
      })
    },
    close: () => database.close(),
    prepare: (statement) => preparedStatement(sqlite, database, statement),
  }
}

function preparedStatement({ capi }: Sqlite3Static, database: SqliteConnection, source: string): RawStatement {
  const statement = database.prepare(source)
  const all = (parameters: unknown[]) => {
    const rows: unknown[][] = []
    try {
      if (parameters.length > 0) statement.bind(parameters.map(bindable))
      while (statement.step()) rows.push(statement.get([]))
    } finally {
      statement.reset(true)
    }
    return rows
  }
  return {
    columns: Array.from({ length: statement.columnCount }, (_, index) => ({
      name: statement.getColumnName(index) ?? '',
      type: capi.sqlite3_column_decltype(statement, index),
    })),
    all,
    run(parameters) {
      all(parameters)
      return { changes: database.changes(), lastInsertRowid: capi.sqlite3_last_insert_rowid(database) }
    },
    finalize: () => {
      statement.finalize()
    },
  }
}

const bindable = (value: unknown) => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a ${typeof value}`)
}
