import type { Db } from '#platform/db/engines/database.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { ImportReport } from '../contract.ts'
import { checkFields } from './change-products.ts'
import { applyFamilyChanges } from './family.ts'
import { validateRows } from './validate-rows.ts'
import type { CleanRow } from './import-texts.ts'
import { findFamilies } from './import-known.ts'
import { createProductRow } from './new-product.ts'
import { addProduct, getSumsWithoutVariants, type ProductRow, getSalesPrice, normaliseSku } from './product-rows.ts'
import { lockFamilies, saveFamilies } from './save-family.ts'
import type { Tables } from './tables.ts'

type ValidatedRows = ReturnType<typeof validateRows>
interface Saving extends Pick<Call, 'now'> {
  events: Pick<Call['events'], 'withdraw'>
}
type Created = Extract<ValidatedRows[number], { outcome: 'created' }>

/** Creates or changes a product for each valid row, unless `dryRun`; an invalid row does not reject the others. */
export async function importProducts(
  db: Db<Tables>,
  { rows, dryRun, access, ...saving }: { rows: readonly CleanRow[]; dryRun: boolean } & Pick<Call, 'access'> & Saving,
): Promise<ImportReport> {
  const knownFamilies = await findFamilies(
    db,
    rows.map(({ input }) => input),
  )
  const validatedRows = validateRows(rows, knownFamilies)
  const changedFields = validatedRows.flatMap((one) => (one.outcome === 'updated' ? Object.keys(one.changes) : []))
  checkFields({ access }, [...new Set(changedFields)])
  if (dryRun) return createReport(validatedRows, new Map())
  await changeProducts(db, validatedRows, saving)
  const mains = await addMainProducts(db, validatedRows, saving.now)
  const variants = await addVariants(db, validatedRows, mains, saving)
  return createReport(validatedRows, new Map([...mains.ids, ...variants]))
}

async function changeProducts(db: Db<Tables>, validatedRows: ValidatedRows, { now, events }: Saving) {
  const changes = new Map(
    validatedRows.flatMap((one) => (one.outcome === 'updated' ? [[one.id, one.changes] as const] : [])),
  )
  const families = await lockFamilies(db, [...changes.keys()])
  const changed = [...families.values()].map((before) => {
    const ownChanges = new Map([...changes].filter(([id]) => before.some((row) => row.id === id)))
    return { before, after: applyFamilyChanges(before, ownChanges, now) }
  })
  await saveFamilies(db, changed, { targetIds: new Set(changes.keys()), now, events })
}

const getCreatedRows = (validatedRows: ValidatedRows) =>
  [...validatedRows.entries()].flatMap(([row, one]) => (one.outcome === 'created' ? [{ row, one }] : []))

/** Creates main products; returns their ids by row, and by SKU. */
async function addMainProducts(db: Db<Tables>, validatedRows: ValidatedRows, now: string) {
  const ids = new Map<number, number>()
  const bySku = new Map<string, number>()
  for (const { row, one } of getCreatedRows(validatedRows)) {
    if (one.main !== undefined) continue
    const id = await addProduct(db, createProductRow(one.draft, now))
    ids.set(row, id)
    if (normaliseSku(one.draft.sku)) bySku.set(normaliseSku(one.draft.sku), id)
  }
  return { ids, bySku }
}

/** Creates variants of existing products or of those created by other rows; returns their ids by row. */
async function addVariants(
  db: Db<Tables>,
  validatedRows: ValidatedRows,
  { bySku }: { bySku: ReadonlyMap<string, number> },
  { now, events }: Saving,
) {
  const findMainId = ({ main = 0 }: Created) => (typeof main === 'number' ? main : (bySku.get(main) ?? 0))
  const variants = getCreatedRows(validatedRows).filter(({ one }) => one.main !== undefined)
  const ids = new Map<number, number>()
  for (const [id, ownChanges] of Map.groupBy(variants, ({ one }) => findMainId(one))) {
    const [before = []] = (await lockFamilies(db, [id])).values()
    const added = ownChanges.map(({ row, one }): ProductRow => {
      const product = { ...createProductRow(one.draft, now), variantOf: id, id: -1 - row }
      return { ...product, ...getSumsWithoutVariants(product), salesPrice: getSalesPrice(product) }
    })
    const after = applyFamilyChanges([...before, ...added], new Map(), now)
    const createdIds = await saveFamilies(db, [{ before, after }], {
      targetIds: new Set(added.map((row) => row.id)),
      now,
      events,
    })
    for (const [index, { row }] of ownChanges.entries()) ids.set(row, createdIds[index] ?? 0)
  }
  return ids
}

function createReport(validatedRows: ValidatedRows, createdIds: ReadonlyMap<number, number>): ImportReport {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, refused: 0, rows: [] }
  for (const [row, one] of validatedRows.entries()) {
    report[one.outcome] += 1
    report.rows.push({
      row,
      outcome: one.outcome,
      id: 'id' in one ? one.id : (createdIds.get(row) ?? null),
      issues: one.outcome === 'refused' ? one.issues : [],
    })
  }
  return report
}
