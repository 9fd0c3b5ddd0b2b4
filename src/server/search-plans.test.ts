import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, PlatformTables } from '#platform/db/database.ts'
import { sqliteDialect } from '#platform/db/sqlite.ts'
import { emptyDatabase } from '#testing/empty-database.ts'
import { serverWithPapers } from '#testing/searched-papers.ts'
import { openNodeSqlite } from './node-sqlite.ts'

/** A SQLite database that remembers what it was asked. */
function listening(): { database: Database; asked: string[]; planOf: (statement: string) => string } {
  const raw = openNodeSqlite(':memory:')
  const asked: string[] = []
  const prepare = (statement: string) => {
    asked.push(statement)
    return raw.prepare(statement)
  }
  const db = new Kysely<PlatformTables>({ dialect: sqliteDialect({ ...raw, prepare }, { size: 0 }) })
  const planOf = (statement: string) =>
    raw
      .prepare(`explain query plan ${statement}`)
      .all(Array(statement.split('?').length - 1).fill('x'))
      .map((step) => String(step[3]))
      .join('; ')
  return { database: { engine: 'sqlite', db, close: () => db.destroy() }, asked, planOf }
}

test('SQLite walks along what fits, and looks each entry up by its number', async () => {
  const { database, asked, planOf } = listening()
  const server = await serverWithPapers(1, database)
  await server.giveRules('u3', [{ action: ['read'], subject: 'papers', conditions: { ownerId: '$user.id' } }])
  const { find } = await server.visitor('u3')
  asked.length = 0
  await find('some words')
  const plan = planOf(asked.find((statement) => statement.includes('"searchWords"')) ?? '')
  expect(plan).toMatch(/SCAN searchWords VIRTUAL TABLE/)
  // The newest come as they are read: no more are read than are wanted, and nothing is sorted.
  expect(plan).not.toMatch(/TEMP B-TREE/)
  expect(plan).toMatch(/SEARCH entry USING INTEGER PRIMARY KEY/)
  expect(plan).toMatch(/SEARCH left USING (COVERING )?INDEX papersOwner/)
  expect(plan).not.toMatch(/SCAN entry/)
  await database.close()
})

test('PostgreSQL finds by its index, however little there is', async () => {
  const database = await emptyDatabase()
  if (database.engine !== 'postgres') return
  await serverWithPapers(1, database)
  const { rows } = await sql<{ name: string; on: string }>`
    select "relname" as "name", pg_get_expr("indexprs", "indrelid") as "on" from pg_index join pg_class on "oid" = "indexrelid"
    where "indrelid" = '"searchEntries"'::regclass and "indexprs" is not null`.execute(database.db)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['searchEntriesAnywhere', 'searchEntriesTitle'])
  for (const { name, on } of rows) {
    const plan = await database.db.transaction().execute(async (db) => {
      // As the function has it that finds what fits.
      await sql`set local enable_seqscan = off`.execute(db)
      return sql<Record<string, string>>`
        explain select "id" from "searchEntries" where ${sql.raw(on)} @@ ${"'number' & '2999':* & '#0' & '@papers'"}::tsquery`.execute(
        db,
      )
    })
    expect(plan.rows.flatMap(Object.values).join('; ')).toContain(`Bitmap Index Scan on "${name}"`)
  }
})
