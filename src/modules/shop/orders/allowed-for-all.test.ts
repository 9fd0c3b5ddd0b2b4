import { expect, test } from 'vitest'
import { findCommonStatuses } from './allowed-for-all.ts'

test('returns a status only if it is the next one of all orders', () => {
  expect(findCommonStatuses([{ status: 'pending' }, { status: 'pending' }])).toEqual(['paid'])
  expect(findCommonStatuses([{ status: 'shipped' }])).toEqual(['delivered'])
  expect(findCommonStatuses([{ status: 'pending' }, { status: 'paid' }])).toEqual([])
  expect(findCommonStatuses([{ status: 'delivered' }])).toEqual([])
  expect(findCommonStatuses([])).toEqual([])
})
