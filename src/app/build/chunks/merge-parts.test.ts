import { expect, test } from 'vitest'
import { type Part, type View, closure } from './chunk-graph.ts'
import { mergeParts } from './merge-parts.ts'

const part = (name: string, bytes: number, needs: Part[] = [], owner?: string): Part => ({
  modules: [name],
  bytes,
  needs: new Set(needs),
  isEntry: false,
  owner,
})

const createScreen = (module: string, needs: Part[]): View => ({
  entries: [{ ...part(`${module}-screen`, 1000, needs, module), isEntry: true }],
  module,
  isScreen: true,
  isEarly: true,
  weight: 1,
  textBytes: 0,
})

function merged(parts: Part[], views: View[], limits = { files: 2, bytes: 10_000, bytesWithTexts: 20_000, growth: 9 }) {
  const all = new Set([...parts, ...views.flatMap(({ entries }) => entries)])
  return [...mergeParts(all, views, limits)].filter(({ isEntry }) => !isEntry)
}

const getNames = (parts: Part[]) => parts.map(({ modules }) => modules.toSorted().join(' ')).toSorted()

test('merges what the same screens load before what only some of them need', () => {
  const [both, same, rare] = [part('both', 500), part('same', 500), part('rare', 500)]
  const views = [createScreen('notes', [both, same]), createScreen('tickets', [both, same, rare])]
  expect(
    getNames(merged([both, same, rare], views, { files: 3, bytes: 10_000, bytesWithTexts: 20_000, growth: 9 })),
  ).toEqual(['both same', 'rare'])
})

test('keeps code of a module away from screens of other modules', () => {
  const ownPart = part('own', 200, [], 'notes')
  const shared = [part('table', 200), part('icon', 200)]
  const views = [createScreen('notes', [ownPart, ...shared]), createScreen('tickets', shared)]
  expect(getNames(merged([ownPart, ...shared], views))).toEqual(['icon table', 'own'])
})

test('merges code of a module that only its screens and the first cards load', () => {
  const [contract, client] = [part('contract', 300, [], 'shop'), part('client', 300, [], 'shop')]
  const other = part('other', 300, [], 'notes')
  const cards = { ...createScreen('shop', [contract, client, other]), module: undefined, isScreen: false }
  const views = [createScreen('shop', [contract, client]), createScreen('notes', [other]), cards]
  expect(
    getNames(merged([contract, client, other], views, { files: 1, bytes: 10_000, bytesWithTexts: 20_000, growth: 9 })),
  ).toEqual(['client contract', 'other'])
})

test('does not make a screen load more than allowed', () => {
  const [small, large] = [part('small', 100), part('large', 9500)]
  const views = [createScreen('notes', [small]), createScreen('tickets', [small, large])]
  expect(getNames(merged([small, large], views))).toEqual(['large', 'small'])
})

test('leaves no circle of imports', () => {
  const last = part('last', 100)
  const middle = part('middle', 5000, [last])
  const first = part('first', 100, [middle])
  const other = part('other', 5000)
  const parts = merged([first, middle, last, other], [createScreen('notes', [first, last, other])], {
    files: 3,
    bytes: 20_000,
    bytesWithTexts: 20_000,
    growth: 9,
  })
  for (const one of parts) expect([...one.needs].flatMap((needed) => [...closure([needed])])).not.toContain(one)
})

test('merges nothing unneeded into a screen that its texts make large', () => {
  const [table, chart] = [part('table', 500), part('chart', 3000)]
  const views = (textBytes: number) => [
    { ...createScreen('notes', [table]), textBytes },
    createScreen('tickets', [table, chart]),
  ]
  const limits = { files: 2, bytes: 10_000, bytesWithTexts: 10_000, growth: 9 }
  expect(getNames(merged([table, chart], views(0), limits))).toEqual(['chart table'])
  expect(getNames(merged([table, chart], views(6000), limits))).toEqual(['chart', 'table'])
})
