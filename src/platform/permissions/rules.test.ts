import { expect, test } from 'vitest'
import { contract, everybody, post, readOnly, readWrite } from '#platform/contract.ts'
import { getAbility, allows, parseRules, shippedRules } from './rules.ts'

const contracts = [
  contract('bills', '/api/bills', {}, { grants: { manager: readWrite, agent: readOnly, viewer: readOnly } }),
  contract('parcels', '/api/parcels', {}, { grants: { manager: readWrite, agent: readWrite, viewer: readOnly } }),
]
const abilityFor = (role: Parameters<typeof shippedRules>[0]) => getAbility(shippedRules(role, contracts), 'u1')

test.each([
  ['admin', true, true, true],
  ['manager', true, true, true],
  ['agent', true, false, true],
  ['viewer', true, false, false],
] as const)('%s: reads %s, writes bills %s, writes parcels %s', (role, reads, writesBills, writesParcels) => {
  const ability = abilityFor(role)
  expect(allows(ability, 'read', 'bills')).toBe(reads)
  expect(allows(ability, 'update', 'bills')).toBe(writesBills)
  expect(allows(ability, 'delete', 'parcels')).toBe(writesParcels)
})

test('a rule may depend on the record and on the user', () => {
  const ability = getAbility([{ action: ['update'], subject: 'repairs', conditions: { ownerId: '$user.id' } }], 'u1')
  expect(allows(ability, 'update', 'repairs', { ownerId: 'u1' })).toBe(true)
  expect(allows(ability, 'update', 'repairs', { ownerId: 'u2' })).toBe(false)
  expect(allows(ability, 'update', 'repairs')).toBe(true)
})

test('a grant may depend on the record, and one of several matching grants is enough', () => {
  const ability = getAbility(
    shippedRules('agent', [
      contract(
        'repairs',
        '/api/repairs',
        {},
        {
          grants: {
            ...everybody(readOnly),
            agent: [
              'read',
              { action: 'update', where: { assigneeId: '$user.id' } },
              { action: 'update', where: { assigneeId: null } },
            ],
          },
        },
      ),
    ]),
    'u1',
  )
  expect(allows(ability, 'read', 'repairs', { assigneeId: 'u2' })).toBe(true)
  expect(allows(ability, 'update', 'repairs', { assigneeId: 'u1' })).toBe(true)
  expect(allows(ability, 'update', 'repairs', { assigneeId: null })).toBe(true)
  expect(allows(ability, 'update', 'repairs', { assigneeId: 'u2' })).toBe(false)
  expect(allows(ability, 'delete', 'repairs')).toBe(false)
})

test('forbids what no rule names', () => {
  expect(allows(abilityFor('manager'), 'read', 'secrets')).toBe(false)
})

test('a contract without the rights of every role does not compile', () => {
  // @ts-expect-error -- nothing is granted to anybody
  contract('secrets', '/api/secrets', {})
  // @ts-expect-error -- the viewer is forgotten
  contract('secrets', '/api/secrets', {}, { grants: { manager: readWrite, agent: readOnly } })
  expect(contract('secrets', '/api/secrets', {}, { grants: everybody(readOnly) }).grants.viewer).toEqual(['read'])
})

test('a contract can declare its own actions, for endpoints and grants', () => {
  const parcelContract = contract(
    'parcels',
    '/api/parcels',
    { weigh: post('/:id/weigh', { action: 'weigh' }) },
    { actions: ['weigh'], grants: { ...everybody(readWrite), agent: [...readWrite, 'weigh'] } },
  )
  const may = (role: Parameters<typeof shippedRules>[0]) =>
    allows(getAbility(shippedRules(role, [parcelContract]), 'u1'), 'weigh', parcelContract)
  expect((['admin', 'manager', 'agent', 'viewer'] as const).map(may)).toEqual([true, false, true, false])
  // @ts-expect-error -- it declares another action
  allows(abilityFor('admin'), 'wiegh', parcelContract)
  // @ts-expect-error -- a name alone says nothing of its actions
  allows(abilityFor('admin'), 'weigh', 'parcels')
})

test('an undeclared action compiles neither in an endpoint nor in a grant', () => {
  const weigh = post('/:id/weigh', { action: 'weigh' })
  // @ts-expect-error -- it is not declared
  contract('parcels', '/api/parcels', { weigh }, { grants: everybody(readOnly) })
  // @ts-expect-error -- it declares another one
  contract('parcels', '/api/parcels', { weigh }, { actions: ['wiegh'], grants: everybody(readOnly) })
  contract(
    'parcels',
    '/api/parcels',
    {},
    // @ts-expect-error -- it is not declared
    { grants: { ...everybody(readOnly), agent: ['weigh'] } },
  )
  expect(weigh.action).toBe('weigh')
})

test('a stored rule ignores an action that no contract declares, and keeps the others', () => {
  const stored = JSON.stringify([{ action: ['read', 'fly'], subject: 'bills' }])
  const ability = getAbility(parseRules('made', stored, contracts), 'u1')
  expect(allows(ability, 'read', 'bills')).toBe(true)
  expect(allows(ability, 'update', 'bills')).toBe(false)
})

test('a rule with fields grants only these, and an inverted one revokes them', () => {
  const grantedAbility = getAbility([{ action: ['update'], subject: 'parcels', fields: ['weight'] }], 'u1')
  expect(allows(grantedAbility, 'update', 'parcels')).toBe(true)
  expect(allows(grantedAbility, 'update', 'parcels', undefined, 'weight')).toBe(true)
  expect(allows(grantedAbility, 'update', 'parcels', undefined, 'price')).toBe(false)
  const deniedAbility = getAbility(
    [
      { action: ['update'], subject: 'parcels' },
      { action: ['update'], subject: 'parcels', inverted: true, fields: ['price'] },
    ],
    'u1',
  )
  expect(allows(deniedAbility, 'update', 'parcels', { id: 1 }, 'weight')).toBe(true)
  expect(allows(deniedAbility, 'update', 'parcels', { id: 1 }, 'price')).toBe(false)
})

test('a custom role has its rules and what everybody needs, and the ability is computed once', () => {
  const bell = contract('bell', '/api/bell', {}, { everyone: true, grants: everybody(readOnly) })
  const all = [...contracts, bell]
  const stored = JSON.stringify([{ action: ['read'], subject: 'bills' }])
  const rules = parseRules('made', stored, all)
  const ability = getAbility(rules, 'u1')
  expect(['bills', 'parcels', 'bell'].map((topic) => allows(ability, 'read', topic))).toEqual([true, false, true])
  expect(parseRules('made', stored, all)).toBe(rules)
  expect(getAbility(rules, 'u1')).toBe(ability)
  expect(parseRules('made', null, all)).toEqual([{ action: ['read'], subject: 'bell' }])
})

test('no rule can revoke what everybody needs', () => {
  const bell = contract('bell', '/api/bell', {}, { everyone: true, grants: everybody(readOnly) })
  const nothing = JSON.stringify([{ action: ['read'], subject: 'bell', inverted: true }])
  expect(allows(getAbility(parseRules('agent', nothing, [bell]), 'u1'), 'read', 'bell')).toBe(true)
})
