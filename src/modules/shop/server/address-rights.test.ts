import { readFileSync } from 'node:fs'
import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import type { Rule } from '#platform/permissions/rules.ts'
import { openServer } from '#testing/inputs/endpoints.ts'
import { shopOrders } from '../contract-orders.ts'

const subject = shopOrders.name
const own: Rule = { action: ['readAddresses'], subject, conditions: { 'buyer.id': '$user.id' } }
const file = new URL('../migrations/0013-address-rights.sql', import.meta.url)
const statements = readFileSync(file, 'utf8')
  .split(/;\n/)
  .filter((statement) => statement.trim())

test.each<[string, Rule[], Rule[]]>([
  [
    'may update orders keeps all addresses',
    [{ action: ['read', 'update'], subject }],
    [{ action: ['read', 'update', 'readAddresses'], subject }],
  ],
  [
    'has all built-in rights keeps all addresses',
    [{ action: ['read', 'create', 'update', 'delete'], subject }],
    [{ action: ['read', 'create', 'update', 'delete', 'readAddresses'], subject }],
  ],
  ['only reads orders sees its own', [{ action: ['read'], subject }], [own, { action: ['read'], subject }]],
  [
    'has no right on orders stays the same',
    [{ action: ['read'], subject: 'shop' }],
    [{ action: ['read'], subject: 'shop' }],
  ],
])('after the migration a changed role that %s', async (_, before, after) => {
  const server = openServer()
  await server.giveRules('u3', before)
  for (const statement of statements) await server.db.executeQuery(CompiledQuery.raw(statement))
  const { rules } = await (await server.signIn('u3')).show()
  expect(rules.slice(0, after.length)).toEqual(after)
})
