import { expect, test, vi } from 'vitest'
import { bufferLines } from './log.ts'

test('gathers lines for a moment, in order', () => {
  vi.useFakeTimers()
  const written: string[] = []
  const lines = bufferLines((text) => written.push(text))
  lines.write('one\n')
  lines.write('two\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(20)
  expect(written).toEqual(['one\ntwo\n'])
  lines.write('three\n')
  lines.flush()
  vi.advanceTimersByTime(1000)
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
  vi.useRealTimers()
})

test('writes many lines without waiting', () => {
  const written: string[] = []
  const lines = bufferLines((text) => written.push(text))
  for (let count = 0; count < 2000; count += 1) lines.write(`${'x'.repeat(99)}\n`)
  expect(written.length).toBeGreaterThan(2)
  lines.flush()
  expect(written.join('')).toHaveLength(200_000)
})
