import { CompiledQuery, sql } from 'kysely'
import { batchesInTurns } from '#platform/records/batches.ts'
import type { Database, Engine } from '#platform/db/engines/database.ts'
import { quotedName } from '#platform/db/engines/quoted-name.ts'
import type { Row } from '#platform/db/sample/fill.ts'

type Insert = (db: Database['db'], table: string, columns: readonly string[], rows: readonly Row[]) => Promise<void>

// Below SQLite's limit of variables per statement; SQLite caches the prepared statements.
const batchSize = 100

const sqlite: Insert = async (db, table, columns, rows) => {
  const rowPlaceholders = `(${columns.map(() => '?').join(', ')})`
  for await (const batch of batchesInTurns(rows, batchSize)) {
    const text = `insert into ${quotedName(table)} (${columns.map(quotedName).join(', ')}) values ${batch.map(() => rowPlaceholders).join(', ')}`
    const values = batch.flatMap((row) => columns.map((column) => row[column]))
    await db.executeQuery(CompiledQuery.raw(text, values))
  }
}

/** All rows are one text parameter: parsing thousands of parameters takes longer than writing the rows. */
function postgres(): Insert {
  const statements = new Map<string, string>()
  const statementFor = async (db: Database['db'], table: string, columns: readonly string[]) => {
    const cached = statements.get(table)
    if (cached) return cached
    const { rows } = await sql<{ name: string; type: string }>`
      select attname as "name", format_type(atttypid, null) as "type" from pg_attribute
      where attrelid = ${quotedName(table)}::regclass and attnum > 0 and not attisdropped`.execute(db)
    const types = new Map(rows.map(({ name, type }) => [name, type]))
    const text = `insert into ${quotedName(table)} (${columns.map(quotedName).join(', ')})
      select ${columns.map((column) => `${quotedName(column)}::${types.get(column) ?? 'text'}`).join(', ')}
      from json_to_recordset($1::json) as "row" (${columns.map((column) => `${quotedName(column)} text`).join(', ')})`
    statements.set(table, text)
    return text
  }
  return async (db, table, columns, rows) => {
    const text = await statementFor(db, table, columns)
    await db.executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows)]))
  }
}

const inserts: Record<Engine, () => Insert> = { sqlite: () => sqlite, postgres }

/** Inserts many rows with the same columns, in the fastest way of each engine. */
export function rowInserter({ engine }: Pick<Database, 'engine'>) {
  const insert = inserts[engine]()
  return async (db: Database['db'], table: string, rows: readonly Row[]) => {
    const [first] = rows
    if (first) await insert(db, table, Object.keys(first), rows)
  }
}
