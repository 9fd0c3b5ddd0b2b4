import type { Action } from '#platform/contract.ts'
import { expect, test } from 'vitest'
import { findCurrent, landing, buildMenu, getParent } from './menu-entries.ts'
import type { FoundModule } from '#app/routing/modules.ts'

const icon = () => null
const lazy = () => Promise.reject(new Error('no test draws a screen'))
const createModule = (id: string, nav: FoundModule['nav'], ...paths: string[]): FoundModule => ({
  id,
  icon,
  ...(nav && { nav }),
  routes: paths.map((path) => ({ path, lazy })),
})

const definitions = [
  createModule('chess', { section: 'work', order: 1 }, '/apps/chess/:id', '/apps/chess'),
  createModule('cards', { section: 'home', order: 1 }, '/cards'),
  createModule('hidden', undefined, '/hidden'),
  createModule('onlyWithId', { section: 'shop', order: 1 }, '/things/:id'),
]

test('enters a module at its first screen without parameters', () => {
  expect(definitions.map(landing)).toEqual(['/apps/chess', '/cards', '/hidden', undefined])
})

test('lists sections with entries in order, and no entry without a screen', () => {
  expect(buildMenu(definitions).map(({ name, entries }) => [name, entries.map(({ to }) => to)])).toEqual([
    ['home', ['/cards']],
    ['work', ['/apps/chess']],
  ])
})

test('omits entries that the rules do not allow', () => {
  expect(buildMenu(definitions, (_, id) => id !== 'cards').map(({ name }) => name)).toEqual(['work'])
})

const market = createModule(
  'market',
  [
    { section: 'shop', order: 20, path: '/market/stalls', label: 'stalls', topic: 'market-stalls' },
    { section: 'shop', order: 30, path: '/market/open', label: 'open', action: 'create' },
    { section: 'home', order: 1, path: '/market', label: 'square' },
  ],
  '/market',
  '/market/stalls',
  '/market/stalls/:id',
)

test('marks one section as current, though a module has entries in several', () => {
  const current = (path: string, parent?: string) =>
    buildMenu([market])
      .filter(({ entries }) => findCurrent(entries, { path, ...(parent && { parent: { to: parent } }) }))
      .map(({ name }) => name)
  expect(current('/market')).toEqual(['home'])
  expect(current('/market/stalls')).toEqual(['shop'])
  expect(current('/market/stalls/:id', '/market/stalls')).toEqual(['shop'])
})

test('lists each entry of a module in its section, subject to its own rule', () => {
  const labels = (allowed?: (action: Action, topic: string) => boolean) =>
    buildMenu([market], allowed).map(({ name, entries }) => [name, entries.map(({ label, to }) => [label, to])])
  expect(labels()).toEqual([
    ['home', [['market/square', '/market']]],
    [
      'shop',
      [
        ['market/stalls', '/market/stalls'],
        ['market/open', '/market/open'],
      ],
    ],
  ])
  const square = ['home', [['market/square', '/market']]]
  expect(labels((action, topic) => action === 'read' && topic === 'market')).toEqual([square])
  const open = ['shop', [['market/open', '/market/open']]]
  expect(labels((_, topic) => topic === 'market')).toEqual([square, open])
})

test('links a screen back to its named parent, or else to the start of the module', () => {
  const [square, stalls, stall] = market.routes
  if (!square || !stalls || !stall) throw new Error('The market has three screens')
  expect(getParent(market, square)).toBeUndefined()
  expect(getParent(market, stalls)).toBeUndefined()
  expect(getParent(market, stall)).toEqual({ label: 'market/square', to: '/market' })
  expect(getParent(market, { ...stall, parent: '/market/stalls' })).toEqual({
    label: 'market/stalls',
    to: '/market/stalls',
  })
})
