import { expect, it } from 'vitest'
import { executedCode, wasRun } from '#scripts/lib/coverage/executed-code.mjs'

const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count })

const findEdges = (...takes: ReturnType<typeof range>[][]) => {
  const code = executedCode()
  for (const ranges of takes) code.add('/a.js', [{ ranges }])
  return code.toJSON()['/a.js'] ?? []
}

it('inner ranges take precedence', () => {
  const edges = findEdges([range(0, 100, 1), range(20, 60, 0), range(30, 40, 1)])

  expect(edges).toEqual([0, 20, 30, 40, 60, 100])
  expect([0, 19, 20, 29, 30, 39, 40, 99, 100].map((offset) => wasRun(edges, offset))).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
    false,
    true,
    false,
  ])
})

it('merges runs in any order, with ranges of any length', () => {
  const first = [range(0, 100, 1), range(20, 60, 0)]
  const later = [range(20, 30, 1)]

  expect(findEdges(first, later)).toEqual([0, 30, 60, 100])
  expect(findEdges(later, first)).toEqual([0, 30, 60, 100])
})

it('reports nothing as run for a script that never ran', () => {
  expect(wasRun(findEdges(), 0)).toBe(false)
})
