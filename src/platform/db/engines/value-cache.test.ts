import { expect, test } from 'vitest'
import { isDeterministic, valueCache } from './value-cache.ts'

const slowly = (value: number) => () => {
  const started = performance.now()
  while (performance.now() - started < 1);
  return [[value]]
}

test('caches the result of a slow statement by its parameters until the next write', () => {
  let version = 'one'
  const cache = valueCache(() => version)
  // The first execution shows that the statement is slow.
  cache(['a'], slowly(1))
  expect(cache(['a'], slowly(2))).toEqual([[2]])
  expect(cache(['a'], slowly(3))).toEqual([[2]])
  expect(cache(['b'], slowly(4))).toEqual([[4]])
  version = 'two'
  expect(cache(['a'], slowly(5))).toEqual([[5]])
  version = 'three'
  expect(cache(['b'], slowly(6))).toEqual([[6]])
})

test('does not cache a result that was computed during a write', () => {
  let version = 'one'
  const cache = valueCache(() => version)
  cache([], slowly(1))
  cache([], () => {
    version = 'two'
    return [[2]]
  })
  expect(cache([], slowly(3))).toEqual([[3]])
})

test('caches neither writes nor results that change by themselves', () => {
  expect(isDeterministic('select count(*) from "things" where "updatedAt" < ?')).toBe(true)
  expect(isDeterministic('select count(*) from "things" where "updatedAt" < datetime(1)')).toBe(false)
  expect(isDeterministic('select random()')).toBe(false)
  expect(isDeterministic('insert into "things" ("id") values (1) returning "id"')).toBe(false)
})
