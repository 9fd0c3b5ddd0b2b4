import type * as z from 'zod'
import { inCents } from '#platform/db/queries/amount-columns.ts'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import type { ProductChanges } from '../contract.ts'
import { fields } from '../contract-product.ts'
import { type ProductRow, toHundredths } from './product-rows.ts'

/** Changes of one row. */
export type RowChanges = Omit<Sanitised<z.output<typeof ProductChanges>>, 'pictures' | 'variants'>

/** The same once the number of pieces is known. */
export type ResolvedChanges = Omit<RowChanges, 'addQty'>

/** Returns the row with other values, except `deleted`, which affects other rows of the family. */
export const applyProductChanges = (
  row: ProductRow,
  { deleted: _deleted, ...changes }: ResolvedChanges,
): ProductRow => ({
  ...row,
  ...inCents(fields, changes),
  ...(changes.discount !== undefined && { discount: toHundredths(changes.discount) }),
  ...(changes.category && { category: [...new Set(changes.category)] }),
})
