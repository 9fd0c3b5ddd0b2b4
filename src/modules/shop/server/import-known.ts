import * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { batches } from '#platform/records/batches.ts'
import { productColumns, type ProductRow, normaliseSku } from './product-rows.ts'
import type { Tables } from './tables.ts'

const Named = z.object({ sku: z.string().catch(''), variantOf: z.string().catch('') })

// A statement may have this number of variables on both databases.
const maxKeys = 1000

/** The families, without the trash, of all products that the rows of an import name. */
export async function findFamilies(db: Db<Tables>, rows: readonly unknown[]): Promise<ProductRow[]> {
  const skus = rows.flatMap((row) => {
    const { data } = Named.safeParse(row)
    return data ? [normaliseSku(data.sku), normaliseSku(data.variantOf)].filter(Boolean) : []
  })
  const keys = [...new Set(skus)]
  const mains = new Set<number>()
  for (const batch of batches(keys, maxKeys)) {
    const products = await db
      .selectFrom('shopProducts')
      .select(['id', 'variantOf'])
      .where('bySku', 'in', batch)
      .where('deletedAt', 'is', null)
      .execute()
    for (const { id, variantOf } of products) mains.add(variantOf ?? id)
  }
  if (mains.size === 0) return []
  return db
    .selectFrom('shopProducts')
    .select(productColumns)
    .where((eb) => eb.or([eb('id', 'in', [...mains]), eb('variantOf', 'in', [...mains])]))
    .where('deletedAt', 'is', null)
    .execute()
}
