import { expect, test } from 'vitest'
import { conflict, Failure } from '#platform/errors/failure.ts'
import { changeEach } from './change-each.ts'

/** Changes the numbers from one to five, of which some fail. */
async function change(errors: Readonly<Record<number, Error>>) {
  const tried: number[] = []
  const outcome = await changeEach([1, 2, 3, 4, 5], async (row) => {
    tried.push(row)
    const error = errors[row]
    if (error) throw error
  })
  return { tried, ...outcome }
}

test('a refused record does not stop those after it, and all are reported', async () => {
  const refusals = [conflict('The order is cancelled'), new Failure(403, 'No')] as const
  expect(await change({ 2: refusals[0], 5: refusals[1] })).toEqual({
    refusals,
    tried: [1, 2, 3, 4, 5],
    changed: [1, 3, 4],
    unchanged: [2, 5],
  })
})

test('after a lost connection, the rest is not tried, and what was changed is known', async () => {
  const error = new Error('offline')
  expect(await change({ 2: conflict('No'), 4: error })).toEqual({
    tried: [1, 2, 3, 4],
    changed: [1, 3],
    unchanged: [2, 4, 5],
    refusals: [conflict('No')],
    error,
  })
})
