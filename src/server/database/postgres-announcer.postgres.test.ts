import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { contract, everybody, put, readWrite } from '#platform/contract.ts'
import { recordChanges } from '#platform/db/queries/changes.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { eventServers } from '#testing/servers/event-servers.ts'
import { startPostgresProxy } from '#testing/databases/postgres-proxy.ts'
import { createDatabase } from '#testing/databases/postgres.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { openPostgresDatabase } from './open-database.ts'
import { postgresAnnouncer } from './postgres-announcer.ts'
import { listenOn } from './postgres-listener.ts'

const shared = api(
  contract('shared', '/api/test/shared', { touch: put('/:id', {}) }, { grants: everybody(readWrite) }),
  () => ({ touch: () => {} }),
)

type Db = Awaited<ReturnType<typeof eventServers>>[0]['db']

const endListeners = (db: Db) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'atrium listener'`.execute(
    db,
  )

test('receives the changes made during a lost connection, and later ones', async () => {
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

test.each(['x', '{"seq":"new"}', ''])(
  'survives a notification “%s” of another program, and sends all changes',
  async (payload) => {
    const [one, other] = await eventServers([shared])
    const stream = await other.follow()
    await stream.next()
    await sql`select pg_notify('atrium_changes', ${payload}), pg_notify('atrium_signals', ${payload})`.execute(one.db)
    for (const id of [1, 2]) await one.write(`shared/${id}`)
    expect(await stream.next()).toMatchObject({ recordId: '1' })
    expect(await stream.next()).toMatchObject({ recordId: '2' })
  },
)

test('follows no changes of an installation in another schema of the database', async () => {
  const url = await createDatabase(inject('postgresUrl'))
  const inSchema = async (schema: string) => {
    const address = new URL(url)
    if (schema !== 'public') address.searchParams.set('options', `-c search_path=${schema}`)
    const database = openPostgresDatabase(address.href, () => {})
    if (schema !== 'public') await sql`create schema ${sql.ref(schema)}`.execute(database.db)
    await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
    const announcer = await postgresAnnouncer(database, { info() {}, error() {} })
    onTestFinished(async () => {
      await announcer.close()
      await database.close()
    })
    const heard: number[] = []
    announcer.subscribe({ change: ({ seq }) => void heard.push(seq) })
    const announce = (seq: number) =>
      database.db
        .transaction()
        .execute(async (db) =>
          announcer.beforeCommit?.(db, [{ seq, topic: 'shared', action: 'update', recordId: null, audience: null }]),
        )
    return { heard, announce }
  }
  const [one, other] = [await inSchema('public'), await inSchema('second')]
  await other.announce(1000)
  await one.announce(1)
  await expect.poll(() => [one.heard, other.heard]).toEqual([[1], [1000]])
})

test('sends resync to clients when the change log was reset', async () => {
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

test('reads earlier changes from the log even if later ones arrive meanwhile', async () => {
  const database = openPostgresDatabase(await createDatabase(inject('postgresUrl')), () => {})
  onTestFinished(() => database.close())
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const write = (recordId: string) =>
    database.db.transaction().execute(async (transaction) => {
      const author = { at: new Date().toISOString(), userId: 'u1', audience: null, requestId: 'none' }
      const change = { ...author, topic: 'shared', action: 'update', recordId }
      const changes = await recordChanges(database, transaction, [change])
      await announcer.beforeCommit?.(transaction, changes)
    })
  let hasBroken = false
  const slowToRead = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (hasBroken) {
        hasBroken = false
        await write('3')
        // The notification reaches a listener that has reconnected.
        await pause(300)
      }
      return result
    },
  })
  const announcer = await postgresAnnouncer({ ...database, db: slowToRead }, { info() {}, error() {} })
  onTestFinished(() => announcer.close())
  const heard: (string | null)[] = []
  announcer.subscribe({ change: ({ recordId }) => void heard.push(recordId) })
  await endListeners(database.db)
  await write('1')
  await write('2')
  hasBroken = true
  await expect.poll(() => heard).toEqual(['1', '2', '3'])
})

test('records and sends the changes of a write to many recipients with two statements, in order', async () => {
  const database = openPostgresDatabase(await createDatabase(inject('postgresUrl')), () => {})
  onTestFinished(() => database.close())
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const announcer = await postgresAnnouncer(database, { info() {}, error() {} })
  onTestFinished(() => announcer.close())
  const heard: (string | null)[] = []
  announcer.subscribe({ change: ({ audience }) => void heard.push(audience) })
  let statements = 0
  const counted = database.db.withPlugin({
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const author = { at: new Date().toISOString(), userId: 'u1', requestId: 'none', topic: 'rooms', action: 'update' }
  const audiences = Array.from({ length: 200 }, (_, index) => `member-${index}`)
  await counted.transaction().execute(async (transaction) => {
    const all = audiences.map((audience) => ({ ...author, recordId: null, audience }))
    await announcer.beforeCommit?.(transaction, await recordChanges(database, transaction, all))
  })
  // Other writes of the installation wait meanwhile.
  expect(statements).toBe(2)
  await expect.poll(() => heard).toEqual(audiences)
})

test('closes a connection whose other side has fallen silent', async () => {
  const proxy = await startPostgresProxy(inject('postgresUrl'))
  const listening = {
    channels: ['silence'],
    onNotification() {},
    onListening: async () => proxy.stopForwarding(),
    signal: new AbortController().signal,
  }
  await expect(listenOn(proxy.url, listening, { heartbeat: 100, timeout: 1500 })).rejects.toThrow('timeout')
})
