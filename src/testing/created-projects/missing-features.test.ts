import { expect, test } from 'vitest'
import { withoutRemovedNames } from '#scripts/lib/create/removed-names.mjs'
import { missingFeatures } from '#scripts/lib/create/missing-features.mjs'

const allModules = ['audit', 'auth', 'home', 'notifications', 'pears', 'roles', 'users', 'workspace']

test('lists the features that a project lacks without modules that were not selected', () => {
  const { lacks, add } = missingFeatures(['pears', 'home'], allModules)
  expect(lacks[0]).toBe('no sign-in: it runs in sample mode only, not in production (auth)')
  expect(add).toEqual(['auth', 'users', 'roles', 'notifications', 'workspace', 'audit'])
})

test('lists no missing features of a project with all modules, or of modules that do not exist', () => {
  expect(missingFeatures(allModules, allModules).lacks).toEqual([])
  expect(missingFeatures(['pears'], ['pears']).lacks).toEqual([])
})

test('documents name no missing module, table or screen', () => {
  const gone = { names: new Set(['pears', 'pearTrees']), screens: new Set(['/apps/pears']) }
  expect(
    withoutRemovedNames(
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
