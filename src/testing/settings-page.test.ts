import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings, settingNames } from '#server/settings.ts'

const rows = readFileSync('docs/settings.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const described = rows.flatMap(([, names = '', defaults = '']) => {
  const values = [...defaults.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value)
  return [...names.matchAll(/`([^`]+)`/g)].map(([, name = ''], index) => ({ name, value: values[index] }))
})

test('the page of settings lists each variable that the server reads, once', () => {
  expect(described.map(({ name }) => name).toSorted()).toEqual(settingNames.toSorted())
})

test.each(described)('the page says the default of $name as it is', ({ name, value }) => {
  const settings = new Map(Object.entries(readSettings({ DATA_DIR: 'data' })))
  const actual = settings.get(name)
  // What the code has no default for depends on other settings, which the page explains in words.
  if (typeof actual !== 'string' && typeof actual !== 'number') return
  if (name === 'DATA_DIR') expect(String(actual).endsWith('/data') && value).toBe('data')
  else expect(value).toBe(String(actual))
})
