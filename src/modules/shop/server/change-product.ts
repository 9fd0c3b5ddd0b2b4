import type * as z from 'zod'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { refuseLostUpdates } from '#platform/server/pipeline/refuse-lost-update.ts'
import type { ProductChanges, ProductDraft, VariantChange } from '../contract.ts'
import { checkChange, type WriteContext } from './change-products.ts'
import { applyProductChanges } from './changed-product.ts'
import { applyFamilyChanges, getSharedValues } from './family.ts'
import { createProductRow } from './new-product.ts'
import { changePictures } from './product-pictures.ts'
import {
  addProduct,
  createNotFound,
  getSumsWithoutVariants,
  type ProductRow,
  getSalesPrice,
  toProduct,
} from './product-rows.ts'
import { lockFamilies, saveFamilies } from './save-family.ts'
import { resolveStock, type SentChange } from './stock-change.ts'
import type { Tables } from './tables.ts'

type Change = z.output<typeof VariantChange>

// Values that a variant does not inherit.
const notInherited = { qty: 0, sku: '', color: null, size: '', pictures: [], sold: 0, deletedAt: null }

/** A new variant; missing values are those of the main product. */
function createVariant(main: ProductRow, id: number, sent: SentChange, now: string): ProductRow {
  const values = { ...main, ...getSharedValues(main), ...notInherited, id, variantOf: main.id, updatedAt: now }
  const row = applyProductChanges(values, resolveStock(values, sent))
  return { ...row, ...getSumsWithoutVariants(row), salesPrice: getSalesPrice(row) }
}

/** The changes of a family by the ids of its rows, and its new rows, which have negative ids. */
function assignChanges(
  family: readonly ProductRow[],
  main: ProductRow,
  { id, variants, now, ...sent }: SentChange & { id: number; variants: readonly Change[]; now: string },
) {
  const sentById = new Map<number, SentChange>([[id, sent]])
  const newRows: ProductRow[] = []
  for (const [index, { id: rowId, base, ...changes }] of variants.entries()) {
    const path = `variants.${index}.`
    const key = rowId ?? -1 - index
    if (rowId === undefined) newRows.push(createVariant(main, key, { changes, path }, now))
    else if (!family.some((one) => one.id === rowId))
      throw refused(`${path}id`, `${rowId} is not a variant of this product`)
    if (sentById.has(key)) throw refused(`${path}id`, 'This row occurs twice')
    sentById.set(key, rowId === undefined ? { changes: {}, path } : { changes, base, path })
  }
  return { sentById, newRows }
}

/** What to compare with `base`: all but the stock, which every sale changes (`resolveStock`). */
function toEdited(row: ProductRow, { changes, base, path }: SentChange, more: object) {
  const { qty: _qty, ...compared } = base ?? {}
  return { record: toProduct(row), changes: { ...changes, ...more }, base: compared, path }
}

/** Changes one product and rows of its family in the same step. */
export async function changeProduct(
  db: Db<Tables>,
  id: number,
  { pictures, variants = [], ...changes }: Sanitised<z.output<typeof ProductChanges>>,
  { services: { files }, base, ...writer }: WriteContext & Pick<Call, 'services'> & Partial<Pick<Call, 'base'>>,
): Promise<void> {
  const [family = []] = (await lockFamilies(db, [id])).values()
  const [main] = family
  const row = family.find((one) => one.id === id)
  if (!main || !row) throw createNotFound(id)

  const sent = { id, changes, variants, base, path: '', now: writer.now }
  const { sentById, newRows } = assignChanges(family, main, sent)
  const changedRows = [...sentById].flatMap(([rowId, change]) => {
    const changedRow = family.find((one) => one.id === rowId)
    return changedRow ? [{ row: changedRow, change }] : []
  })
  for (const one of changedRows) checkChange(writer, one.row, one.change.changes)
  refuseLostUpdates(
    changedRows.map((one) => toEdited(one.row, one.change, one.row.id === id && pictures ? { pictures } : {})),
  )

  const storedPictures = pictures && (await changePictures(files, pictures, row.pictures))
  const before = [...family, ...newRows]
  const after = applyFamilyChanges(
    before.map((one) => (one.id === id && storedPictures ? { ...one, pictures: storedPictures } : one)),
    new Map(changedRows.map((one) => [one.row.id, resolveStock(one.row, one.change)])),
    writer.now,
  )
  await saveFamilies(db, [{ before: family, after }], {
    targetIds: new Set(sentById.keys()),
    now: writer.now,
    events: writer.events,
    getPath: (one) => sentById.get(one)?.path ?? '',
  })
}

/** Reads and locks the main product that a new row refers to. */
async function lockMainProduct(db: Db<Tables>, id: number): Promise<ProductRow> {
  const createMainNotFound = () => refused('variantOf', `Main product ${id} not found`)
  const families = await lockFamilies(db, [id]).catch(() => {
    throw createMainNotFound()
  })
  const main = families.get(id)?.[0]
  if (!main || main.deletedAt !== null) throw createMainNotFound()
  return main
}

/** Creates a product, or a variant of one, and returns its id. */
export async function createProduct(
  db: Db<Tables>,
  draft: Sanitised<z.output<typeof ProductDraft>>,
  { services, ...writer }: WriteContext & Pick<Call, 'services'>,
): Promise<number> {
  const { variants, variantOf } = draft
  const pictures = await changePictures(services.files, draft.pictures, [])
  if (variantOf !== null && variants.length > 0) throw refused('variants', 'A variant cannot have variants')
  const main = variantOf === null ? undefined : await lockMainProduct(db, variantOf)
  const newRow = {
    ...createProductRow(draft, writer.now),
    pictures,
    ...(main && { ...getSharedValues(main), variantOf: main.id }),
  }
  const id = await addProduct(db, newRow)
  if (main || variants.length > 0) {
    await changeProduct(db, id, { variants }, { services, ...writer })
  }
  return id
}
