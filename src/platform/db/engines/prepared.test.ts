import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withRowFilters } from '#platform/server/permissions/with-row-filters.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { prepared } from './prepared.ts'

type Tables = {
  cups: { id: number; ownerId: string; flag: boolean }
}

const cup = prepared<Tables, { id: number; flag: boolean }, { id: number; flag: boolean }>(
  ['id', 'flag'],
  (db, { id, flag }) => db.selectFrom('cups').select(['id', 'flag']).where('flag', '=', flag).where('id', '=', id),
)

async function withCups() {
  const { db: whole, engine } = await emptyDatabase()
  await sql`create table "cups" ("id" integer primary key, "ownerId" text, "flag" boolean)`.execute(whole)
  const db = whole.$extendTables<Tables>()
  const rows = [1, 2, 3].map((id) => ({ id, ownerId: `u${id}`, flag: id > 1 }))
  await db.insertInto('cups').values(rows).execute()
  return { db, engine }
}

test('uses the values of each run', async () => {
  const { db } = await withCups()
  expect(await cup(db.$pickTables<'cups'>(), { id: 2, flag: true })).toEqual([{ id: 2, flag: true }])
  const only = db.$pickTables<'cups'>()
  const results = [1, 2, 3].map((id) => cup(only, { id, flag: true }))
  expect(await Promise.all(results)).toEqual([[], [{ id: 2, flag: true }], [{ id: 3, flag: true }]])
})

test('applies row filters as in any other query', async () => {
  const { db } = await withCups()
  const only = db.$pickTables<'cups'>()
  const ownersIs = (owner: string) =>
    withRowFilters(
      only,
      new Map([['cups', (alias: string) => sql<boolean>`${sql.ref(`${alias}.ownerId`)} = ${owner}`]]),
    )
  const [second, third] = [ownersIs('u2'), ownersIs('u3')]
  for (const _ of [1, 2]) {
    expect(await cup(second, { id: 2, flag: true })).toHaveLength(1)
    expect(await cup(third, { id: 2, flag: true })).toHaveLength(0)
    expect(await cup(third, { id: 3, flag: true })).toHaveLength(1)
    expect(await cup(only, { id: 2, flag: true })).toHaveLength(1)
  }
})

test('sees the writes of its transaction', async () => {
  const { db } = await withCups()
  await db
    .$pickTables<'cups'>()
    .transaction()
    .execute(async (transaction) => {
      await transaction.updateTable('cups').set({ flag: false }).where('id', '=', 3).execute()
      expect(await cup(transaction, { id: 3, flag: false })).toHaveLength(1)
    })
})
