import { expect, test } from 'vitest'
import { contract, put, readOnly, readWrite } from '#platform/contract.ts'
import { api } from '#platform/server/api.ts'
import { eventServers } from '#testing/servers/event-servers.ts'

const grants = { manager: readOnly, agent: readWrite, viewer: readOnly }
const shared = api(
  contract('shared', '/api/test/shared', { touch: put('/:id', {}), fail: put('/:id/fail', {}) }, { grants }),
  () => ({
    touch: () => {},
    fail: () => {
      throw new Error('after the change was made')
    },
  }),
)
const own = api(
  contract('own', '/api/test/own', { touch: put('/:id', {}), share: put('/:id/share', {}) }, { private: true, grants }),
  () => ({
    touch: () => {},
    share: ({ events: { announce } }) => announce(['u2']),
  }),
)

const owned = api(
  contract(
    'owned',
    '/api/test/owned',
    { touch: put('/:id', {}) },
    {
      owners: ['ownerId'],
      grants: { manager: readWrite, agent: [{ action: 'read', where: { ownerId: '$user.id' } }], viewer: readOnly },
    },
  ),
  () => ({ touch: () => {} }),
)

const servers = () => eventServers([shared, own, owned])

test('reports a change made through one server to subscribers of the other', async () => {
  const [one, other] = await servers()
  const stream = await other.follow()
  expect(await stream.next()).toMatchObject({ event: 'ready' })
  await one.write('shared/7')
  expect(await stream.next()).toMatchObject({ event: 'change', topic: 'shared', action: 'update', recordId: '7' })
})

test('sends the changes missed during a break first, in order, and each once', async () => {
  const [one, other] = await servers()
  const stream = await other.follow()
  const { id: seen } = (await stream.next()) ?? {}
  await Promise.all([1, 2, 3, 4, 5].map((id) => one.write(`shared/${id}`)))
  const resumed = await other.follow(seen)
  await one.write('shared/6')
  expect(await resumed.next()).toMatchObject({ event: 'ready', id: seen })
  const ids = []
  const records = new Set()
  for (let index = 0; index < 6; index++) {
    const { id, recordId } = (await resumed.next()) ?? {}
    ids.push(id)
    records.add(recordId)
  }
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect([...records].sort()).toEqual(['1', '2', '3', '4', '5', '6'])
})

test('sends changes made while a page was read when its stream begins, and no older ones', async () => {
  const [one, other] = await servers()
  await one.write('shared/1')
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await one.db.updateTable('changes').set({ at: hourAgo }).execute()
  await one.write('shared/2')
  const stream = await other.begin('30')
  expect(await stream.next()).toMatchObject({ event: 'ready' })
  await one.write('shared/3')
  expect(await stream.next()).toMatchObject({ event: 'change', recordId: '2' })
  expect(await stream.next()).toMatchObject({ event: 'change', recordId: '3' })
})

test.each(['', '-1', '1e9', '99999999999999', '9'.repeat(40), 'soon'])(
  'opens a stream with “%s” as the seconds to look back',
  async (within) => {
    const [one] = await servers()
    const stream = await one.begin(within)
    expect(await stream.next()).toMatchObject({ event: 'ready' })
  },
)

test('sends private changes only to their user', async () => {
  const [one] = await servers()
  const [mine, others] = [await one.follow(undefined, 'u3'), await one.follow(undefined, 'u1')]
  await mine.next()
  await others.next()
  await one.write('own/1', 'u3')
  await one.write('shared/2', 'u3')
  expect(await mine.next()).toMatchObject({ topic: 'own' })
  expect(await others.next()).toMatchObject({ topic: 'shared' })
})

test('sends the record id only to users who may read and change every record of the topic', async () => {
  const [one] = await servers()
  const { users } = await (await one.ask('/api/session')).json()
  const getId = (role: string): string => users.find((user: { role: string }) => user.role === role).id
  const reported: Record<string, unknown> = {}
  for (const role of ['admin', 'manager', 'agent', 'viewer']) {
    const stream = await one.follow(undefined, getId(role))
    await stream.next()
    await one.write('owned/41')
    reported[role] = await stream.next()
    await stream.end()
  }
  const change = { event: 'change', topic: 'owned', action: 'update' }
  expect(reported).toMatchObject({
    admin: { ...change, recordId: '41' },
    manager: { ...change, recordId: '41' },
    agent: { ...change, recordId: null },
    viewer: { ...change, recordId: null },
  })
})

test('lets a handler report a private change to further users', async () => {
  const [one, other] = await servers()
  const [mine, reported, unrelated] = await Promise.all(['u3', 'u2', 'u1'].map((user) => other.follow(undefined, user)))
  await Promise.all([mine?.next(), reported?.next(), unrelated?.next()])
  await one.write('own/1/share', 'u3')
  await one.write('shared/2', 'u3')
  expect(await mine?.next()).toMatchObject({ topic: 'own', recordId: '1' })
  expect(await reported?.next()).toMatchObject({ topic: 'own', recordId: '1' })
  expect(await unrelated?.next()).toMatchObject({ topic: 'shared' })
})

test('reports neither a failed nor a forbidden write', async () => {
  const [one] = await servers()
  const stream = await one.follow()
  await stream.next()
  expect((await one.write('shared/1/fail')).status).toBe(500)
  expect((await one.write('shared/1', 'u4')).status).toBe(403)
  await one.write('shared/2')
  expect(await stream.next()).toMatchObject({ recordId: '2' })
})

test('sends resync to a client whose last event id is unknown', async () => {
  const [one] = await servers()
  const stream = await one.follow(999_999)
  expect(await stream.next()).toMatchObject({ event: 'resync' })
})

test('opens no stream for HEAD, which nobody would read', async () => {
  const [one] = await servers()
  expect((await one.ask('/api/events', 'u3', { method: 'HEAD' })).status).toBe(405)
  expect(await (await one.ask('/api/presence')).json()).toEqual([])
})

test('ends streams when the server stops', async () => {
  const [one] = await servers()
  const stream = await one.follow()
  await stream.next()
  one.stopping.abort()
  expect(await stream.next()).toBeUndefined()
})
