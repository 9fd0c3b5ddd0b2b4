import { expect, test } from 'vitest'
import type { Rule } from '#platform/permissions/rules.ts'
import { findChanges, isWithin, getLevel, rebaseRules, getRight, simplifyRules, withRight } from '../rights.ts'

const topics = [
  { name: 'pears', actions: ['read', 'update'] },
  { name: 'plums', actions: ['read', 'update', 'dry'] },
]
const mine = { ownerId: '$user.id' }
const free = { ownerId: null }

test.each<[string, Rule[], string]>([
  ['no rule at all', [], 'never'],
  ['a rule about another kind of record', [{ action: ['update'], subject: 'plums' }], 'never'],
  ['a rule without a condition', [{ action: ['update'], subject: 'pears' }], 'always'],
  ['a rule about everything', [{ action: ['manage'], subject: 'all' }], 'always'],
  ['a condition', [{ action: ['update'], subject: 'pears', conditions: mine }], 'some'],
  ['an empty condition', [{ action: ['update'], subject: 'pears', conditions: {} }], 'always'],
  ['some fields', [{ action: ['update'], subject: 'pears', fields: ['size'] }], 'some'],
  [
    'a rule revoked by a later one',
    [
      { action: ['update'], subject: 'pears' },
      { action: ['update'], subject: 'pears', inverted: true },
    ],
    'never',
  ],
  [
    'an exception',
    [
      { action: ['update'], subject: 'pears' },
      { action: ['update'], subject: 'pears', conditions: mine, inverted: true },
    ],
    'some',
  ],
])('returns the level for %s', (_, rules, level) => {
  expect(getLevel(getRight(rules, 'pears', 'update'))).toBe(level)
})

test('leaves rules with conditions after an exception unchanged, since they depend on the order', () => {
  const rules: Rule[] = [
    { action: ['update'], subject: 'pears' },
    { action: ['update'], subject: 'pears', conditions: mine, inverted: true },
    { action: ['update'], subject: 'pears', conditions: free },
  ]
  expect(getRight(rules, 'pears', 'update').tangled).toBe(true)
  expect(simplifyRules(rules, topics)).toEqual(rules)
})

test('changes one right and no other', () => {
  const rules: Rule[] = [{ action: ['manage'], subject: 'all' }]
  const grant = { allow: [{ conditions: mine }, { conditions: free }], except: [], tangled: false }
  const next = simplifyRules(withRight(rules, topics, { topic: 'pears', action: 'delete', grant }), topics)
  expect(next).toEqual([
    { action: ['read', 'create', 'update'], subject: 'pears' },
    { action: ['delete'], subject: 'pears', conditions: mine },
    { action: ['delete'], subject: 'pears', conditions: free },
    { action: ['read', 'create', 'update', 'delete', 'dry'], subject: 'plums' },
  ])
  expect(findChanges(rules, next, topics)).toEqual([
    { topic: 'pears', action: 'delete', before: 'always', after: 'some', kind: 'lost' },
  ])
})

test('changes a custom action of a contract like a built-in one', () => {
  const rules: Rule[] = [{ action: ['manage'], subject: 'all' }]
  const next = simplifyRules(
    withRight(rules, topics, { topic: 'plums', action: 'dry', grant: { allow: [], except: [], tangled: false } }),
    topics,
  )
  expect(next).toContainEqual({ action: ['read', 'create', 'update', 'delete'], subject: 'plums' })
  expect(findChanges(rules, next, topics)).toEqual([
    { topic: 'plums', action: 'dry', before: 'always', after: 'never', kind: 'lost' },
  ])
})

test('ignores the order of conditions', () => {
  const merged = (conditions: NonNullable<Rule['conditions']>): Rule[] => [
    { action: ['update'], subject: 'pears', conditions },
  ]
  expect(findChanges(merged({ a: 1, b: 2 }), merged({ b: 2, a: 1 }), topics)).toEqual([])
  expect(findChanges(merged({ a: 1 }), merged({ a: 2 }), topics)).toMatchObject([{ kind: 'changed' }])
})

test.each<[string, Rule[], boolean]>([
  ['the same condition', [{ action: ['update'], subject: 'pears', conditions: mine }], true],
  ['nothing', [], true],
  ['another condition', [{ action: ['update'], subject: 'pears', conditions: free }], false],
  ['everything', [{ action: ['update'], subject: 'pears' }], false],
  ['only some fields of everything', [{ action: ['update'], subject: 'pears', fields: ['size'] }], false],
])('lets a user with a conditional right grant %s: %s', (_, given, isAllowed) => {
  const ownRules: Rule[] = [{ action: ['update'], subject: 'pears', conditions: mine }]
  expect(isWithin(getRight(given, 'pears', 'update'), getRight(ownRules, 'pears', 'update'))).toBe(isAllowed)
})

test('refuses to grant a right without the exception that the user has', () => {
  const ownRules: Rule[] = [
    { action: ['update'], subject: 'pears' },
    { action: ['update'], subject: 'pears', conditions: mine, inverted: true },
  ]
  const unconditional: Rule[] = [{ action: ['update'], subject: 'pears' }]
  const getGrant = (rules: Rule[]) => getRight(rules, 'pears', 'update')
  expect(isWithin(getGrant(unconditional), getGrant(ownRules))).toBe(false)
  expect(isWithin(getGrant(ownRules), getGrant(ownRules))).toBe(true)
})

test('merges a user’s changes into rules saved meanwhile, right by right', () => {
  const baseRules: Rule[] = [{ action: ['read'], subject: 'pears' }]
  const ownRules: Rule[] = [{ action: ['read', 'update'], subject: 'pears' }]
  const theirs: Rule[] = [...baseRules, { action: ['read', 'delete'], subject: 'plums' }]
  const merged = rebaseRules({ base: baseRules, own: ownRules, saved: theirs }, topics)
  expect(findChanges(theirs, merged, topics)).toEqual(findChanges(baseRules, ownRules, topics))
  expect(findChanges(ownRules, merged, topics)).toEqual(findChanges(baseRules, theirs, topics))
})
