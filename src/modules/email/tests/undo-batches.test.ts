import { expect, test } from 'vitest'
import type { BulkChange } from '../contract.ts'
import { undoBatches } from '../undo-batches.ts'

const createChange = (messages: number, set: BulkChange['set'] = { read: true }): BulkChange => ({
  target: { ids: Array.from({ length: messages }, (_, index) => index + 1) },
  set,
})

test('sends as many changes at once as the API accepts', () => {
  const sizes = (changes: BulkChange[]) => undoBatches(changes).map(({ length }) => length)
  expect(sizes([])).toEqual([])
  expect(sizes(Array.from({ length: 450 }, () => createChange(1)))).toEqual([200, 200, 50])
  expect(sizes([createChange(20_000), createChange(1), createChange(1)])).toEqual([1, 2])
  const labelled = Array.from({ length: 5 }, (_, index) => createChange(8000, { removeLabels: [index + 1] }))
  expect(sizes(labelled)).toEqual([2, 2, 1])
  expect(undoBatches(labelled).flat()).toEqual(labelled)
})
