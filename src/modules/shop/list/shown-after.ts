import type { ProductChanges } from '../contract.ts'
import { getSalesPrice } from './typed-values.ts'

type Cached = Record<string, unknown>
const toAmount = (value: unknown) => (typeof value === 'number' ? value : 0)

/** The cached product after the change, with derived values. */
export const applyChanges = (record: Cached, changes: ProductChanges): Cached => {
  const next: Cached = { ...record, ...changes }
  return {
    ...next,
    stock: toAmount(next['qty']) > 0,
    salesPrice: getSalesPrice({ price: toAmount(next['price']), discount: toAmount(next['discount']) }),
  }
}
