import { expect, test } from 'vitest'
import { countFilters, getFilters, linkTo, toListQuery, OrdersView, parseSort } from './orders-view.ts'

test('queries from the start of the first day to the end of the last', () => {
  const { from = '', to = '' } = getFilters({ from: '2026-11-01', to: '2026-11-01' })
  expect(new Date(from).getHours()).toBe(0)
  expect(new Date(to).getDate()).toBe(2)
  expect(Date.parse(to) - Date.parse(from)).toBe(86_400_000)
})

test('sorts by the newest first for any status', () => {
  expect(toListQuery({})).toEqual({ sort: '-createdAt' })
  expect(toListQuery({ q: '  1042 ', status: 'paid', sort: 'total' })).toEqual({
    q: '1042',
    status: ['paid'],
    sort: 'total',
  })
})

test('ignores an unknown order', () => {
  expect(parseSort('-total')).toBe('-total')
  expect(parseSort('secret')).toBeUndefined()
  expect(OrdersView.safeParse({ sort: 'secret' }).success).toBe(false)
})

test('counts filters, and keeps the others in links', () => {
  const view = { delivery: ['express' as const], buyer: 'me' as const }
  expect(countFilters(view)).toBe(2)
  expect(linkTo(view, { status: 'paid' }).search).toBe('?delivery=express&buyer=me&status=paid')
})
