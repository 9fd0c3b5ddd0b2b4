import { expect, test } from 'vitest'
import { getAccountActions } from '../account-actions.ts'

const rights = { update: true, remove: true }
const user = {
  id: 'u2',
  status: 'active',
  sessions: 1,
  secondFactor: true,
  secondFactorDemanded: false,
  isLastAdministrator: false,
  isWithinReach: true,
} as const

test.each([
  ['an active account', user, ['resetPassword', 'signOut', 'removeFactor', 'suspend', 'remove']],
  [
    'an account without sessions and second factor',
    { ...user, sessions: 0, secondFactor: false },
    ['resetPassword', 'suspend', 'remove'],
  ],
  [
    'an account without an app whose role requires a second factor',
    { ...user, sessions: 0, secondFactor: false, secondFactorDemanded: true },
    ['resetPassword', 'removeFactor', 'suspend', 'remove'],
  ],
  ['an open invitation', { ...user, status: 'invited' as const, sessions: 0 }, ['inviteAgain', 'revoke']],
  ['a suspended account', { ...user, status: 'suspended' as const, sessions: 0 }, ['activate', 'remove']],
  ['the last administrator', { ...user, isLastAdministrator: true }, ['resetPassword', 'signOut', 'removeFactor']],
  ['an account with more rights than the caller', { ...user, isWithinReach: false }, []],
  ['one’s own account in this browser', { ...user, id: 'u1' }, []],
  ['one’s own account in two browsers', { ...user, id: 'u1', sessions: 2 }, ['signOut']],
])('offers the actions for %s', (_, account, actions) =>
  expect(getAccountActions(account, rights, 'u1')).toEqual(actions),
)

test('offers nothing without the right to update, and no deletion without the right to delete', () => {
  expect(getAccountActions(user, { update: false, remove: false }, 'u1')).toEqual([])
  expect(getAccountActions(user, { update: true, remove: false }, 'u1')).not.toContain('remove')
})
