import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recounted } from '#scripts/lib/security-counts.mjs'
import { ofAllModules } from './of-all-modules.ts'

const page = readFileSync('docs/security.md', 'utf8')
const claims = [...page.matchAll(/`([\w./-]+)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }))

test('every test that the page of security names is there, under its title', () => {
  expect(claims.length).toBeGreaterThanOrEqual(ofAllModules(101))
  const missing = claims.filter(({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title))
  expect(missing).toEqual([])
})

test('the page counts its lines as they are', () => {
  expect(page).toBe(recounted(page))
})

test('every requirement has a proof, or says openly what it has instead', () => {
  const rows = page.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  expect(rows.length).toBeGreaterThan(150)
  const bare = rows.filter((row) => !/“|\*\*(written|whoever runs it|open|does not apply)\*\*: \S/.test(row))
  expect(bare).toEqual([])
})
