import { expect, test } from 'vitest'
import type { Rule } from '#platform/permissions/rules.ts'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { productionServer } from '#testing/servers/production-server.ts'
import { users } from '../contract.ts'
import { areCovered } from '../server/covered-rules.ts'

const all: Rule = { action: ['read', 'update'], subject: 'colleagues' }
const some: Rule = { ...all, conditions: { id: '$user.id' } }
const accounts: Rule = { action: ['read', 'create', 'update'], subject: 'users' }

test('hands a reset link of an account only to those who may do all that the account may', async () => {
  const { db, visitor } = await productionServer(['auth', 'users'], { mode: 'sample' })
  const facts = { jobTitle: '', avatar: '', search: '', email: '' }
  const addRole = (id: string, rules: readonly Rule[]) =>
    db
      .insertInto('roles')
      .values({ id, rules: JSON.stringify(rules) })
      .execute()
  await addRole('some', [accounts, some])
  await addRole('all', [all])
  await addRole('own', [some])
  const people = ['some', 'all', 'own'].map((id) => ({
    ...facts,
    id,
    name: id,
    email: `${id}@house.example`,
    role: id,
  }))
  const administrator = { ...facts, id: 'first', name: 'first', email: 'first@house.example', role: 'admin' }
  await db
    .insertInto('users')
    .values([administrator, ...people])
    .execute()
  const callerSession = visitor()
  await client(session, callerSession).change.send({ body: { userId: 'some' } })
  const caller = client(users, callerSession)
  const reset = (id: string) => caller.resetPassword.send({ params: { id } })
  await expect(reset('all')).rejects.toMatchObject({ status: 403 })
  const invitation = { people: [{ email: 'ada@house.example' }], role: 'all' }
  await expect(caller.invite.send({ body: invitation })).rejects.toMatchObject({ status: 403 })
  expect((await reset('own')).link).toMatch(/^http/)
})

const fields: Rule = { action: ['update'], subject: 'colleagues', fields: ['name', 'email'] }
const subscribeToNothing: Rule = { ...some, inverted: true }

test.each([
  ['all by all', [all], [all], true],
  ['some by all', [some], [all], true],
  ['all by some', [all], [some], false],
  ['fields by fewer', [fields], [{ ...fields, fields: ['name'] }], false],
  ['fewer fields', [{ ...fields, fields: ['name'] }], [fields], true],
  ['all fields by some', [all], [{ ...all, fields: ['name'] }], false],
  ['without an exception', [all], [all, subscribeToNothing], false],
  ['with the same exception', [all, subscribeToNothing], [all, subscribeToNothing], true],
  ['with an exception that a later rule overrides', [subscribeToNothing, all], [all, subscribeToNothing], false],
  ['anything by everything', [all, some], [{ action: ['manage'], subject: 'all' } satisfies Rule], true],
])('compares %s', (_what, rules, own, isCovered) => {
  expect(areCovered(rules, own)).toBe(isCovered)
})
