import type * as z from 'zod'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { ProductChanges, ProductDraft, VariantChange } from '../contract.ts'
import { checkChange, type WriteContext } from './change-products.ts'
import { applyProductChanges, type RowChanges } from './changed-product.ts'
import { applyFamilyChanges, getSharedValues } from './family.ts'
import { createProductRow } from './new-product.ts'
import { changePictures } from './product-pictures.ts'
import { addProduct, createNotFound, getSumsWithoutVariants, type ProductRow, getSalesPrice } from './product-rows.ts'
import { lockFamilies, saveFamilies } from './save-family.ts'
import type { Tables } from './tables.ts'

type Change = z.output<typeof VariantChange>

// Values that a variant does not inherit.
const notInherited = { qty: 0, sku: '', color: null, size: '', pictures: [], sold: 0, deletedAt: null }

/** A new variant; missing values are those of the main product. */
function createVariant(main: ProductRow, id: number, { id: _id, ...change }: Change, now: string): ProductRow {
  const values = { ...main, ...getSharedValues(main), ...notInherited, id, variantOf: main.id, updatedAt: now }
  const row = applyProductChanges(values, change)
  return { ...row, ...getSumsWithoutVariants(row), salesPrice: getSalesPrice(row) }
}

/** Changes one product and rows of its family in the same step. */
export async function changeProduct(
  db: Db<Tables>,
  id: number,
  { pictures, variants = [], ...changes }: Sanitised<z.output<typeof ProductChanges>>,
  { services: { files }, ...writer }: WriteContext & Pick<Call, 'services'>,
): Promise<void> {
  const [family = []] = (await lockFamilies(db, [id])).values()
  const [main] = family
  const row = family.find((one) => one.id === id)
  if (!main || !row) throw createNotFound(id)

  const paths = new Map<number, string>([[id, '']])
  const all = new Map<number, RowChanges>([[id, changes]])
  const newRows: ProductRow[] = []
  for (const [index, { id: rowId, ...change }] of variants.entries()) {
    const path = `variants.${index}.`
    const key = rowId ?? -1 - index
    if (rowId === undefined) newRows.push(createVariant(main, key, change, writer.now))
    else if (!family.some((one) => one.id === rowId))
      throw refused(`${path}id`, `${rowId} is not a variant of this product`)
    if (paths.has(key)) throw refused(`${path}id`, 'This row occurs twice')
    paths.set(key, path)
    all.set(key, rowId === undefined ? {} : change)
  }
  for (const product of family) {
    const change = all.get(product.id)
    if (change) checkChange(writer, product, change)
  }

  const storedPictures = pictures && (await changePictures(files, pictures, row.pictures))
  const before = [...family, ...newRows]
  const after = applyFamilyChanges(
    before.map((one) => (one.id === id && storedPictures ? { ...one, pictures: storedPictures } : one)),
    all,
    writer.now,
  )
  await saveFamilies(db, [{ before: family, after }], {
    targetIds: new Set(all.keys()),
    now: writer.now,
    getPath: (one) => paths.get(one) ?? '',
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
