import type * as z from 'zod'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { ProductChanges, ProductDraft, VariantChange } from '../contract.ts'
import { checkChange, type WriteContext } from './change-products.ts'
import { changedProduct, type RowChanges } from './changed-product.ts'
import { changedFamily, sharedOf } from './family.ts'
import { newProduct } from './new-product.ts'
import { changePictures } from './product-pictures.ts'
import { addProduct, missing, sumsWithoutVariants, type ProductRow, salesPriceOf } from './product-rows.ts'
import { lockFamilies, saveFamilies } from './save-family.ts'
import type { Tables } from './tables.ts'

type Change = z.output<typeof VariantChange>

// Values that a variant does not inherit.
const notInherited = { qty: 0, sku: '', color: null, size: '', pictures: [], sold: 0, deletedAt: null }

/** A new variant; missing values are those of the main product. */
function newVariant(main: ProductRow, id: number, { id: _id, ...change }: Change, now: string): ProductRow {
  const like = { ...main, ...sharedOf(main), ...notInherited, id, variantOf: main.id, updatedAt: now }
  const row = changedProduct(like, change)
  return { ...row, ...sumsWithoutVariants(row), salesPrice: salesPriceOf(row) }
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
  if (!main || !row) throw missing(id)

  const placeOf = new Map<number, string>([[id, '']])
  const all = new Map<number, RowChanges>([[id, changes]])
  const made: ProductRow[] = []
  for (const [index, { id: named, ...change }] of variants.entries()) {
    const place = `variants.${index}.`
    const key = named ?? -1 - index
    if (named === undefined) made.push(newVariant(main, key, change, writer.now))
    else if (!family.some((one) => one.id === named))
      throw refused(`${place}id`, `${named} is not a variant of this product`)
    if (placeOf.has(key)) throw refused(`${place}id`, 'This row occurs twice')
    placeOf.set(key, place)
    all.set(key, named === undefined ? {} : change)
  }
  for (const one of family) {
    const change = all.get(one.id)
    if (change) checkChange(writer, one, change)
  }

  const kept = pictures && (await changePictures(files, pictures, row.pictures))
  const before = [...family, ...made]
  const after = changedFamily(
    before.map((one) => (one.id === id && kept ? { ...one, pictures: kept } : one)),
    all,
    writer.now,
  )
  await saveFamilies(db, [{ before: family, after }], {
    targetIds: new Set(all.keys()),
    now: writer.now,
    pathOf: (one) => placeOf.get(one) ?? '',
  })
}

/** Reads and locks the main product that a new row refers to. */
async function lockMainProduct(db: Db<Tables>, id: number): Promise<ProductRow> {
  const unknown = () => refused('variantOf', `Main product ${id} not found`)
  const families = await lockFamilies(db, [id]).catch(() => {
    throw unknown()
  })
  const main = families.get(id)?.[0]
  if (!main || main.deletedAt !== null) throw unknown()
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
  const made = { ...newProduct(draft, writer.now), pictures, ...(main && { ...sharedOf(main), variantOf: main.id }) }
  const id = await addProduct(db, made)
  if (main || variants.length > 0) {
    await changeProduct(db, id, { variants }, { services, ...writer })
  }
  return id
}
