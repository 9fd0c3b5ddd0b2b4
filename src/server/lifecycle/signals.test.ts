import { expect, test } from 'vitest'
import { contract, everybody, post, readOnly } from '#platform/contract.ts'
import { api } from '#platform/server/api.ts'
import { eventServers } from '#testing/servers/event-servers.ts'

const many = Array.from({ length: 300 }, (_, index) => `stranger-${index}`)
const rooms = api(
  contract(
    'rooms',
    '/api/test/rooms',
    {
      type: post('/:id/typing', { action: 'read' }),
      shout: post('/:id/shout', { action: 'read' }),
    },
    { grants: everybody(readOnly) },
  ),
  () => ({
    type: ({ params: { id }, user, events: { signal } }) => signal(['u2', 'u3'], 'typing', { room: id, who: user.id }),
    shout: ({ events: { signal } }) => signal([...many, 'u2'], 'shouting', 'x'.repeat(1900)),
  }),
)

const servers = () => eventServers([rooms])
const post1 = { method: 'POST' }

test('delivers a signal to its recipients through either server, and records no change', async () => {
  const [one, other] = await servers()
  const [addressee, bystander] = [await other.follow(undefined, 'u2'), await other.follow(undefined, 'u1')]
  await addressee.next()
  const { id: latest } = (await bystander.next()) ?? {}
  expect((await one.ask('/api/test/rooms/5/typing', 'u1', post1)).status).toBe(204)
  expect(await addressee.signal('rooms')).toMatchObject({ name: 'typing', data: { room: 5, who: 'u1' } })
  const later = await one.follow(latest, 'u2')
  expect(await later.next()).toMatchObject({ event: 'ready', id: latest })
})

test('delivers a long text to many recipients', async () => {
  const [one, other] = await servers()
  const stream = await other.follow(undefined, 'u2')
  await stream.next()
  expect((await one.ask('/api/test/rooms/5/shout', 'u1', post1)).status).toBe(204)
  expect(await stream.signal('rooms')).toMatchObject({ name: 'shouting', data: 'x'.repeat(1900) })
})

test('shows a user as online until the last screen is closed', async () => {
  const [one, other] = await servers()
  const present = async () => (await one.ask('/api/presence')).json()
  expect(await present()).toEqual([])
  const [first, second] = [await one.follow(undefined, 'u3'), await one.follow(undefined, 'u3')]
  const elsewhere = await other.follow(undefined, 'u3')
  const watching = await other.follow(undefined, 'u1')
  await expect.poll(present).toEqual(['u1', 'u3'])
  expect(await watching.signal('presence')).toMatchObject({ name: 'changed' })
  await first.end()
  expect(await present()).toEqual(['u1', 'u3'])
  await second.end()
  expect(await present()).toEqual(['u1', 'u3'])
  await elsewhere.end()
  await expect.poll(present).toEqual(['u1'])
})

test('removes the users of a dead process after a minute, and notifies the screens', async () => {
  const [one, other] = await servers()
  const minutesAgo = new Date(Date.now() - 120_000).toISOString()
  await one.db.insertInto('presence').values({ userId: 'u3', process: 'that died', seenAt: minutesAgo }).execute()
  const watching = await other.follow(undefined, 'u1')
  expect(await watching.signal('presence')).toMatchObject({ name: 'changed' })
  expect(await (await one.ask('/api/presence')).json()).toEqual(['u1'])
  await one.sweepPresence()
  expect(await watching.signal('presence')).toMatchObject({ name: 'changed' })
  expect(await one.db.selectFrom('presence').select('userId').execute()).toEqual([{ userId: 'u1' }])
})
