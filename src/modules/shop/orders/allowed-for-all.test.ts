import { expect, test } from 'vitest'
import { allowedForAll } from './allowed-for-all.ts'

test('returns a status only if it is the next one of all orders', () => {
  expect(allowedForAll([{ status: 'pending' }, { status: 'pending' }])).toEqual(['paid'])
  expect(allowedForAll([{ status: 'shipped' }])).toEqual(['delivered'])
  expect(allowedForAll([{ status: 'pending' }, { status: 'paid' }])).toEqual([])
  expect(allowedForAll([{ status: 'delivered' }])).toEqual([])
  expect(allowedForAll([])).toEqual([])
})
