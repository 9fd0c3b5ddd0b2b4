import type * as z from 'zod'
import { toCents } from '#platform/money.ts'
import { sanitise } from '#platform/server/rich-text.ts'
import type { ProductChanges } from '../contract.ts'
import { type ProductRow, toHundredths } from './product-rows.ts'

/** What is changed of one row. */
export type RowChanges = Omit<z.output<typeof ProductChanges>, 'pictures' | 'variants'>

/** The row with other values, but for the trash, where it does not lie alone. */
export const changedProduct = (
  row: ProductRow,
  { price, discount, description, deleted: _deleted, ...changes }: RowChanges,
): ProductRow => ({
  ...row,
  ...changes,
  ...(price !== undefined && { price: toCents(price) }),
  ...(discount !== undefined && { discount: toHundredths(discount) }),
  ...(description !== undefined && { description: sanitise(description) }),
})
