import { sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import { type AnyFill, fillTools, nextId, type Row } from '#platform/db/sample/fill.ts'
import { rowInserter } from '#platform/db/queries/insert-rows.ts'
import { indexRecords } from '#platform/server/search/index-records.ts'
import { searchableContracts } from '#platform/server/search/searched.ts'
import type { ServerModule } from '#platform/server/server-module.ts'

/** Approximate number of rows per transaction, with the search entries of their records. */
const batchSize = 10_000

// Keeps the pages of all indexes in memory; after a power failure, fill again.
const fastPragmas = ['cache_size = -1000000', 'synchronous = off', 'wal_autocheckpoint = 20000']

type Tables = Map<string, Row[]>

interface FillOptions {
  /** The fills, by module name. */
  fills: ReadonlyMap<string, AnyFill>
  modules: readonly ServerModule[]
  /** Number of records for each module. */
  count: number
  now: Date
  onProgress?: (progress: { module: string; rows: number }) => void
}

/** Adds this many records to each of some modules; returns the number of rows. */
export async function fillDatabase(database: Database, { fills, modules, count, now, onProgress }: FillOptions) {
  const peopleTable = [...fills.values()].find(({ people }) => people !== undefined)?.people
  const people =
    peopleTable === undefined ? undefined : { table: peopleTable, first: await nextId(database.db, peopleTable) }
  if (database.engine === 'sqlite')
    for (const pragma of fastPragmas) await sql.raw(`pragma ${pragma}`).execute(database.db)
  const write = batchWriter(database, modules)
  const written = new Map<string, number>()
  // Modules with people come first, so that others can refer to them.
  const ordered = [...fills].toSorted(([, a], [, b]) => Number(!a.people) - Number(!b.people))
  for (const [module, fill] of ordered) {
    const tools = await fillTools(database, { count, now, ...(people && { people }) })
    if (tools.users.length === 0) throw new Error('No user exists yet: start the server and create one first')
    let batch: Tables = new Map()
    let waiting = 0
    let rows = 0
    const flush = async () => {
      await write(batch)
      rows += waiting
      onProgress?.({ module, rows })
      batch = new Map()
      waiting = 0
    }
    // A database with all tables also has those of the module.
    for await (const rowBatch of fill.rows({ ...tools, db: database.db })) {
      for (const [table, more] of Object.entries(rowBatch)) {
        const rows = batch.get(table)
        if (rows) rows.push(...more)
        else batch.set(table, [...more])
        waiting += more.length
      }
      if (waiting >= batchSize) await flush()
    }
    await flush()
    written.set(module, rows)
  }
  // As autovacuum would later: index-only scans need it.
  if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.db)
  return written
}

/** Inserts a batch of rows with the search entries of their records, all or nothing. */
function batchWriter(database: Database, modules: readonly ServerModule[]) {
  const searched = searchableContracts(modules.flatMap(({ api }) => api ?? []))
  const insert = rowInserter(database)
  return (batch: Tables) =>
    database.db.transaction().execute(async (transaction) => {
      for (const [table, rows] of batch) {
        await insert(transaction, table, rows)
        if (database.engine === 'postgres' && typeof rows[0]?.['id'] === 'number')
          await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), (select max("id") from ${sql.table(table)}))`.execute(
            transaction,
          )
      }
      for (const searchable of searched) {
        const ids = Object.entries(searchable.source.tables).flatMap(([table, column]) =>
          (batch.get(table) ?? []).map((row) => String(row[column])),
        )
        await indexRecords(database, transaction, searchable, [...new Set(ids)])
      }
    })
}
