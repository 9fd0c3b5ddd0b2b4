import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { keysetQueries } from './keyset-queries.ts'

type Tables = { things: { id: number; name: string; marked: boolean } }

const order = [
  { column: 'marked', isDescending: true },
  { column: 'name', isDescending: false },
  { column: 'id', isDescending: false },
]

/** A table with an index in that order, and the engine's plan for the rows after a given one. */
async function plans(asked: typeof order) {
  const { engine, db: platform } = await emptyDatabase()
  const db = platform.withTables<Tables>()
  await sql`create table "things" ("id" integer primary key, "name" text not null, "marked" boolean not null)`.execute(
    db,
  )
  await sql`create index "thingsInOrder" on "things" ("marked" desc, "name", "id")`.execute(db)
  let query = db.selectFrom('things').select('id').limit(50)
  for (const { column, isDescending } of asked) query = query.orderBy(sql.ref(column), isDescending ? 'desc' : 'asc')
  const values = [true, 'Name', 7].slice(0, asked.length)
  return db.transaction().execute(async (transaction) => {
    // A nearly empty table is scanned and sorted.
    if (engine === 'postgres')
      await sql`select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_sort', 'enable_bitmapscan']) as name`.execute(
        transaction,
      )
    const queryPlans: string[] = []
    for (const part of keysetQueries(query, asked, values)) {
      const { sql: text, parameters } = part.compile()
      const explained = CompiledQuery.raw(`explain ${engine === 'sqlite' ? 'query plan ' : ''}${text}`, [...parameters])
      const { rows } = await transaction.executeQuery<Record<string, unknown>>(explained)
      queryPlans.push(rows.flatMap((row) => Object.values(row)).join('; '))
    }
    return queryPlans
  })
}

test('finds the rows after or before a row by the index of the order, without sorting', async () => {
  for (const direction of [order, order.map(({ column, isDescending }) => ({ column, isDescending: !isDescending }))]) {
    const queryPlans = await plans(direction)
    expect(queryPlans).toHaveLength(2)
    for (const plan of queryPlans) {
      expect(plan).toMatch(
        /SEARCH things USING (COVERING )?INDEX thingsInOrder|Index (Only )?Scan( Backward)? using "thingsInOrder"/,
      )
      expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
    }
    // First the rows with the same mark, from the row's name on; then the others.
    expect(queryPlans[0]).toMatch(
      /marked=\? AND name[<>]\?|marked=\? AND \(name,id\)[<>]\(\?,\?\)|ROW\(name, id\) [<>] ROW/,
    )
  }
})
