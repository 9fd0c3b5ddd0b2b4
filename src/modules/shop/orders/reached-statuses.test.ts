import { expect, test } from 'vitest'
import type { OrderStatus } from '../order-status.ts'
import { getReachedStatuses, isStepBack } from './reached-statuses.ts'

/** The steps of an order through these statuses, one a day. */
const createHistory = (...statuses: readonly OrderStatus[]) =>
  statuses.map((to, index) => ({ from: statuses[index - 1] ?? null, to, at: `2026-03-0${index + 1}` }))

const reach = (...statuses: readonly OrderStatus[]) =>
  Object.fromEntries(getReachedStatuses(createHistory(...statuses)))

test('a status that was taken back is not reached, and the one before keeps its time', () => {
  expect(reach('pending', 'paid', 'shipped')).toEqual({
    pending: '2026-03-01',
    paid: '2026-03-02',
    shipped: '2026-03-03',
  })
  expect(reach('pending', 'paid', 'pending')).toEqual({ pending: '2026-03-01' })
  expect(reach('pending', 'paid', 'pending', 'cancelled')).toEqual({ pending: '2026-03-01', cancelled: '2026-03-04' })
  expect(reach('pending', 'paid', 'shipped', 'paid', 'shipped')).toEqual({
    pending: '2026-03-01',
    paid: '2026-03-02',
    shipped: '2026-03-05',
  })
})

test('an unpaid order that goes back to pending after it was shipped has reached that alone', () => {
  expect(reach('pending', 'shipped', 'pending')).toEqual({ pending: '2026-03-01' })
})

test('the end of an order takes no step back', () => {
  expect(createHistory('pending', 'paid', 'pending', 'cancelled').map(isStepBack)).toEqual([false, false, true, false])
  expect(isStepBack({ from: 'delivered', to: 'refunded' })).toBe(false)
})
