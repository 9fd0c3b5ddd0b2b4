import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { withCriteria } from '#scripts/lib/documents/accessibility-table.mjs'
import { namesOneTest } from './named-tests.ts'

const results = ['supports', 'partially supports', 'does not support', 'not applicable', 'not evaluated'] as const
const Criteria = z.record(
  z.string(),
  z.strictObject({
    name: z.string(),
    level: z.enum(['A', 'AA', 'AAA', 'A, AA']),
    result: z.enum(results),
    remarks: z.string().optional(),
    tests: z.array(z.string()),
  }),
)
const criteria = Criteria.parse(JSON.parse(readFileSync('docs/accessibility-tests.json', 'utf8')))

// Without 4.1.1, which is obsolete.
const numbers = {
  '1.1': ['1.1.1'],
  '1.2': ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5'],
  '1.3': ['1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  '1.4': ['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  '2.1': ['2.1.1', '2.1.2', '2.1.4'],
  '2.2': ['2.2.1', '2.2.2'],
  '2.3': ['2.3.1'],
  '2.4': ['2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.11'],
  '2.5': ['2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  '3.1': ['3.1.1', '3.1.2'],
  '3.2': ['3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6'],
  '3.3': ['3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8'],
  '4.1': ['4.1.2', '4.1.3'],
}

/** The criteria of a row: `2.5.1 – 2.5.3` are three. */
const listNumbers = (key: string) => {
  const all = Object.values(numbers).flat()
  const [first = '', last] = key.split(' – ')
  return last ? all.slice(all.indexOf(first), all.indexOf(last) + 1) : key.split(', ')
}

test('the report has every criterion of levels A and AA once', () => {
  const reported = Object.entries(criteria).flatMap(([key, { level }]) => (level === 'AAA' ? [] : listNumbers(key)))
  expect(reported).toEqual(Object.values(numbers).flat())
})

test('each test that the report names exists', () => {
  const named = new Set(Object.values(criteria).flatMap(({ tests }) => tests))
  expect([...named].filter((text) => !namesOneTest(text))).toEqual([])
})

test('a criterion that is not met, or only partially, says why', () => {
  const silent = Object.entries(criteria).filter(
    ([, { result, remarks }]) => !['supports', 'not evaluated'].includes(result) && !remarks,
  )
  expect(silent).toEqual([])
})

test('the table has the criteria of the data file', () => {
  const page = readFileSync('docs/accessibility.md', 'utf8')
  expect(page).toBe(withCriteria(page, criteria))
})
