import { expect, test } from 'vitest'
import { splitIntoFamilyBatches } from './family-batches.ts'
import type { Row } from './import-rows.ts'

test('puts variants into the batch of their main product, wherever they are in the file', () => {
  const rows: Row[] = [
    { sku: 'A-1', variantOf: 'a' },
    { title: 'x' },
    { sku: 'B' },
    { sku: 'A' },
    { sku: 'A-2', variantOf: 'A' },
  ]
  expect(splitIntoFamilyBatches(rows, 3)).toEqual([
    [0, 3, 4],
    [1, 2],
  ])
  expect(splitIntoFamilyBatches(rows, 100)).toEqual([[0, 3, 4, 1, 2]])
})
