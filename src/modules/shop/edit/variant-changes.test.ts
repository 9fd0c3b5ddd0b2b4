import { expect, test } from 'vitest'
import { reverseChanges, getVariantChanges } from './variant-changes.ts'

const row = { rowId: 1, color: '#000000', size: 'M', price: 5, discount: 0, qty: 3, sku: 'A' } as const
const newRow = { ...row, rowId: null, size: 'L' }

test('sends only changed, new and removed rows, the removed ones first', () => {
  const before = [row, { ...row, rowId: 2, size: 'S' }]
  const changedRows = getVariantChanges(before, [{ ...row, qty: 4 }, newRow])
  expect(changedRows).toEqual([
    { change: { id: 2, deleted: true }, at: undefined },
    { change: { id: 1, qty: 4 }, at: 0 },
    { change: { color: '#000000', size: 'L', price: 5, discount: 0, qty: 3, sku: 'A' }, at: 1 },
  ])
  expect(getVariantChanges(before, before)).toEqual([])
  expect(reverseChanges(changedRows, before, [])).toEqual([
    { id: 2, deleted: false },
    { id: 1, qty: 3 },
  ])
})
