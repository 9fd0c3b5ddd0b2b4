import { expect, test } from 'vitest'
import { undoneChanges, variantChanges } from './variant-changes.ts'

const row = { rowId: 1, color: '#000000', size: 'M', price: 5, discount: 0, qty: 3, sku: 'A' } as const
const made = { ...row, rowId: null, size: 'L' }

test('sends only changed, new and removed rows, the removed ones first', () => {
  const before = [row, { ...row, rowId: 2, size: 'S' }]
  const sent = variantChanges(before, [{ ...row, qty: 4 }, made])
  expect(sent).toEqual([
    { change: { id: 2, deleted: true }, at: undefined },
    { change: { id: 1, qty: 4 }, at: 0 },
    { change: { color: '#000000', size: 'L', price: 5, discount: 0, qty: 3, sku: 'A' }, at: 1 },
  ])
  expect(variantChanges(before, before)).toEqual([])
  expect(undoneChanges(sent, before, [])).toEqual([
    { id: 2, deleted: false },
    { id: 1, qty: 3 },
  ])
})
