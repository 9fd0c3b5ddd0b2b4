import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { isNoneOf, isOneOf } from './value-conditions.ts'

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
