import type { ProductChanges } from '../contract.ts'
import { salesPriceOf } from './typed-values.ts'

type Cached = Record<string, unknown>
const amountOf = (value: unknown) => (typeof value === 'number' ? value : 0)

/** The cached product after the change, with derived values. */
export const shownAfter = (record: Cached, changes: ProductChanges): Cached => {
  const next: Cached = { ...record, ...changes }
  return {
    ...next,
    stock: amountOf(next['qty']) > 0,
    salesPrice: salesPriceOf({ price: amountOf(next['price']), discount: amountOf(next['discount']) }),
  }
}
