import { expect, test } from 'vitest'
import { leastHold } from '#testing/inputs/cpu-time.ts'
import { pauseWhenDue, sliceTime } from './in-slices.ts'

const compute = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('lets other work run between steps that end in a microtask', async () => {
  const hold = await leastHold(async () => {
    for (let step = 0; step < 100; step += 1) {
      await pauseWhenDue()
      compute(3)
    }
  })
  expect(hold).toBeLessThan(3 * sliceTime)
})

test('short work does not pause', async () => {
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([pauseWhenDue(), pauseWhenDue()]).toEqual([undefined, undefined])
})
