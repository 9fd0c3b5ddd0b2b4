import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, PlatformTables } from '#platform/db/engines/database.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { paper, openSearchServer } from '#testing/servers/search-server.ts'
import { openNodeSqlite } from '#server/database/node-sqlite.ts'

/** A SQLite database that records its statements. */
function listening(): { database: Database; statements: string[]; planOf: (statement: string) => string } {
  const raw = openNodeSqlite(':memory:')
  const statements: string[] = []
  const prepare = (statement: string) => {
    statements.push(statement)
    return raw.prepare(statement)
  }
  const db = new Kysely<PlatformTables>({ dialect: sqliteDialect({ ...raw, prepare }, { size: 0 }) })
  const planOf = (statement: string) =>
    raw
      .prepare(`explain query plan ${statement}`)
      .all(Array(statement.split('?').length - 1).fill('x'))
      .map((step) => String(step[3]))
      .join('; ')
  return { database: { engine: 'sqlite', db, close: () => db.destroy() }, statements, planOf }
}

test('SQLite reads matches in order, and looks each entry up by its number', async () => {
  const { database, statements, planOf } = listening()
  const server = await openSearchServer(1, database)
  await server.giveRules('u3', [{ action: ['read'], subject: 'papers', conditions: { ownerId: '$user.id' } }])
  const { find } = await server.visitor('u3')
  statements.length = 0
  await find('some words')
  const plan = planOf(statements.find((statement) => statement.includes('"searchWords"')) ?? '')
  expect(plan).toMatch(/SCAN searchWords VIRTUAL TABLE/)
  // The newest are read in order: no more than requested, and nothing is sorted.
  expect(plan).not.toMatch(/TEMP B-TREE/)
  expect(plan).toMatch(/SEARCH entry USING INTEGER PRIMARY KEY/)
  expect(plan).toMatch(/SEARCH left USING (COVERING )?INDEX papersOwner/)
  expect(plan).not.toMatch(/SCAN entry/)
  await database.close()
})

test('PostgreSQL searches by its index, even in a small table', async () => {
  const database = await emptyDatabase()
  if (database.engine !== 'postgres') return
  await openSearchServer(1, database)
  const { rows } = await sql<{ name: string; on: string }>`
    select "relname" as "name", pg_get_expr("indexprs", "indrelid") as "on" from pg_index join pg_class on "oid" = "indexrelid"
    where "indrelid" = '"searchEntries"'::regclass and "indexprs" is not null`.execute(database.db)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['searchEntriesByTitle', 'searchEntriesByWord'])
  for (const { name, on } of rows) {
    const plan = await database.db.transaction().execute(async (db) => {
      // As in the function that finds matches.
      await sql`set local enable_seqscan = off`.execute(db)
      return sql<Record<string, string>>`
        explain select "id" from "searchEntries" where ${sql.raw(on)} @@ ${"'number' & '2999':* & '#0' & '@papers'"}::tsquery`.execute(
        db,
      )
    })
    expect(plan.rows.flatMap(Object.values).join('; ')).toContain(`Bitmap Index Scan on "${name}"`)
  }
})

test('PostgreSQL reads its index part by part, and misses no match', async () => {
  const database = await emptyDatabase()
  if (database.engine !== 'postgres') return
  const server = await openSearchServer(1, database)
  const admin = await server.visitor('u1')
  const places = [1, 16_383, 16_384, 131_071, 131_072, 999_999, 1_048_576, 2_000_000, 9_000_000, 11_534_335, 12_345_678]
  const rows = places.map((place) => paper(`Foxes at ${place}`, 'in the harbour'))
  await admin.write((db) => db.insertInto('papers').values(rows).execute())
  for (const place of places)
    await sql`update "searchEntries" set "id" = ${place} where "recordId" in
      (select cast("id" as text) from "papers" where "title" = ${`Foxes at ${place}`})`.execute(database.db)
  const latestFirst = places.toReversed().map((place) => `Foxes at ${place}`)
  expect(await admin.titles('fox')).toEqual(latestFirst)
  expect(await admin.titles('harb foxes')).toEqual(latestFirst)
  const fitting = async (enough: number) => {
    const question = [`'foxes'`, `'harb':*`]
    const { rows: found } = await sql<{ id: number }>`
      select * from "searchFitting"(${question}::text[]::tsquery[], false, null, null, ${enough}) as "fitting" ("id")`.execute(
      database.db,
    )
    return found.map(({ id }) => id)
  }
  // No more blocks than necessary, and after eight large ones the rest at once.
  expect(await fitting(1)).toEqual([12_345_678])
  expect(await fitting(2)).toEqual([12_345_678, 11_534_335])
  expect(await fitting(3)).toEqual([12_345_678, 11_534_335, 9_000_000])
  expect((await fitting(4)).toSorted((a, b) => b - a)).toEqual(places.toReversed())
})
