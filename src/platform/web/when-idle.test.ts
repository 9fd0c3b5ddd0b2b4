import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('waits for idle time up to the limit, and can be cancelled', () => {
  const request = vi.fn<() => number>(() => 7)
  const cancel = vi.fn<() => void>()
  vi.stubGlobal('requestIdleCallback', request)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const run = () => {}
  whenIdle(run, 2000)()
  expect(request).toHaveBeenCalledWith(run, { timeout: 2000 })
  expect(cancel).toHaveBeenCalledWith(7)
})

test('runs shortly in browsers that do not report idle time', () => {
  vi.useFakeTimers()
  const run = vi.fn<() => void>()
  whenIdle(run)
  whenIdle(run)()
  vi.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})
