import { expect, test } from 'vitest'
import { longestHold } from '#testing/inputs/cpu-time.ts'
import { pauseWhenDue, sliceTime } from './in-slices.ts'

const compute = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('steps that end in a microtask let others run once they have taken a slice of time', async () => {
  const hold = await longestHold(async () => {
    for (let step = 0; step < 100; step += 1) {
      await pauseWhenDue()
      compute(3)
    }
  })
  expect(hold).toBeLessThan(3 * sliceTime)
})

test('work that is short waits for nothing', async () => {
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([pauseWhenDue(), pauseWhenDue()]).toEqual([undefined, undefined])
})
