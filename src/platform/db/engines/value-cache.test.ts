import { expect, test } from 'vitest'
import { isDeterministic, valueCache } from './value-cache.ts'

const slowly = (value: number) => () => {
  const started = performance.now()
  while (performance.now() - started < 1);
  return [[value]]
}

test('what took long to find is kept until something is written, by its parameters', () => {
  let version = 'one'
  const kept = valueCache(() => version)
  // The first execution shows that the statement is slow.
  kept(['a'], slowly(1))
  expect(kept(['a'], slowly(2))).toEqual([[2]])
  expect(kept(['a'], slowly(3))).toEqual([[2]])
  expect(kept(['b'], slowly(4))).toEqual([[4]])
  version = 'two'
  expect(kept(['a'], slowly(5))).toEqual([[5]])
  version = 'three'
  expect(kept(['b'], slowly(6))).toEqual([[6]])
})

test('what is written while it is looked for makes it old', () => {
  let version = 'one'
  const kept = valueCache(() => version)
  kept([], slowly(1))
  kept([], () => {
    version = 'two'
    return [[2]]
  })
  expect(kept([], slowly(3))).toEqual([[3]])
})

test('what changes by itself, and what writes, is not kept', () => {
  expect(isDeterministic('select count(*) from "things" where "updatedAt" < ?')).toBe(true)
  expect(isDeterministic('select count(*) from "things" where "updatedAt" < datetime(1)')).toBe(false)
  expect(isDeterministic('select random()')).toBe(false)
  expect(isDeterministic('insert into "things" ("id") values (1) returning "id"')).toBe(false)
})
