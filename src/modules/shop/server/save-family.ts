import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import type { Notifier } from '#platform/server/notices/notifier.ts'
import { findDuplicate } from './family.ts'
import { fewPieces, withdrawRestocked } from './notices.ts'
import {
  addProduct,
  createNotFound,
  productColumns,
  type ProductRow,
  saveProducts,
  normaliseSku,
} from './product-rows.ts'
import type { Tables } from './tables.ts'

/**
 * Reads and locks the families of these products, by the main products' ids; 404 if one is unknown. The main products
 * are written first: every change of a family does so, and waits there for the one before.
 */
export async function lockFamilies(db: Db<Tables>, ids: readonly number[]): Promise<Map<number, ProductRow[]>> {
  if (ids.length === 0) return new Map()
  const targets = await db.selectFrom('shopProducts').select(['id', 'variantOf']).where('id', 'in', ids).execute()
  const mainIdsById = new Map(targets.map(({ id, variantOf }) => [id, variantOf ?? id]))
  for (const id of ids) if (!mainIdsById.has(id)) throw createNotFound(id)
  const mainIds = [...new Set(mainIdsById.values())]
  await db
    .updateTable('shopProducts')
    .set((eb) => ({ sold: eb.ref('sold') }))
    .where('id', 'in', mainIds)
    .execute()
  const rows = await db
    .selectFrom('shopProducts')
    .select(productColumns)
    .where((eb) => eb.or([eb('id', 'in', mainIds), eb('variantOf', 'in', mainIds)]))
    .orderBy('id')
    .execute()
  const families = Map.groupBy(rows, ({ id, variantOf }) => variantOf ?? id)
  for (const [id, family] of families)
    families.set(
      id,
      family.toSorted((one, other) => Number(other.id === id) - Number(one.id === id)),
    )
  return families
}

/** The path of the row with this id in the request: empty, or `variants.3.`. */
type PathOf = (id: number) => string

async function checkSkus(db: Db<Tables>, rows: readonly ProductRow[], getPath: PathOf) {
  const active = rows.filter(({ sku, deletedAt }) => deletedAt === null && normaliseSku(sku) !== '')
  const createSkuConflict = (row: ProductRow) =>
    refused(`${getPath(row.id)}sku`, 'Another product has this article number')
  const byKey = new Map<string, ProductRow>()
  for (const row of active) {
    const key = normaliseSku(row.sku)
    if (byKey.has(key)) throw createSkuConflict(row)
    byKey.set(key, row)
  }
  if (byKey.size === 0) return
  const others = await db
    .selectFrom('shopProducts')
    .select(['id', 'bySku'])
    .where('bySku', 'in', [...byKey.keys()])
    .where('deletedAt', 'is', null)
    .execute()
  const changedIds = new Set(rows.map(({ id }) => id))
  const other = others.find(({ id }) => !changedIds.has(id))
  const row = other && byKey.get(other.bySku)
  if (row) throw createSkuConflict(row)
}

interface Saving {
  targetIds: ReadonlySet<number>
  now: string
  events: Pick<Notifier, 'withdraw'>
  getPath?: PathOf
}

/** Writes changed and new rows, and rejects duplicates within the family or the shop. Returns the ids of new rows. */
export async function saveFamilies(
  db: Db<Tables>,
  families: readonly { before: readonly ProductRow[]; after: readonly ProductRow[] }[],
  { targetIds, now, events, getPath = () => '' }: Saving,
): Promise<number[]> {
  const changed: ProductRow[] = []
  for (const { before, after } of families) {
    const old = new Map(before.map((row) => [row.id, JSON.stringify(row)]))
    const isChanged = (row: ProductRow) => targetIds.has(row.id) || old.get(row.id) !== JSON.stringify(row)
    const duplicate = findDuplicate(after, ({ id }) => targetIds.has(id))
    if (duplicate)
      throw refused(`${getPath(duplicate.id)}${duplicate.field}`, 'Another variant has this colour and size')
    changed.push(...after.filter(isChanged).map((row) => ({ ...row, updatedAt: now })))
  }
  await checkSkus(db, changed, getPath)
  await saveProducts(
    db,
    changed.filter(({ id }) => id > 0),
  )
  withdrawRestocked(
    events,
    families.flatMap(({ before, after }) =>
      after.filter(({ id, qty }) => before.some((row) => row.id === id && row.qty < qty && row.qty <= fewPieces)),
    ),
  )
  const createdIds: number[] = []
  for (const { id, salesPrice: _salesPrice, ...row } of changed) if (id < 0) createdIds.push(await addProduct(db, row))
  return createdIds
}
