import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { type UsersClient, inviteUser, openUsers, getStatuses } from './users-test-steps.ts'

const open = () => openUsers(openRuntime)
const toParams = (id: string) => ({ params: { id } })
const readState = async ({ users }: UsersClient) => [await users.list.send(), await users.counts.send()]
const createPeople = (count: number) => Array.from({ length: count }, (_, at) => ({ email: `p${at}@larkmoor.example` }))
const onePerson = createPeople(1)

test('rejects invalid input at its field without changing anything', async () => {
  const admin = await (await open())()
  const before = await readState(admin)
  const cases = [
    ['POST', '', {}, 'people'],
    ['POST', '', { people: [], role: 'viewer' }, 'people'],
    ['POST', '', { people: createPeople(51), role: 'viewer' }, 'people'],
    ['POST', '', { people: [...onePerson, { email: 'P0@larkmoor.example' }], role: 'viewer' }, 'people'],
    ['POST', '', { people: [{ email: 'nobody' }], role: 'viewer' }, 'people.0.email'],
    ['POST', '', { people: [{ email: `${'a'.repeat(250)}@b.example` }], role: 'viewer' }, 'people.0.email'],
    ['POST', '', { people: [{ ...onePerson[0], name: 'x'.repeat(121) }], role: 'viewer' }, 'people.0.name'],
    ['POST', '', { people: [{ ...onePerson[0], status: 'active' }], role: 'viewer' }, 'people.0.status'],
    ['POST', '', { people: onePerson }, 'role'],
    ['POST', '', { people: onePerson, role: 'king' }, 'role'],
    ['POST', '', { people: onePerson, role: 7 }, 'role'],
    ['POST', '', { people: onePerson, role: 'viewer', note: 'x'.repeat(1001) }, 'note'],
    ['POST', '', { people: onePerson, role: 'viewer', byName: 'Somebody' }, 'byName'],
    ['POST', '', { people: [{ email: 'INES.carvalho@larkmoor.example' }], role: 'viewer' }, 'people.0.email'],
    [
      'POST',
      '',
      { people: [...onePerson, { email: 'salma.benali@larkmoor.example' }], role: 'viewer' },
      'people.1.email',
    ],
    ['PATCH', '/u3', {}, ''],
    ['PATCH', '/u3', { role: 'king' }, 'role'],
    ['PATCH', '/u3', { role: '' }, 'role'],
    ['PATCH', '/u3', { status: 'deleted' }, 'status'],
    ['PATCH', '/u3', { status: 'invited' }, 'status'],
    ['PATCH', '/u3', { email: 'other@larkmoor.example' }, 'email'],
    ['POST', '/bulk', { ids: [], changes: { role: 'viewer' } }, 'ids'],
    ['POST', '/bulk', { ids: ['u2', 'u2'], changes: { role: 'viewer' } }, 'ids'],
    ['POST', '/bulk', { ids: createPeople(201).map(({ email }) => email), changes: { role: 'viewer' } }, 'ids'],
    ['POST', '/bulk', { ids: ['u2'], changes: {} }, 'changes'],
    ['POST', '/bulk', { ids: ['u2'] }, 'changes'],
    ['POST', '/each', { users: [] }, 'users'],
    ['POST', '/sign-outs', { ids: 'u2' }, 'ids'],
    ['GET', '?role=', undefined, 'role.0'],
    ['GET', '?status=deleted', undefined, 'status.0'],
    ['GET', '?sort=search', undefined, 'sort'],
    ['GET', '?password=x', undefined, 'password'],
  ] as const
  const answered = []
  for (const [method, path, body, at] of cases) {
    const response = await admin.send(method, path, body)
    const { issues = [] } = await response.json()
    const isRefused = response.status === 422 && issues.some((issue: { path: string }) => issue.path === at)
    if (!isRefused) answered.push([method, path, body, response.status, issues])
  }
  expect(answered).toEqual([])
  expect(await readState(admin)).toEqual(before)
})

test('answers 404 for unknown accounts', async () => {
  const { users } = await (await open())()
  const nobody = toParams('nobody')
  const attempts = [
    users.show.send(nobody),
    users.edit.send({ ...nobody, body: { role: 'viewer' } }),
    users.remove.send(nobody),
    users.inviteAgain.send(nobody),
    users.resetPassword.send(nobody),
    users.removeFactor.send(nobody),
    users.signOut.send({ body: { ids: ['u2', 'nobody'] } }),
    users.bulk.send({ body: { ids: ['u2', 'nobody'], changes: { role: 'viewer' } } }),
    users.editEach.send({ body: { users: [{ id: 'nobody', changes: { role: 'viewer' } }] } }),
  ]
  expect(await getStatuses(attempts)).toEqual(attempts.map(() => 404))
})

test('answers 409 for actions that do not fit the account’s status', async () => {
  const admin = await (await open())()
  const { users } = admin
  const { id } = await inviteUser(admin)
  const attempts = [
    users.edit.send({ ...toParams(id), body: { status: 'active' } }),
    users.edit.send({ ...toParams(id), body: { status: 'suspended' } }),
    users.resetPassword.send(toParams(id)),
    users.removeFactor.send(toParams(id)),
    users.resetPassword.send(toParams('u11')),
    users.inviteAgain.send(toParams('u3')),
  ]
  expect(await getStatuses(attempts)).toEqual(attempts.map(() => 409))
  // The role of an invited account can be changed.
  expect((await users.edit.send({ ...toParams(id), body: { role: 'viewer' } })).role).toBe('viewer')
})

test('rejects changing, suspending or deleting one’s own account', async () => {
  const signIn = await open()
  const admin = await signIn()
  await admin.users.edit.send({ ...toParams('u2'), body: { role: 'admin' } })
  const attempts = [
    admin.users.edit.send({ ...toParams('u1'), body: { role: 'viewer' } }),
    admin.users.edit.send({ ...toParams('u1'), body: { status: 'suspended' } }),
    admin.users.remove.send(toParams('u1')),
  ]
  expect(await getStatuses(attempts)).toEqual([409, 409, 409])
  expect((await admin.session.show.send()).user.role).toBe('admin')
})

test('keeps one administrator when two remove each other’s role at once', async () => {
  const signIn = await open()
  const [first, second] = [await signIn(), await signIn('u2')]
  await first.users.edit.send({ ...toParams('u2'), body: { role: 'admin' } })
  const statuses = await getStatuses([
    first.users.edit.send({ ...toParams('u2'), body: { role: 'viewer' } }),
    second.users.edit.send({ ...toParams('u1'), body: { role: 'viewer' } }),
  ])
  expect(statuses.filter((status) => status === 0)).toHaveLength(1)
  const admins = await (statuses[0] === 0 ? first : second).users.list.send({ query: { role: ['admin'] } })
  expect(admins.map(({ isLastAdministrator }) => isLastAdministrator)).toEqual([true])
})

test('keeps one administrator when two suspend or delete each other at once', async () => {
  const signIn = await open()
  const [first, second] = [await signIn(), await signIn('u2')]
  await first.users.edit.send({ ...toParams('u2'), body: { role: 'admin' } })
  const suspended = await getStatuses([
    first.users.bulk.send({ body: { ids: ['u2', 'u3'], changes: { status: 'suspended' } } }),
    second.users.remove.send(toParams('u1')),
  ])
  expect(suspended.filter((status) => status === 0)).toHaveLength(1)
})

test('invites an address only once, even concurrently', async () => {
  const signIn = await open()
  const [one1, other] = [await signIn(), await signIn()]
  const body = { people: onePerson, role: 'viewer' }
  const statuses = await getStatuses([one1.users.invite.send({ body }), other.users.invite.send({ body })])
  expect(statuses.toSorted()).toEqual([0, 422])
  expect(await one1.users.list.send({ query: { q: 'p0@larkmoor' } })).toHaveLength(1)
})

test.each(['u2', 'u3', 'u4'])('denies %s all access to accounts', async (userId) => {
  const signIn = await open()
  const { users } = await signIn(userId)
  const attempts = [
    users.list.send(),
    users.counts.send(),
    users.roles.send(),
    users.show.send(toParams('u1')),
    users.invite.send({ body: { people: onePerson, role: 'viewer' } }),
    users.edit.send({ ...toParams('u4'), body: { role: 'admin' } }),
    users.bulk.send({ body: { ids: ['u4'], changes: { role: 'admin' } } }),
    users.editEach.send({ body: { users: [{ id: 'u4', changes: { role: 'admin' } }] } }),
    users.signOut.send({ body: { ids: ['u1'] } }),
    users.endSession.send({ params: { id: 'u1', session: 'sample-1' } }),
    users.resetPassword.send(toParams('u1')),
    users.removeFactor.send(toParams('u1')),
    users.inviteAgain.send(toParams('u9')),
    users.remove.send(toParams('u9')),
  ]
  expect(await getStatuses(attempts)).toEqual(attempts.map(() => 403))
})
