import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contract, everybody, put, readWrite } from '#platform/contract.ts'
import { api } from '#platform/server/api.ts'
import { eventServers } from '#testing/event-servers.ts'

const shared = api(
  contract('shared', '/api/test/shared', { touch: put('/:id', {}) }, { grants: everybody(readWrite) }),
  () => ({ touch: () => {} }),
)

type Db = Awaited<ReturnType<typeof eventServers>>[0]['db']

const endListeners = (db: Db) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'atrium listener'`.execute(
    db,
  )

test('after its connection has broken, a process hears what was written meanwhile and what is written then', async () => {
  const [one, other] = await eventServers([shared])
  const stream = await other.follow()
  await stream.next()
  await endListeners(one.db)
  for (const id of [1, 2, 3]) await one.write(`shared/${id}`)
  expect(await stream.next()).toMatchObject({ recordId: '1' })
  expect(await stream.next()).toMatchObject({ recordId: '2' })
  expect(await stream.next()).toMatchObject({ recordId: '3' })
  await one.write('shared/4')
  expect(await stream.next()).toMatchObject({ recordId: '4' })
})

test('screens read everything again when the log of changes has gone back', async () => {
  const [one, other] = await eventServers([shared])
  await one.write('shared/1')
  const stream = await other.follow()
  await stream.next()
  await one.write('shared/2')
  expect(await stream.next()).toMatchObject({ event: 'change' })
  await one.db.deleteFrom('changes').execute()
  await sql`select setval(pg_get_serial_sequence('changes', 'seq'), 1, false)`.execute(one.db)
  await endListeners(one.db)
  expect(await stream.next()).toMatchObject({ event: 'resync', id: 0 })
  await one.write('shared/3')
  expect(await stream.next()).toMatchObject({ event: 'change', recordId: '3' })
})
