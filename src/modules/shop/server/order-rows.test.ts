import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqlitePlans } from '#testing/databases/sqlite-plans.ts'
import { changeStock, compareStockLines, restockPieces } from './order-rows.ts'
import type { Tables } from './tables.ts'

const { opened } = sqlitePlans<Tables>()
const quiet = { events: { withdraw: () => {} } }

/** The ids of the products whose stock is written, in order. */
async function recordStockWrites(work: (db: Awaited<ReturnType<typeof opened>>) => Promise<unknown>) {
  const ids: number[] = []
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind !== 'UpdateQueryNode') return node
      const id = Number(/"value":(\d+)/.exec(JSON.stringify(node.where))?.[1])
      if (ids.at(-1) !== id) ids.push(id)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await work((await opened()).withPlugin(recorder))
  return ids
}

test('pieces return to the stock in the order in which a sale takes them: by family, then by product', async () => {
  const db = await opened()
  const variant = await db
    .selectFrom('shopProducts')
    .select(['id', 'variantOf'])
    .where('variantOf', 'is not', null)
    .orderBy('variantOf')
    .executeTakeFirstOrThrow()
  // A product between the main product and its variant.
  const other = await db
    .selectFrom('shopProducts')
    .select(['id', 'variantOf'])
    .where('variantOf', 'is', null)
    .where('id', '>', Number(variant.variantOf))
    .where('id', '<', variant.id)
    .executeTakeFirstOrThrow()
  const sold = [other, variant].toSorted(compareStockLines)
  const taken = await recordStockWrites(async (recorded) => {
    for (const { id } of sold) await changeStock(recorded, id, -1)
  })
  const returned = await recordStockWrites((recorded) =>
    restockPieces(
      recorded,
      [other, variant].map(({ id }) => ({ id, qty: 1 })),
      quiet,
    ),
  )
  expect(taken).toEqual([variant.id, other.id])
  expect(returned).toEqual(taken)
})

test('pieces of a product in several lines return to the stock together', async () => {
  const db = await opened()
  const find = async () =>
    (await sql<{ qty: number }>`select "qty" from "shopProducts" where "id" = 1`.execute(db)).rows[0]?.qty ?? 0
  const before = await find()
  const lines = [
    { id: 1, qty: 2 },
    { id: 1, qty: 3 },
  ]
  await restockPieces(db, lines, quiet)
  expect(await find()).toBe(before + 5)
})
