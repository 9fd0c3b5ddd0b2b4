import initialise from '@sqlite.org/sqlite-wasm'
import type { RawDatabase } from '#platform/db/sqlite.ts'

/** SQLite in memory, and how to take a copy of all of it. */
export interface BrowserSqlite extends RawDatabase {
  image(): Uint8Array<ArrayBuffer>
}

/** Opens SQLite compiled to WebAssembly, empty or from the image of an earlier database. */
export async function openBrowserSqlite(image?: Uint8Array): Promise<BrowserSqlite> {
  const sqlite = await initialise()
  const database = new sqlite.oo1.DB(':memory:')
  if (image) {
    const { capi, wasm } = sqlite
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
  database.exec('pragma foreign_keys=on')

  return {
    image: () => sqlite.capi.sqlite3_js_db_export(database),
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      const run = (parameters: unknown[]) => {
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
          type: sqlite.capi.sqlite3_column_decltype(statement, index),
        })),
        all: run,
        run(parameters) {
          run(parameters)
          return { changes: database.changes(), lastInsertRowid: sqlite.capi.sqlite3_last_insert_rowid(database) }
        },
        finalize: () => {
          statement.finalize()
        },
      }
    },
  }
}

const bindable = (value: unknown) => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a ${typeof value}`)
}
