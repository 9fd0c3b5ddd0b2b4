import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { forbidden, refused } from '#platform/errors/failure.ts'
import { maxAmount } from '#platform/numbers/amount.ts'
import { computePercent, toCents } from '#platform/numbers/money.ts'
import { allows } from '#platform/fields/rules.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { type BulkChange, type BulkReport, shop } from '../contract.ts'
import type { RowChanges } from './changed-product.ts'
import { applyFamilyChanges, deriveFamilyValues } from './family.ts'
import { type ProductRow, toProduct } from './product-rows.ts'
import { lockFamilies, saveFamilies } from './save-family.ts'
import type { Tables } from './tables.ts'

export type WriteContext = Pick<Call, 'check' | 'access' | 'now'>

/** Deleting and restoring require the right to delete, at any endpoint. */
export function checkChange({ check, access: { ability } }: WriteContext, row: ProductRow, { deleted }: RowChanges) {
  const product = toProduct(row)
  check(product)
  if (deleted !== undefined && !allows(ability, 'delete', shop.name, product)) throw forbidden()
}

/** Checks the right to fields that a call changes without naming them, such as every price by percent. */
export function checkFields({ access: { ability } }: Pick<WriteContext, 'access'>, names: readonly string[]) {
  const refusedNames = names.filter((name) => !allows(ability, 'update', shop.name, undefined, name))
  if (refusedNames.length > 0) throw forbidden(`Not allowed to change: ${refusedNames.join(', ')}`)
}

/** The current values of the fields that a change names. */
function pickFields(row: ProductRow, names: readonly string[]): BulkReport['before'][number] {
  const previous = Object.entries(toProduct(row)).filter(([name]) => names.includes(name))
  return { id: row.id, changes: Object.fromEntries(previous) }
}

function changePrice(row: ProductRow, percent: number): ProductRow {
  const price = row.price + computePercent(row.price, percent)
  if (price > toCents(maxAmount)) throw refused('pricePercent', `The price of "${row.title}" would be too high`)
  return { ...row, price }
}

/** Makes a change to each product, all or none, and returns the report that undoes it. */
async function changeAll(
  db: Db<Tables>,
  changes: ReadonlyMap<number, RowChanges>,
  { percent, writer }: { percent?: number | undefined; writer: WriteContext },
): Promise<BulkReport> {
  if (percent !== undefined) checkFields(writer, ['price'])
  const families = await lockFamilies(db, [...changes.keys()])
  const rows = new Map([...families.values()].flat().map((row) => [row.id, row]))
  const before = [...changes].flatMap(([id, change]) => {
    const row = rows.get(id)
    if (!row) return []
    checkChange(writer, row, change)
    return [pickFields(row, [...Object.keys(change), ...(percent === undefined ? [] : ['price'])])]
  })
  const changed = [...families.values()].map((family) => {
    const familyChanges = new Map([...changes].filter(([id]) => family.some((row) => row.id === id)))
    const after = applyFamilyChanges(family, familyChanges, writer.now)
    if (percent === undefined) return { before: family, after }
    return {
      before: family,
      after: deriveFamilyValues(after.map((row) => (familyChanges.has(row.id) ? changePrice(row, percent) : row))),
    }
  })
  await saveFamilies(db, changed, { targetIds: new Set(changes.keys()), now: writer.now })
  return { changed: [...changes.keys()], before }
}

export const changeInBulk = (
  db: Db<Tables>,
  { ids, changes, pricePercent }: z.output<typeof BulkChange>,
  writer: WriteContext,
) => changeAll(db, new Map(ids.map((id) => [id, changes])), { percent: pricePercent, writer })

export function changeEach(
  db: Db<Tables>,
  { products }: z.output<typeof shop.editEach.body>,
  writer: WriteContext,
): Promise<BulkReport> {
  const byId = new Map(products.map(({ id, changes }) => [id, changes]))
  if (byId.size < products.length) throw refused('products', 'A product occurs twice')
  return changeAll(db, byId, { writer })
}
