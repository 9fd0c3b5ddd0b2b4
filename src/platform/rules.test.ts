import { expect, test } from 'vitest'
import { contract, readWrite } from './contract.ts'
import { abilityOf, allows, shippedRules } from './rules.ts'

const contracts = [
  contract('invoices', '/api/invoices', {}, { grants: { manager: readWrite } }),
  contract('chats', '/api/chats', {}, { grants: { manager: readWrite, agent: readWrite } }),
]
const abilityFor = (role: Parameters<typeof shippedRules>[0]) => abilityOf(shippedRules(role, contracts), 'u1')

test.each([
  ['admin', true, true, true],
  ['manager', true, true, true],
  ['agent', true, false, true],
  ['viewer', true, false, false],
] as const)('%s: reads %s, writes invoices %s, writes chats %s', (role, reads, writesInvoices, writesChats) => {
  const ability = abilityFor(role)
  expect(allows(ability, 'read', 'invoices')).toBe(reads)
  expect(allows(ability, 'update', 'invoices')).toBe(writesInvoices)
  expect(allows(ability, 'delete', 'chats')).toBe(writesChats)
})

test('a rule may depend on the record, and on who asks', () => {
  const ability = abilityOf([{ action: ['update'], subject: 'tickets', conditions: { ownerId: '$user.id' } }], 'u1')
  expect(allows(ability, 'update', 'tickets', { ownerId: 'u1' })).toBe(true)
  expect(allows(ability, 'update', 'tickets', { ownerId: 'u2' })).toBe(false)
  expect(allows(ability, 'update', 'tickets')).toBe(true)
})

test('a grant may depend on the record; any of several that fit is enough', () => {
  const ability = abilityOf(
    shippedRules('agent', [
      contract(
        'tickets',
        '/api/tickets',
        {},
        {
          grants: {
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
  expect(allows(ability, 'read', 'tickets', { assigneeId: 'u2' })).toBe(true)
  expect(allows(ability, 'update', 'tickets', { assigneeId: 'u1' })).toBe(true)
  expect(allows(ability, 'update', 'tickets', { assigneeId: null })).toBe(true)
  expect(allows(ability, 'update', 'tickets', { assigneeId: 'u2' })).toBe(false)
  expect(allows(ability, 'delete', 'tickets')).toBe(false)
})

test('what no rule names is not allowed', () => {
  expect(allows(abilityFor('manager'), 'read', 'secrets')).toBe(false)
})
