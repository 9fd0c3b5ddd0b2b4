import type { Db } from '#platform/db/engines/database.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { ImportReport } from '../contract.ts'
import { checkFields } from './change-products.ts'
import { changedFamily } from './family.ts'
import { validateRows } from './validate-rows.ts'
import type { CleanRow } from './import-texts.ts'
import { findFamilies } from './import-known.ts'
import { newProduct } from './new-product.ts'
import { addProduct, sumsWithoutVariants, type ProductRow, salesPriceOf, skuKey } from './product-rows.ts'
import { lockFamilies, saveFamilies } from './save-family.ts'
import type { Tables } from './tables.ts'

type ValidatedRows = ReturnType<typeof validateRows>
type Created = Extract<ValidatedRows[number], { outcome: 'created' }>

/** Creates or changes a product for each valid row, unless `dryRun`; an invalid row does not reject the others. */
export async function importProducts(
  db: Db<Tables>,
  { rows, dryRun, now, access }: { rows: readonly CleanRow[]; dryRun: boolean } & Pick<Call, 'now' | 'access'>,
): Promise<ImportReport> {
  const known = await findFamilies(
    db,
    rows.map(({ input }) => input),
  )
  const judged = validateRows(rows, known)
  const named = judged.flatMap((one) => (one.outcome === 'updated' ? Object.keys(one.changes) : []))
  checkFields({ access }, [...new Set(named)])
  if (dryRun) return reportOf(judged, new Map())
  await changeProducts(db, judged, now)
  const mains = await addMainProducts(db, judged, now)
  const variants = await addVariants(db, judged, mains, now)
  return reportOf(judged, new Map([...mains.ids, ...variants]))
}

async function changeProducts(db: Db<Tables>, judged: ValidatedRows, now: string) {
  const changes = new Map(judged.flatMap((one) => (one.outcome === 'updated' ? [[one.id, one.changes] as const] : [])))
  const families = await lockFamilies(db, [...changes.keys()])
  const changed = [...families.values()].map((before) => {
    const own = new Map([...changes].filter(([id]) => before.some((row) => row.id === id)))
    return { before, after: changedFamily(before, own, now) }
  })
  await saveFamilies(db, changed, { targetIds: new Set(changes.keys()), now })
}

const createdRows = (judged: ValidatedRows) =>
  [...judged.entries()].flatMap(([row, one]) => (one.outcome === 'created' ? [{ row, one }] : []))

/** Creates main products; returns their ids by row, and by SKU. */
async function addMainProducts(db: Db<Tables>, judged: ValidatedRows, now: string) {
  const ids = new Map<number, number>()
  const bySku = new Map<string, number>()
  for (const { row, one } of createdRows(judged)) {
    if (one.main !== undefined) continue
    const id = await addProduct(db, newProduct(one.draft, now))
    ids.set(row, id)
    if (skuKey(one.draft.sku)) bySku.set(skuKey(one.draft.sku), id)
  }
  return { ids, bySku }
}

/** Creates variants of existing products or of those created by other rows; returns their ids by row. */
async function addVariants(
  db: Db<Tables>,
  judged: ValidatedRows,
  { bySku }: { bySku: ReadonlyMap<string, number> },
  now: string,
) {
  const mainOf = ({ main = 0 }: Created) => (typeof main === 'number' ? main : (bySku.get(main) ?? 0))
  const variants = createdRows(judged).filter(({ one }) => one.main !== undefined)
  const ids = new Map<number, number>()
  for (const [id, own] of Map.groupBy(variants, ({ one }) => mainOf(one))) {
    const [before = []] = (await lockFamilies(db, [id])).values()
    const added = own.map(({ row, one }): ProductRow => {
      const product = { ...newProduct(one.draft, now), variantOf: id, id: -1 - row }
      return { ...product, ...sumsWithoutVariants(product), salesPrice: salesPriceOf(product) }
    })
    const after = changedFamily([...before, ...added], new Map(), now)
    const made = await saveFamilies(db, [{ before, after }], { targetIds: new Set(added.map((row) => row.id)), now })
    for (const [index, { row }] of own.entries()) ids.set(row, made[index] ?? 0)
  }
  return ids
}

function reportOf(judged: ValidatedRows, made: ReadonlyMap<number, number>): ImportReport {
  const report: ImportReport = { created: 0, updated: 0, refused: 0, rows: [] }
  for (const [row, one] of judged.entries()) {
    report[one.outcome] += 1
    report.rows.push({
      row,
      outcome: one.outcome,
      id: one.outcome === 'updated' ? one.id : (made.get(row) ?? null),
      issues: one.outcome === 'refused' ? one.issues : [],
    })
  }
  return report
}
