import { expect, test } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import { addBases, getVariantChanges, rebaseRows, reverseChanges } from './variant-changes.ts'

const row = { rowId: 1, color: '#000000', size: 'M', price: 5, discount: 0, qty: 3, sku: 'A' } as const
const newRow = { ...row, rowId: null, size: 'L' }
const before = [row, { ...row, rowId: 2, size: 'S' }]

test('sends only changed, new and removed rows, the removed ones first, with what the user had read', () => {
  const changedRows = getVariantChanges(before, [{ ...row, qty: 4, price: 6 }, newRow])
  const sentRows = addBases(changedRows, before)
  expect(sentRows).toEqual([
    { change: { id: 2, deleted: true }, at: undefined },
    { change: { id: 1, price: 6, qty: 4, base: { price: 5, qty: 3 } }, at: 0 },
    { change: { color: '#000000', size: 'L', price: 5, discount: 0, qty: 3, sku: 'A' }, at: 1 },
  ])
  expect(getVariantChanges(before, before)).toEqual([])
  // A stock is changed back by the difference: pieces may have been sold since.
  expect(reverseChanges(sentRows, before, [])).toEqual([
    { id: 2, deleted: false },
    { id: 1, price: 5, addQty: -1, base: { price: 6 } },
  ])
})

test('bases the next save on the values of other users that a conflict has shown', () => {
  const changedRows = getVariantChanges(before, [row, { ...row, rowId: 2, size: 'S', price: 9, qty: 1 }])
  const conflicts = [
    { path: 'variants.0.price', current: 7 },
    { path: 'title', current: 'Shirt' },
  ]
  const error = new Failure(409, 'Someone else changed this', { conflicts })
  const rows = rebaseRows(before, addBases(changedRows, before), error)
  expect(addBases(changedRows, rows)).toEqual([
    { change: { id: 2, price: 9, qty: 1, base: { price: 7, qty: 3 } }, at: 1 },
  ])
  expect(rebaseRows(before, changedRows, new Error('No connection'))).toEqual(before)
})
