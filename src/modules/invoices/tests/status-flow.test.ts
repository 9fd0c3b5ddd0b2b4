import { expect, test } from 'vitest'
import { statuses } from '../contract-fields.ts'
import { canTransition } from '../status-flow.ts'

const steps = (back: boolean) =>
  statuses.flatMap((from) => statuses.filter((to) => canTransition(from, to, { back })).map((to) => `${from} ${to}`))

const forward = ['Pending Pending', 'Pending Shipped', 'Shipped Shipped', 'Shipped Delivered', 'Delivered Delivered']

test('the next status is always allowed, earlier ones only with `back`', () => {
  expect(steps(false)).toEqual(forward)
  expect(steps(true).toSorted()).toEqual(
    [...forward, 'Shipped Pending', 'Delivered Pending', 'Delivered Shipped'].toSorted(),
  )
})
