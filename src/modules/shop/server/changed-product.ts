import type * as z from 'zod'
import { toCents } from '#platform/numbers/money.ts'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import type { ProductChanges } from '../contract.ts'
import { type ProductRow, toHundredths } from './product-rows.ts'

/** What is changed of one row. */
export type RowChanges = Omit<Sanitised<z.output<typeof ProductChanges>>, 'pictures' | 'variants'>

/** The row with other values, but for the trash, where it does not lie alone. */
export const changedProduct = (
  row: ProductRow,
  { price, discount, deleted: _deleted, ...changes }: RowChanges,
): ProductRow => ({
  ...row,
  ...changes,
  ...(price !== undefined && { price: toCents(price) }),
  ...(discount !== undefined && { discount: toHundredths(discount) }),
})
