import { expect, test } from 'vitest'
import { withoutGoneNames } from '#scripts/lib/create/gone-names.mjs'
import { meaningOf } from '#scripts/lib/create/meaning.mjs'

const known = ['audit', 'auth', 'home', 'notifications', 'pears', 'roles', 'users', 'workspace']

test('tells a project what it cannot do without the modules that were not chosen', () => {
  const { lacks, add } = meaningOf(['pears', 'home'], known)
  expect(lacks[0]).toBe('no sign-in: it runs in sample mode only, not in production (auth)')
  expect(add).toEqual(['auth', 'users', 'roles', 'notifications', 'workspace', 'audit'])
})

test('tells nothing to a project with all modules, or about modules that do not exist', () => {
  expect(meaningOf(known, known).lacks).toEqual([])
  expect(meaningOf(['pears'], ['pears']).lacks).toEqual([])
})

test('documents name no missing module, table or screen', () => {
  const gone = { names: new Set(['pears', 'pearTrees']), screens: new Set(['/apps/pears']) }
  expect(
    withoutGoneNames(
      [
        '| **private** | `files`, `pears`, `pearTrees.hash`, `usage` | the owner |',
        'Rules are kept. Change them at `/apps/pears`, without a restart. They hold at once.',
        'Of `apples` nothing goes.',
      ].join('\n'),
      gone,
    ),
  ).toBe(
    [
      '| **private** | `files`, `usage` | the owner |',
      'Rules are kept. They hold at once.',
      'Of `apples` nothing goes.',
    ].join('\n'),
  )
})
