import { expect, test } from 'vitest'
import type { Rule } from '#platform/permissions/rules.ts'
import type { Topic } from '../contract.ts'
import { createSamples, simulate } from './create-samples.ts'

const topic: Topic = {
  name: 'pears',
  private: false,
  actions: ['read', 'update'],
  columns: [
    { name: 'pickerId', values: [], listed: true },
    { name: 'kind', values: ['green'], listed: false },
  ],
  fields: [],
  endpoints: [],
}
const rules: Rule[] = [
  { action: ['read'], subject: 'pears' },
  { action: ['update'], subject: 'pears', conditions: { pickerId: '$user.id', kind: 'green' } },
  { action: ['update'], subject: 'pears', conditions: { pickerId: null } },
]

test('creates an own record, an unowned one if a rule mentions it, and another user’s', () => {
  expect(createSamples(topic, rules, 'u1', 'u2')).toEqual([
    { kind: 'own', column: 'pickerId', record: { kind: 'green', pickerId: 'u1' } },
    { kind: 'free', column: 'pickerId', record: { kind: 'green', pickerId: null } },
    { kind: 'other', column: 'pickerId', record: { kind: 'green', pickerId: 'u2' } },
  ])
  expect(createSamples({ ...topic, columns: [] }, rules, 'u1', 'u2')).toEqual([{ kind: 'any', column: '', record: {} }])
})

test('evaluates the rules for each sample', () => {
  const isAllowed = simulate({ rules }, 'u1')
  const samples = createSamples(topic, rules, 'u1', 'u2')
  expect(samples.map(({ record }) => isAllowed('update', 'pears', record))).toEqual([true, true, false])
  expect(samples.map(({ record }) => isAllowed('read', 'pears', record))).toEqual([true, true, true])
})

test('nests a column given as a path', () => {
  const deep = { ...topic, columns: [{ name: 'picker.id', values: [], listed: true }] }
  const ownRules = [{ action: ['update' as const], subject: 'pears', conditions: { 'picker.id': '$user.id' } }]
  const isAllowed = simulate({ rules: ownRules }, 'u1')
  const samples = createSamples(deep, ownRules, 'u1', 'u2')
  expect(samples.map(({ record }) => record)).toEqual([{ picker: { id: 'u1' } }, { picker: { id: 'u2' } }])
  expect(samples.map(({ record }) => isAllowed('update', 'pears', record))).toEqual([true, false])
})
