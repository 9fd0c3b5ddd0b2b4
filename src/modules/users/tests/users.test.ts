import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { inviteUser, openUsers, getStatuses } from './users-test-steps.ts'

const open = () => openUsers(openRuntime)
const toParams = (id: string) => ({ params: { id } })

test('lists all accounts by name, and marks the last administrator', async () => {
  const { users } = await (await open())()
  const all = await users.list.send()
  expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted())
  expect(all.filter(({ isLastAdministrator }) => isLastAdministrator).map(({ id }) => id)).toEqual(['u1'])
  expect(await users.counts.send()).toMatchObject({ all: 11, active: 8, invited: 2, suspended: 1 })
  const roles = await users.roles.send()
  expect(roles).toContainEqual({ id: 'agent', name: null, users: 5, isGivable: true })
})

test('searches without accents, filters by role and status, and sorts by last use', async () => {
  const { users } = await (await open())()
  const listIds = async (query: object) => (await users.list.send({ query })).map(({ id }) => id)
  expect(await listIds({ q: 'ines HEAD' })).toEqual(['u1'])
  expect(await listIds({ q: 'nobody at all' })).toEqual([])
  expect(await listIds({ role: ['viewer'], status: ['active'] })).toEqual(['u8', 'u4'])
  expect((await listIds({ role: ['manager', 'admin'] })).toSorted()).toEqual(['u1', 'u2', 'u5'])
  expect(await listIds({ ids: ['u2', 'u3'], sort: '-email' })).toEqual(['u2', 'u3'])
  const byUse = await users.list.send({ query: { sort: '-lastUsedAt' } })
  const times = byUse.map(({ lastUsedAt }) => lastUsedAt ?? '')
  expect(times).toEqual(times.toSorted().toReversed())
  const page = await users.list.send({ query: { sort: '-lastUsedAt', limit: 2, page: 2 } })
  expect(page).toEqual(byUse.slice(2, 4))
})

test('invites people, repeats the invitation after a while, and revokes it', async () => {
  const admin = await (await open())()
  const people = [{ email: 'Ada.Lind+x@Larkmoor.example' }, { email: 'bo@larkmoor.example', name: ' Bo Öster ' }]
  const both = await admin.users.invite.send({ body: { people, role: 'manager', note: 'See you on Monday' } })
  expect(both.map(({ name, email, role, status }) => [name, email, role, status]).toSorted()).toEqual([
    ['Ada Lind', 'ada.lind+x@larkmoor.example', 'manager', 'invited'],
    ['Bo Öster', 'bo@larkmoor.example', 'manager', 'invited'],
  ])
  const [{ id } = { id: '' }] = both
  const invitedUser = await admin.users.show.send(toParams(id))
  expect(invitedUser.invitation).toEqual({ byName: 'Inês Carvalho', note: 'See you on Monday' })
  expect((await admin.users.list.send({ query: { q: 'oster' } })).map(({ email }) => email)).toEqual([
    'bo@larkmoor.example',
  ])
  // An immediate repetition is refused; an old invitation can be sent again.
  expect(
    await getStatuses([admin.users.inviteAgain.send(toParams(id)), admin.users.inviteAgain.send(toParams('u9'))]),
  ).toEqual([409, 0])
  await admin.users.remove.send(toParams(id))
  expect(await getStatuses([admin.users.show.send(toParams(id))])).toEqual([404])
  await inviteUser(admin, 'ada.lind+x@larkmoor.example')
})

test('applies a changed role to the next request, and changes it back', async () => {
  const signIn = await open()
  const [admin, agent] = [await signIn(), await signIn('u3')]
  expect((await agent.session.show.send()).user.role).toBe('agent')
  const changed = await admin.users.edit.send({ ...toParams('u3'), body: { role: 'admin' } })
  expect([changed.role, changed.isLastAdministrator]).toEqual(['admin', false])
  expect((await agent.users.list.send()).length).toBe(11)
  await agent.users.edit.send({ ...toParams('u3'), body: { role: 'admin' } })
  await admin.users.edit.send({ ...toParams('u3'), body: { role: 'agent' } })
  expect(await getStatuses([agent.users.list.send()])).toEqual([403])
})

test('ends the sessions of a suspended user, who can sign in again once active', async () => {
  const signIn = await open()
  const [admin, agent] = [await signIn(), await signIn('u3')]
  const before = await admin.users.show.send(toParams('u3'))
  expect(before.openSessions).toHaveLength(before.sessions)
  const suspended = await admin.users.edit.send({ ...toParams('u3'), body: { status: 'suspended' } })
  expect([suspended.status, suspended.sessions]).toEqual(['suspended', 0])
  expect(await getStatuses([agent.session.show.send()])).toEqual([401])
  expect((await admin.session.show.send()).users.map(({ id }) => id)).not.toContain('u3')
  await admin.users.edit.send({ ...toParams('u3'), body: { status: 'active' } })
  expect(await getStatuses([agent.session.show.send()])).toEqual([401])
  expect((await (await signIn('u3')).session.show.send()).user.id).toBe('u3')
})

test('ends sessions one by one and all together, except the current one', async () => {
  const signIn = await open()
  const [admin, manager] = [await signIn(), await signIn('u2')]
  const { openSessions } = await admin.users.show.send(toParams('u2'))
  const sample = openSessions.find(({ device }) => device.includes('Android'))?.id ?? ''
  await admin.users.endSession.send({ params: { id: 'u2', session: sample } })
  const again = admin.users.endSession.send({ params: { id: 'u2', session: sample } })
  const strange = admin.users.endSession.send({ params: { id: 'u3', session: openSessions[0]?.id ?? '' } })
  expect(await getStatuses([again, strange])).toEqual([404, 404])
  expect((await manager.session.show.send()).user.id).toBe('u2')

  expect(await admin.users.signOut.send({ body: { ids: ['u2'] } })).toEqual({ sessions: openSessions.length - 1 })
  expect(await getStatuses([manager.session.show.send()])).toEqual([401])
  const administrator = await admin.users.show.send(toParams('u1'))
  expect(administrator.openSessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  expect(await admin.users.signOut.send({ body: { ids: ['u1'] } })).toEqual({ sessions: administrator.sessions - 1 })
  expect((await admin.session.show.send()).user.id).toBe('u1')
})

test('changes many accounts and restores them, skipping one’s own and those that do not fit', async () => {
  const { users } = await (await open())()
  const before = await users.list.send()
  const ids = ['u1', 'u2', 'u3', 'u9', 'u11']
  const suspended = await users.bulk.send({ body: { ids, changes: { status: 'suspended' } } })
  expect(suspended.passedOver).toBe(3)
  expect(suspended.before.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
    { id: 'u2', changes: { status: 'active' } },
    { id: 'u3', changes: { status: 'active' } },
  ])
  await users.editEach.send({ body: { users: suspended.before } })
  const promoted = await users.bulk.send({ body: { ids, changes: { role: 'manager' } } })
  expect(promoted.before.map(({ id }) => id).toSorted()).toEqual(['u11', 'u3', 'u9'])
  await users.editEach.send({ body: { users: promoted.before } })
  const pickStatus = (all: typeof before) => all.map(({ id, role, status }) => [id, role, status])
  expect(pickStatus(await users.list.send())).toEqual(pickStatus(before))
})

test('removes a deleted account from all lists, and frees its address', async () => {
  const signIn = await open()
  const [admin, agent] = [await signIn(), await signIn('u3')]
  await admin.users.remove.send(toParams('u3'))
  expect(await getStatuses([agent.session.show.send(), admin.users.show.send(toParams('u3'))])).toEqual([401, 404])
  expect((await admin.users.list.send()).map(({ id }) => id)).not.toContain('u3')
  expect((await admin.users.counts.send()).all).toBe(10)
  expect(await getStatuses([admin.users.remove.send(toParams('u3'))])).toEqual([404])
  expect((await inviteUser(admin, 'amina.haddad@larkmoor.example')).name).toBe('Amina Haddad')
})
