import { readFileSync } from 'node:fs'
import lines from 'virtual:shown/look-script-plugin.ts'
import { expect, test } from 'vitest'

test('what is shown is the file, word for word', () => {
  const shown = lines.map((words) => words.map(([text]) => text).join('')).join('\n')
  expect(`${shown}\n`).toBe(readFileSync(new URL('look-script-plugin.ts', import.meta.url), 'utf8'))
})

test('each word has a kind that the page has a colour for', () => {
  const kinds = new Set(lines.flat().map(([, kind]) => kind))
  expect([...kinds].sort()).toEqual(['comment', 'constant', 'function', 'keyword', 'string', undefined])
})
