import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { updateCounts } from '#scripts/lib/dependencies/security-counts.mjs'
import { minimumInAtrium } from './created-project.ts'
import { namesOneTest } from './named-tests.ts'

const page = readFileSync('docs/asvs.md', 'utf8')
const tests = z
  .record(z.string(), z.array(z.string()).min(1))
  .parse(JSON.parse(readFileSync('docs/asvs-tests.json', 'utf8')))
const named = new Set(Object.values(tests).flat())
const rows = page.split('\n').filter((line) => /^[|-] \d+\.\d+\.\d+/.test(line))
const claims = [...page.slice(page.indexOf('\n## Beyond ASVS\n')).matchAll(/^- (.+)$/gm)].map(([, claim = '']) => claim)
const met = rows.filter((row) => row.startsWith('- ') && !row.includes('**not applicable**'))
const proved = [...met.map((row) => row.slice(2, row.indexOf(':'))), ...claims]

test('each entry names one test that exists', () => {
  expect(named.size).toBeGreaterThanOrEqual(minimumInAtrium(180))
  expect([...named].filter((text) => !namesOneTest(text))).toEqual([])
})

test('exactly the met requirements and the claims beyond ASVS have tests', () => {
  expect(Object.keys(tests).toSorted()).toEqual(proved.toSorted())
})

test('the counts of requirements are right', () => {
  expect(page).toBe(updateCounts(page))
})

test('each requirement is met or gives a reason', () => {
  expect(rows.length).toBeGreaterThan(150)
  const others = rows.filter((row) => !met.includes(row))
  expect(others.filter((row) => !/\*\*(documented|operator|not met|not applicable)\*\*: \S/.test(row))).toEqual([])
})

test('the page claims more than ASVS requires', () => {
  expect(claims.length).toBeGreaterThanOrEqual(9)
})
