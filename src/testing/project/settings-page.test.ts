import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings, settingNames } from '#server/lifecycle/settings.ts'

const rows = readFileSync('docs/settings.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const described = rows.flatMap(([, names = '', defaults = '']) => {
  const values = [...defaults.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value)
  return [...names.matchAll(/`([^`]+)`/g)].map(([, name = ''], index) => ({ name, value: values[index] }))
})

test('the page of settings lists each variable of the server once', () => {
  expect(described.map(({ name }) => name).toSorted()).toEqual(settingNames.toSorted())
})

// Settings without a fixed default depend on others, as the page explains.
const settings = Object.entries({ ...readSettings({}), DATA_DIR: 'data' })
const defaults = new Map(settings.filter(([, value]) => typeof value === 'string' || typeof value === 'number'))

test.each(described.filter(({ name }) => defaults.has(name)))(
  'the page states the actual default of $name',
  (setting) => {
    expect(setting.value).toBe(String(defaults.get(setting.name)))
  },
)
