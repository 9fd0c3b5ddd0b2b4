import { expect, test } from 'vitest'
import { landing, menuOf } from './menu-entries.ts'
import type { FoundModule } from './modules.ts'

const icon = () => null
const lazy = () => Promise.reject(new Error('no test draws a screen'))
const one = (id: string, nav: FoundModule['nav'], ...paths: string[]): FoundModule => ({
  id,
  icon,
  ...(nav && { nav }),
  routes: paths.map((path) => ({ path, lazy })),
})

const found = [
  one('chess', { section: 'work', order: 1 }, '/apps/chess/:id', '/apps/chess'),
  one('cards', { section: 'home', order: 1 }, '/cards'),
  one('hidden', undefined, '/hidden'),
  one('onlyWithId', { section: 'shop', order: 1 }, '/things/:id'),
]

test('a module is entered by its first screen without a parameter', () => {
  expect(found.map(landing)).toEqual(['/apps/chess', '/cards', '/hidden', undefined])
})

test('the menu has the sections that have entries, in their order, and no entry that leads nowhere', () => {
  expect(menuOf(found).map(({ name, entries }) => [name, entries.map(({ to }) => to)])).toEqual([
    ['home', ['/cards']],
    ['work', ['/apps/chess']],
  ])
})

test('what the rules do not allow is not in the menu', () => {
  expect(menuOf(found, (id) => id !== 'cards').map(({ name }) => name)).toEqual(['work'])
})
