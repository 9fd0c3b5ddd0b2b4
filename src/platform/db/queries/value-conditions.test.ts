import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { isAmong, isNoneOf, isOneOf } from './value-conditions.ts'

test('finds rows whose column has one of some values, or none of them', async () => {
  const { db } = await emptyDatabase()
  await sql`create table "steps" ("step" text not null)`.execute(db)
  await sql`insert into "steps" values ('new'), ('on hold'), ('it''s done')`.execute(db)
  const findIds = async (condition: ReturnType<typeof isOneOf>) =>
    (await sql<{ step: string }>`select "step" from "steps" where ${condition} order by "step"`.execute(db)).rows.map(
      ({ step }) => step,
    )
  expect(await findIds(isOneOf('step', ['new', "it's done"]))).toEqual(["it's done", 'new'])
  expect(await findIds(isOneOf('step', []))).toEqual([])
  expect(await findIds(isNoneOf('step', ['new', "it's done"]))).toEqual(['on hold'])
  expect(await findIds(isNoneOf('step', []))).toHaveLength(3)
})

test('finds rows whose column has one of more values than a statement has parameters', async () => {
  const { db } = await emptyDatabase()
  await sql`create table "pages" ("id" integer primary key, "name" text not null)`.execute(db)
  await sql`insert into "pages" values (7, '7'), (69999, 'it''s "the" last'), (70001, 'beyond')`.execute(db)
  const find = async (condition: ReturnType<typeof isAmong>) =>
    (await sql<{ id: number }>`select "id" from "pages" where ${condition} order by "id"`.execute(db)).rows.map(
      ({ id }) => id,
    )
  const ids = Array.from({ length: 70_000 }, (_, id) => id)
  expect(await find(isAmong(db, 'pages.id', ids))).toEqual([7, 69_999])
  expect(await find(isAmong(db, 'name', [...ids.map(String), 'it\'s "the" last']))).toEqual([7, 69_999])
  expect(await find(isAmong(db, 'id', []))).toEqual([])
  expect(await find(isAmong(db, 'name', []))).toEqual([])
})
