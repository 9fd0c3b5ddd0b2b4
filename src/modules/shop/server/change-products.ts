import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { forbidden, refused } from '#platform/errors/failure.ts'
import { maxAmount } from '#platform/numbers/amount.ts'
import { computePercent, toCents } from '#platform/numbers/money.ts'
import { allows } from '#platform/permissions/rules.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { findConflicts } from '#platform/server/pipeline/refuse-lost-update.ts'
import { type BulkChange, type BulkReport, shop } from '../contract.ts'
import type { ChangedProduct } from '../contract-product.ts'
import type { ResolvedChanges, RowChanges } from './changed-product.ts'
import { applyFamilyChanges, deriveFamilyValues } from './family.ts'
import { type ProductRow, toProduct } from './product-rows.ts'
import { lockFamilies, saveFamilies } from './save-family.ts'
import { hasRoom, resolveStock } from './stock-change.ts'
import type { Tables } from './tables.ts'

export type WriteContext = Pick<Call, 'checkRights' | 'access' | 'now'> & { events: Pick<Call['events'], 'withdraw'> }

/** Deleting and restoring require the right to delete, at any endpoint. */
export function checkChange(
  { checkRights, access: { ability } }: Pick<WriteContext, 'checkRights' | 'access'>,
  row: ProductRow,
  { deleted }: RowChanges,
) {
  const product = toProduct(row)
  checkRights(product)
  if (deleted !== undefined && !allows(ability, 'delete', shop.name, product)) throw forbidden()
}

/** Checks the right to fields that a call changes without naming them, such as every price by percent. */
export function checkFields({ access: { ability } }: Pick<WriteContext, 'access'>, names: readonly string[]) {
  const refusedNames = names.filter((name) => !allows(ability, 'update', shop.name, undefined, name))
  if (refusedNames.length > 0) throw forbidden(`Not allowed to change: ${refusedNames.join(', ')}`)
}

type ProductChange = z.output<typeof ChangedProduct>

/** The change that undoes this one, unless someone changes the same fields again. */
function reverse(before: ProductRow, after: ProductRow, names: readonly string[]): BulkReport['before'][number] {
  const values = Object.entries(toProduct(before)).filter(([name]) => names.includes(name) && name !== 'qty')
  const written = Object.entries(toProduct(after)).filter(([name]) => values.some(([other]) => other === name))
  // Pieces may be sold before the change is undone.
  const addQty = names.includes('qty') ? before.qty - after.qty : 0
  return {
    id: before.id,
    changes: { ...Object.fromEntries(values), ...(addQty !== 0 && { addQty }) },
    base: Object.fromEntries(written.filter(([name]) => name !== 'deleted')),
  }
}

function changePrice(row: ProductRow, percent: number): ProductRow {
  const price = row.price + computePercent(row.price, percent)
  if (price > toCents(maxAmount)) throw refused('pricePercent', `The price of "${row.title}" would be too high`)
  return { ...row, price }
}

/** The change without the fields that no longer have the value in its `base`, and without pieces that are not there. */
function leaveOutChanged(row: ProductRow, { changes, base }: ProductChange): RowChanges {
  const { qty: _qty, ...compared } = base ?? {}
  const changed = new Set(
    findConflicts({ record: toProduct(row), changes, base: compared, path: '' }).map(({ path }) => path),
  )
  if (changes.addQty !== undefined && !hasRoom(row, changes.addQty)) changed.add('addQty')
  return Object.fromEntries(Object.entries(changes).filter(([name]) => !changed.has(name)))
}

/** Makes a change to each product, all or none, and returns the report that undoes it. */
async function changeAll(
  db: Db<Tables>,
  changes: readonly ProductChange[],
  { percent, writer }: { percent?: number | undefined; writer: WriteContext },
): Promise<BulkReport> {
  if (percent !== undefined) checkFields(writer, ['price'])
  const ids = new Set(changes.map(({ id }) => id))
  const families = await lockFamilies(db, [...ids])
  const rows = new Map([...families.values()].flat().map((row) => [row.id, row]))
  const resolved = new Map<number, ResolvedChanges>()
  const kept: number[] = []
  for (const one of changes) {
    const row = rows.get(one.id)
    if (!row) continue
    checkChange(writer, row, one.changes)
    const remaining = one.base ? leaveOutChanged(row, one) : one.changes
    if (Object.keys(remaining).length < Object.keys(one.changes).length) kept.push(one.id)
    resolved.set(one.id, resolveStock(row, { changes: remaining, base: one.base, path: '' }))
  }
  const changed = [...families.values()].map((family) => {
    const familyChanges = new Map([...resolved].filter(([id]) => family.some((row) => row.id === id)))
    const after = applyFamilyChanges(family, familyChanges, writer.now)
    if (percent === undefined) return { before: family, after }
    return {
      before: family,
      after: deriveFamilyValues(after.map((row) => (familyChanges.has(row.id) ? changePrice(row, percent) : row))),
    }
  })
  await saveFamilies(db, changed, { targetIds: ids, now: writer.now, events: writer.events })
  const rowsAfter = new Map(changed.flatMap(({ after }) => after).map((row) => [row.id, row]))
  const before = [...resolved].flatMap(([id, fields]) => {
    const [row, rowAfter] = [rows.get(id), rowsAfter.get(id)]
    const names = [...Object.keys(fields), ...(percent === undefined ? [] : ['price'])]
    return row && rowAfter ? [reverse(row, rowAfter, names)] : []
  })
  return { changed: [...ids], before, kept }
}

export const changeInBulk = (
  db: Db<Tables>,
  { ids, changes, pricePercent }: z.output<typeof BulkChange>,
  writer: WriteContext,
) =>
  changeAll(
    db,
    [...new Set(ids)].map((id) => ({ id, changes })),
    { percent: pricePercent, writer },
  )

export function changeEach(
  db: Db<Tables>,
  { products }: z.output<typeof shop.editEach.body>,
  writer: WriteContext,
): Promise<BulkReport> {
  if (new Set(products.map(({ id }) => id)).size < products.length) throw refused('products', 'A product occurs twice')
  return changeAll(db, products, { writer })
}
