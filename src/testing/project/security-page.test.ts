import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recounted } from '#scripts/lib/dependencies/security-counts.mjs'
import { ofAllModules } from './of-all-modules.ts'

const page = readFileSync('docs/asvs.md', 'utf8')
const lines = page.split('\n')
const footnotes = [...page.matchAll(/^\[\^([\w-]+)\]: (.*)$/gm)].map(([, key = '', text = '']) => ({ key, text }))
const cited = new Set(
  lines
    .filter((line) => line.startsWith('|'))
    .flatMap((row) => [...row.matchAll(/\[\^([\w-]+)\]/g)].map(([, key]) => key)),
)

/** Whether a file has exactly one test of this title, or, before “…”, exactly one whose title begins so. */
function namesOneTest(text: string) {
  const [, file = '', title = ''] = /^`([\w./-]+)`: “([^”]+)”$/.exec(text) ?? []
  if (!existsSync(file)) return false
  const source = readFileSync(file, 'utf8')
  const written = (quote: string) =>
    title.endsWith('…') ? `${quote}${title.slice(0, -1)}` : `${quote}${title}${quote}`
  return ["'", '"', '`'].flatMap((quote) => source.split(written(quote)).slice(1)).length === 1
}

test('each footnote names one test that exists', () => {
  expect(footnotes.length).toBeGreaterThanOrEqual(ofAllModules(180))
  expect(footnotes.filter(({ text }) => !namesOneTest(text))).toEqual([])
})

test('each footnote is defined once and cited, and each citation has its footnote', () => {
  const keys = footnotes.map(({ key }) => key)
  expect(keys.toSorted()).toEqual([...cited].toSorted())
  expect(new Set(footnotes.map(({ text }) => text)).size).toBe(keys.length)
})

test('the counts of requirements are right', () => {
  expect(page).toBe(recounted(page))
})

test('each requirement cites a test or gives a reason', () => {
  const rows = lines.filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  expect(rows.length).toBeGreaterThan(150)
  const bare = rows.filter((row) => !/\[\^|\*\*(documented|operator|not met|not applicable)\*\*: \S/.test(row))
  expect(bare).toEqual([])
})

test('each claim beyond ASVS cites a test', () => {
  const [, after = ''] = page.split('\n## Beyond ASVS\n')
  const rows = after.split('\n').filter((line) => /^\| (?!claim)/.test(line))
  expect(rows.length).toBeGreaterThanOrEqual(9)
  expect(rows.filter((row) => !row.includes('[^'))).toEqual([])
})
