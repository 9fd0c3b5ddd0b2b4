import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { everyNth, nthPart } from '#scripts/lib/test-run/sample.mjs'

test.each([
  [1, 1],
  [3, 1],
  [25, 3],
  [4, 2],
  [2, 5],
])('of %i items, %i at a time, one turn per part takes each item', (many, size) => {
  const items = Array.from({ length: many }, (_, at) => at)
  const parts = Math.ceil(many / size)
  for (const first of [0, 7, 1843]) {
    const turns = Array.from({ length: parts }, (_, at) => nthPart(items, size, first + at))
    expect(turns.every((part) => part.length === Math.min(size, many))).toBe(true)
    expect([...new Set(turns.flat())].toSorted((a, b) => a - b)).toEqual(items)
  }
})

test.each([2, 3])('every item has a turn among %i, and neighbours are in different ones', (n) => {
  const items = Array.from({ length: 10 }, (_, at) => at)
  const turns = Array.from({ length: n }, (_, at) => everyNth(items, n, 1843 + at))
  expect(turns.flat().toSorted((a, b) => a - b)).toEqual(items)
  expect(turns.flatMap((part) => part.slice(1).map((item, at) => item - (part[at] ?? 0)))).toEqual(
    Array.from({ length: 10 - n }, () => n),
  )
})

test('an empty list has no parts', () => {
  expect(nthPart([], 3, 5)).toEqual([])
})

// The files that a run leaves out, and its steps. The part of a run is determined at its start, so each run is a
// process.
const program = `
const { takeEveryNth, takeSample } = await import('#scripts/lib/test-run/sample.mjs')
const { stepsOfWholeProject } = await import('#scripts/lib/test-run/test-steps.mjs')
const left = await import('#testing/runs/skipped-files.ts')
const all = Array.from({ length: 9 }, (_, at) => at)
console.log(JSON.stringify({
  left: Object.values(left).flatMap((files) => files()),
  taken: [takeSample(all, 1), takeEveryNth(all, 3)],
  steps: stepsOfWholeProject().map(({ name }) => name),
}))
`

function runWith(sample: string) {
  const env = { ...process.env, ATRIUM_TEST_SAMPLED: '1', ATRIUM_TEST_SAMPLE: sample }
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env, encoding: 'utf8' })
  const run: { left: string[]; taken: number[][]; steps: string[] } = JSON.parse(printed)
  return run
}

test('a whole run includes all files, items and steps of any other run', { timeout: 60_000 }, () => {
  const whole = runWith('all')
  const all = Array.from({ length: 9 }, (_, at) => at)
  expect(whole).toMatchObject({ left: [], taken: [all, all] })
  const others = ['0', '1', '2'].map(runWith)
  expect(others.flatMap(({ left }) => left).length).toBeGreaterThan(0)
  expect(others.flatMap(({ steps }) => steps).filter((step) => !whole.steps.includes(step))).toEqual([])
  expect(whole.steps.length).toBeGreaterThan(Math.max(...others.map(({ steps }) => steps.length)))
})
