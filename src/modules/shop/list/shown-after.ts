import type { ProductChanges } from '../contract.ts'
import { getSalesPrice } from './typed-values.ts'

type Cached = Record<string, unknown>
type SentChanges = ProductChanges & { base?: Readonly<Record<string, unknown>> }

const toAmount = (value: unknown) => (typeof value === 'number' ? value : 0)

/** The stock after the change: pieces sold since it was read stay sold, as on the server. */
function getStock(record: Cached, { qty, addQty = 0, base }: SentChanges) {
  const current = toAmount(record['qty'])
  const read = base?.['qty']
  if (qty === undefined) return current + addQty
  return typeof read === 'number' && qty !== current ? current + qty - read : qty
}

/** The cached product after the change, with derived values. */
export const applyChanges = (record: Cached, sent: SentChanges): Cached => {
  const { base: _base, addQty: _addQty, ...changes } = sent
  const next: Cached = { ...record, ...changes, qty: Math.max(getStock(record, sent), 0) }
  return {
    ...next,
    stock: toAmount(next['qty']) > 0,
    salesPrice: getSalesPrice({ price: toAmount(next['price']), discount: toAmount(next['discount']) }),
  }
}
