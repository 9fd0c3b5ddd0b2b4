import { readFileSync } from 'node:fs'
import lines from 'virtual:shown/look-script-plugin.ts'
import { expect, test } from 'vitest'

test('keeps the text of the file unchanged', () => {
  const source = lines.map((words) => words.map(([text]) => text).join('')).join('\n')
  expect(`${source}\n`).toBe(readFileSync(new URL('look-script-plugin.ts', import.meta.url), 'utf8'))
})

test('uses only kinds that the page has colours for', () => {
  const kinds = new Set(lines.flat().map(([, kind]) => kind))
  expect([...kinds].sort()).toEqual(['comment', 'constant', 'function', 'keyword', 'string', undefined])
})
