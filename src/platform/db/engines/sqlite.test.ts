import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { leastHold } from '#testing/inputs/cpu-time.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import type { Json } from '#platform/db/sample/sample.ts'
import { statements } from '#platform/db/migrate.ts'

type Rows = {
  rows: { id: number; flag: boolean; more: Json<{ a: number[] }> | null; at: string | null; price: number }
}

async function withRows() {
  const database = await emptyDatabase()
  const source =
    'create table "rows" ("id" integer primary key, "flag" boolean not null, "more" json, "at" timestamp, "price" integer not null)'
  for (const statement of statements(source, database.engine)) await sql.raw(statement).execute(database.db)
  const db = database.db.$extendTables<Rows>()
  return { ...database, db }
}

test('returns values as they were written, the same from either engine', async () => {
  const { db } = await withRows()
  const row = { id: 1, flag: true, at: '2026-03-29T01:30:00.123Z', price: 1999 }
  await db
    .insertInto('rows')
    .values({ ...row, more: JSON.stringify({ a: [1, 2] }) })
    .execute()
  expect(await db.selectFrom('rows').selectAll().executeTakeFirst()).toStrictEqual({ ...row, more: { a: [1, 2] } })
  expect(
    await db
      .selectFrom('rows')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('price').as('sum')])
      .executeTakeFirst(),
  ).toEqual({ count: 1, sum: 1999 })
})

test('rolls back a failed transaction, tables included', async () => {
  const { db } = await withRows()
  const failing = db.transaction().execute(async (transaction) => {
    await sql`create table "half" ("id" integer)`.execute(transaction)
    await transaction.insertInto('rows').values({ id: 1, flag: false, more: null, at: null, price: 0 }).execute()
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await db.selectFrom('rows').selectAll().execute()).toEqual([])
  await expect(sql`select * from "half"`.execute(db)).rejects.toThrow('half')
})

test('twenty simultaneous transactions that read and then write lose no update', async () => {
  const { db, engine } = await withRows()
  await db.insertInto('rows').values({ id: 1, flag: false, more: null, at: null, price: 0 }).execute()
  const increments = Array.from({ length: 20 }, () =>
    db.transaction().execute(async (transaction) => {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(1)`.execute(transaction)
      const { price } = await transaction.selectFrom('rows').select('price').executeTakeFirstOrThrow()
      await transaction
        .updateTable('rows')
        .set({ price: price + 1 })
        .execute()
    }),
  )
  await Promise.all(increments)
  expect(await db.selectFrom('rows').select('price').executeTakeFirst()).toEqual({ price: 20 })
})

test('runs a statement that was prepared before the table changed', async () => {
  const { db } = await withRows()
  const read = () => db.selectFrom('rows').selectAll().execute()
  await read()
  await sql`alter table "rows" add column "added" integer default 7`.execute(db)
  await db.insertInto('rows').values({ id: 1, flag: false, more: null, at: null, price: 0 }).execute()
  expect(await read()).toEqual([{ id: 1, flag: false, more: null, at: null, price: 0, added: 7 }])
})

test('lets other work run between many consecutive statements', async () => {
  const { db } = await withRows()
  const hold = await leastHold(async () => {
    for (let step = 0; step < 20_000; step += 1)
      await db.selectFrom('rows').selectAll().where('id', '=', step).execute()
  })
  expect(hold).toBeLessThan(100)
})
