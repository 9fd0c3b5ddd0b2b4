import { expect, test } from 'vitest'
import { allowedForAll } from './allowed-for-all.ts'

test('orders go on together where all have the same step before them', () => {
  expect(allowedForAll([{ status: 'pending' }, { status: 'pending' }])).toEqual(['paid'])
  expect(allowedForAll([{ status: 'shipped' }])).toEqual(['delivered'])
  expect(allowedForAll([{ status: 'pending' }, { status: 'paid' }])).toEqual([])
  expect(allowedForAll([{ status: 'delivered' }])).toEqual([])
  expect(allowedForAll([])).toEqual([])
})
