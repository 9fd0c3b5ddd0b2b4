import { EventSourceParserStream } from 'eventsource-parser/stream'
import { inject, onTestFinished, test, expect } from 'vitest'
import { api } from '#platform/server/api.ts'
import { contract, put, readWrite } from '#platform/contract.ts'
import { localAnnouncer } from '#platform/server/services.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { createDatabase } from '#testing/postgres.ts'
import { quietServices } from '#testing/quiet-services.ts'
import { createApp } from './create-app.ts'
import { openPostgresDatabase, openSqliteDatabase } from './open-database.ts'
import { platformMigrations } from './node-modules.ts'
import { postgresAnnouncer } from './postgres-announcer.ts'

const log = { info() {}, error() {} }
const onPostgres = process.env['ATRIUM_TEST_HOME'] === 'postgres'

const grants = { agent: readWrite }
const shared = api(
  contract('shared', '/api/test/shared', { touch: put('/:id', {}), fail: put('/:id/fail', {}) }, { grants }),
  () => ({
    touch: () => {},
    fail: () => {
      throw new Error('after the change was made')
    },
  }),
)
const own = api(contract('own', '/api/test/own', { touch: put('/:id', {}) }, { private: true, grants }), () => ({
  touch: () => {},
}))

/** As many servers as asked for on one database; on SQLite that is one. */
async function servers(count: number) {
  const url = onPostgres ? await createDatabase(inject('postgresUrl')) : undefined
  const open = () => (url ? openPostgresDatabase(url, () => {}) : openSqliteDatabase(':memory:'))
  const started = []
  for (let index = 0; index < (onPostgres ? count : 1); index++) {
    const database = open()
    await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
    const announcer = url ? await postgresAnnouncer(database, url, log) : localAnnouncer()
    const stopping = new AbortController()
    const app = createApp(database, [shared, own], quietServices({ announcer, stopping: stopping.signal }))
    onTestFinished(async () => {
      stopping.abort()
      await announcer.close?.()
      await database.close()
    })
    started.push({
      stopping,
      write: (path: string, user = 'u1') =>
        app.request(`/api/test/${path}`, { method: 'PUT', headers: { cookie: `atrium_user=${user}` } }),
      follow: async (after?: number, user = 'u1') => {
        const response = await app.request(`/api/events${after === undefined ? '' : `?after=${after}`}`, {
          headers: { cookie: `atrium_user=${user}` },
        })
        if (!response.body) throw new Error('The answer is no stream')
        const reader = response.body
          .pipeThrough(new TextDecoderStream())
          .pipeThrough(new EventSourceParserStream())
          .getReader()
        onTestFinished(() => void reader.cancel())
        return {
          next: async () => {
            const { value } = await reader.read()
            return value && { event: value.event, id: Number(value.id), ...JSON.parse(value.data) }
          },
        }
      },
    })
  }
  const [first, second = first] = started
  if (!first || !second) throw new Error('No server was started')
  return [first, second] as const
}

test('a change made through one server is told by the other', async () => {
  const [one, other] = await servers(2)
  const stream = await other.follow()
  expect(await stream.next()).toMatchObject({ event: 'ready' })
  await one.write('shared/7')
  expect(await stream.next()).toMatchObject({ event: 'change', topic: 'shared', action: 'update', recordId: '7' })
})

test('what was missed during a break comes first, in order and once', async () => {
  const [one, other] = await servers(2)
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

test('private changes are told to their user alone', async () => {
  const [one] = await servers(1)
  const [mine, others] = [await one.follow(undefined, 'u3'), await one.follow(undefined, 'u1')]
  await mine.next()
  await others.next()
  await one.write('own/1', 'u3')
  await one.write('shared/2', 'u3')
  expect(await mine.next()).toMatchObject({ topic: 'own' })
  expect(await others.next()).toMatchObject({ topic: 'shared' })
})

test('a write that fails, or is not allowed, is not told', async () => {
  const [one] = await servers(1)
  const stream = await one.follow()
  await stream.next()
  expect((await one.write('shared/1/fail')).status).toBe(500)
  expect((await one.write('shared/1', 'u4')).status).toBe(403)
  await one.write('shared/2')
  expect(await stream.next()).toMatchObject({ recordId: '2' })
})

test('a reader from another life of the database is told to read everything again', async () => {
  const [one] = await servers(1)
  const stream = await one.follow(999_999)
  expect(await stream.next()).toMatchObject({ event: 'resync', id: 0 })
})

test('streams end when the server stops', async () => {
  const [one] = await servers(1)
  const stream = await one.follow()
  await stream.next()
  one.stopping.abort()
  expect(await stream.next()).toBeUndefined()
})
