import type { Db } from '#platform/db/engines/database.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { ImportReport } from '../contract.ts'
import { checkFields } from './change-products.ts'
import { changedFamily } from './family.ts'
import { judgeRows } from './import-judge.ts'
import type { CleanRow } from './import-texts.ts'
import { familiesOf } from './import-known.ts'
import { newProduct } from './new-product.ts'
import { addProduct, ownSums, type ProductRow, salesPriceOf, skuKey } from './product-rows.ts'
import { holdFamilies, saveFamilies } from './save-family.ts'
import type { Tables } from './tables.ts'

/** Makes or changes a product for each good row, unless `dryRun`; one bad row does not refuse the rest. */
export async function importProducts(
  db: Db<Tables>,
  { rows, dryRun, now, access }: { rows: readonly CleanRow[]; dryRun: boolean } & Pick<Call, 'now' | 'access'>,
): Promise<ImportReport> {
  const judged = judgeRows(
    rows,
    await familiesOf(
      db,
      rows.map(({ given }) => given),
    ),
  )
  const named = judged.flatMap((one) => (one.outcome === 'updated' ? Object.keys(one.changes) : []))
  checkFields({ access }, [...new Set(named)])
  const made = new Map<number, number>()
  if (!dryRun) {
    const changes = new Map(
      judged.flatMap((one) => (one.outcome === 'updated' ? [[one.id, one.changes] as const] : [])),
    )
    const families = await holdFamilies(db, [...changes.keys()])
    await saveFamilies(
      db,
      [...families.values()].map((before) => ({
        before,
        after: changedFamily(before, new Map([...changes].filter(([id]) => before.some((row) => row.id === id))), now),
      })),
      { asked: new Set(changes.keys()), now },
    )
    const mains = new Map<string, number>()
    for (const [row, one] of judged.entries()) {
      if (one.outcome !== 'created' || one.main !== undefined) continue
      const id = await addProduct(db, newProduct(one.draft, now))
      made.set(row, id)
      if (skuKey(one.draft.sku)) mains.set(skuKey(one.draft.sku), id)
    }
    const byMain = Map.groupBy(
      [...judged.entries()].flatMap(([row, one]) =>
        one.outcome === 'created' && one.main !== undefined ? [{ row, draft: one.draft, main: one.main }] : [],
      ),
      ({ main }) => (typeof main === 'number' ? main : (mains.get(main) ?? 0)),
    )
    for (const [id, variants] of byMain) {
      const [before = []] = (await holdFamilies(db, [id])).values()
      const added = variants.map(({ row, draft }): ProductRow => {
        const product = { ...newProduct(draft, now), variantOf: id, id: -1 - row }
        return { ...product, ...ownSums(product), salesPrice: salesPriceOf(product) }
      })
      const ids = await saveFamilies(db, [{ before, after: changedFamily([...before, ...added], new Map(), now) }], {
        asked: new Set(added.map((row) => row.id)),
        now,
      })
      for (const [index, { row }] of variants.entries()) made.set(row, ids[index] ?? 0)
    }
  }
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
