import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { listIds } from './list-ids.ts'

type Tables = { things: { id: number; name: string; marked: boolean } }

const count = 1234
const all = Array.from({ length: count }, (_, index) => ({
  id: index + 1,
  // Each name occurs many times.
  name: `${String((index * 7919) % 97).padStart(2, '0')} é`,
  marked: index % 250 === 0,
}))

/** The rows, and the number that each statement returned. */
async function things() {
  const { db: platform } = await emptyDatabase()
  const brought: number[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      brought.push(result.rows.length)
      return Promise.resolve(result)
    },
  }
  const db = platform.withTables<Tables>()
  await sql`create table "things" ("id" integer primary key, "name" varchar not null, "marked" boolean not null)`.execute(
    db,
  )
  await db.insertInto('things').values(all).execute()
  return { query: db.withPlugin(plugin).selectFrom('things').select('id'), brought }
}

const inTurn = async (pages: AsyncGenerator<number[]>) => {
  const ids: number[] = []
  for await (const some of pages) ids.push(...some)
  return ids
}

const byName = all.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id))

test('returns all ids of a list in its order, at most 500 per statement', async () => {
  const { query, brought } = await things()
  const expected = byName.map(({ id }) => id)
  expect(await inTurn(await listIds(query, { sort: 'name' }))).toEqual(expected)
  expect(await inTurn(await listIds(query, { sort: '-name' }))).toEqual(expected.toReversed())
  const marked = [...byName.filter((row) => row.marked), ...byName.filter((one) => !one.marked)]
  expect(await inTurn(await listIds(query.orderBy('marked', 'desc'), { sort: 'name' }))).toEqual(
    marked.map(({ id }) => id),
  )
  expect(Math.max(...brought)).toBe(500)
})

test('applies the filters of the list, and sorts scattered rows once', async () => {
  const { query, brought } = await things()
  const plain = byName.filter((row) => !row.marked).map(({ id }) => id)
  expect(await inTurn(await listIds(query, { sort: 'name', marked: false }))).toEqual(plain)
  brought.length = 0
  expect(await inTurn(await listIds(query, { sort: 'name', marked: false }, { isUnindexed: true }))).toEqual(plain)
  expect(brought).toEqual([1, plain.length])
  expect(await inTurn(await listIds(query, { sort: 'id', name: 'none' }))).toEqual([])
})
