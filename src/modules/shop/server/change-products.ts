import type { Db } from '#platform/db/database.ts'
import { forbidden, refused } from '#platform/failure.ts'
import { largestAmount } from '#platform/amount.ts'
import { fromCents, percentOf, toCents } from '#platform/money.ts'
import { allows } from '#platform/rules.ts'
import type { Call } from '#platform/server/api.ts'
import { sanitise } from '#platform/server/rich-text.ts'
import type * as z from 'zod'
import { type BulkChange, type BulkReport, type ProductChanges, shop } from '../contract.ts'
import { fromHundredths, holdProducts, type ProductRow, saveProducts, toHundredths, toProduct } from './product-rows.ts'
import type { Tables } from './tables.ts'

type Changes = Omit<z.output<typeof ProductChanges>, 'pictures'>
type Writer = Pick<Call, 'check' | 'ability' | 'now'>

/** The row with other values. */
export const changedProduct = (
  row: ProductRow,
  { price, discount, description, deleted, ...changes }: Changes,
  now: string,
): ProductRow => ({
  ...row,
  ...changes,
  ...(price !== undefined && { price: toCents(price) }),
  ...(discount !== undefined && { discount: toHundredths(discount) }),
  ...(description !== undefined && { description: sanitise(description) }),
  ...(deleted !== undefined && { deletedAt: deleted ? (row.deletedAt ?? now) : null }),
})

/** To the trash and back needs the right to delete, by whichever endpoint. */
export function checkChange({ check, ability }: Writer, row: ProductRow, { deleted }: Changes) {
  const product = toProduct(row)
  check(product)
  if (deleted !== undefined && !allows(ability, 'delete', shop.name, product)) throw forbidden()
}

/** What the fields that a change names are now. */
function fieldsBefore(row: ProductRow, names: readonly string[]): BulkReport['before'][number] {
  const { price, discount, related, category, gender, qty, status, deletedAt } = row
  const all = {
    price: fromCents(price),
    discount: fromHundredths(discount),
    related,
    category,
    gender,
    qty,
    status,
    deleted: deletedAt !== null,
  }
  return { id: row.id, changes: Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))) }
}

function repriced(row: ProductRow, percent: number): ProductRow {
  const price = row.price + percentOf(row.price, percent)
  if (price > toCents(largestAmount)) throw refused('pricePercent', `"${row.title}" would cost too much`)
  return { ...row, price }
}

/** Changes held products, each by what is meant for it, and says what undoes it. */
async function changeAll(
  db: Db<Tables>,
  ids: readonly number[],
  { changesOf, percent, writer }: { changesOf: (id: number) => Changes; percent?: number | undefined; writer: Writer },
): Promise<BulkReport> {
  const rows = await holdProducts(db, ids, writer.now)
  const before = rows.map((row) => {
    const names = [...Object.keys(changesOf(row.id)), ...(percent === undefined ? [] : ['price'])]
    return fieldsBefore(row, names)
  })
  const changed = rows.map((row) => {
    const changes = changesOf(row.id)
    checkChange(writer, row, changes)
    const next = changedProduct(row, changes, writer.now)
    return percent === undefined ? next : repriced(next, percent)
  })
  await saveProducts(db, changed)
  return { changed: [...ids], before }
}

export const changeAlike = (
  db: Db<Tables>,
  { ids, changes, pricePercent }: z.output<typeof BulkChange>,
  writer: Writer,
) => changeAll(db, [...new Set(ids)], { changesOf: () => changes, percent: pricePercent, writer })

export function changeEach(
  db: Db<Tables>,
  { products }: z.output<typeof shop.editEach.body>,
  writer: Writer,
): Promise<BulkReport> {
  const byId = new Map(products.map(({ id, changes }) => [id, changes]))
  if (byId.size < products.length) throw refused('products', 'A product is named twice')
  return changeAll(db, [...byId.keys()], { changesOf: (id) => byId.get(id) ?? {}, writer })
}
