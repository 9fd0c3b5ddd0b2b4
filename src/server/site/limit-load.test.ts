import { expect, test } from 'vitest'
import { limitLoad } from './limit-load.ts'

test('limits simultaneous work, and accepts more once it has ended', async () => {
  const bound = limitLoad(() => ({ idle: 0, active: 0 }))
  const gate = Promise.withResolvers<string>()
  const all = Array.from({ length: 20 }, () => bound(() => gate.promise))
  gate.resolve('done')
  const done = (await Promise.all(all)).filter((result) => result === 'done')
  expect(done).toHaveLength(8)
  expect(await bound(async () => 'done')).toBe('done')
})

test('accepts more after failed work as well', async () => {
  const bound = limitLoad(() => ({ idle: 0, active: 0 }))
  for (let turn = 0; turn < 20; turn += 1)
    await expect(bound(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await bound(async () => 'done')).toBe('done')
})

test('refuses such work while the process is overloaded', async () => {
  const used = { idle: 0, active: 0 }
  const bound = limitLoad(() => ({ ...used }))
  const run = () => bound(async () => 'done')
  expect(await run()).toBe('done')
  used.active += 15_000
  expect(await run()).toBeUndefined()
  used.active += 15_000
  expect(await run()).toBeUndefined()
  used.idle += 30_000
  expect(await run()).toBe('done')
})
