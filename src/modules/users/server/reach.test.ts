import { expect, test } from 'vitest'
import { actions } from '#platform/contract.ts'
import { client } from '#platform/web/api/client.ts'
import { openServer } from '#testing/inputs/endpoints.ts'
import { users } from '../contract.ts'
import { getStatuses } from '../tests/users-test-steps.ts'

/** Gwen has all rights on accounts, and no others. */
async function openAsClerk() {
  const { signIn, giveRules } = openServer()
  await giveRules('u8', [{ action: [...actions], subject: users.name }])
  // Oliver has some of these rights.
  await giveRules('u4', [{ action: ['read'], subject: users.name }])
  return { calls: client(users, await signIn('u8')), role: 'made-for-u8', lesser: 'made-for-u4' }
}

const toParams = (id: string) => ({ params: { id } })

test('refuses changes of accounts with more rights than the caller, and the assignment of such roles', async () => {
  const { calls, role, lesser } = await openAsClerk()
  const all = await calls.list.send()
  expect(all.filter(({ isWithinReach }) => isWithinReach).map(({ id }) => id)).toEqual(['u8', 'u4'])
  const roles = await calls.roles.send()
  expect(roles.filter(({ isGivable }) => isGivable).map(({ id }) => id)).toEqual(['guest', lesser, role])
  const tries = [
    calls.edit.send({ ...toParams('u4'), body: { role: 'admin' } }),
    calls.edit.send({ ...toParams('u4'), body: { role: 'manager' } }),
    calls.edit.send({ ...toParams('u1'), body: { status: 'suspended' } }),
    calls.edit.send({ ...toParams('u1'), body: { role } }),
    calls.invite.send({ body: { people: [{ email: 'friend@larkmoor.example' }], role: 'admin' } }),
    calls.signOut.send({ body: { ids: ['u1'] } }),
    calls.endSession.send({ params: { id: 'u1', session: 'sample-1' } }),
    calls.resetPassword.send(toParams('u1')),
    calls.removeFactor.send(toParams('u1')),
    calls.inviteAgain.send(toParams('u9')),
    calls.remove.send(toParams('u1')),
  ]
  expect(await getStatuses(tries)).toEqual(tries.map(() => 403))
  const many = await calls.bulk.send({ body: { ids: ['u1', 'u2', 'u4'], changes: { status: 'suspended' } } })
  expect([many.before.map(({ id }) => id), many.passedOver]).toEqual([['u4'], 2])
})

test('allows changes within the caller’s reach', async () => {
  const { calls, role } = await openAsClerk()
  expect((await calls.edit.send({ ...toParams('u4'), body: { role } })).role).toBe(role)
  const [friend] = await calls.invite.send({ body: { people: [{ email: 'friend@larkmoor.example' }], role } })
  expect(friend?.isWithinReach).toBe(true)
  await calls.remove.send(toParams('u4'))
})
