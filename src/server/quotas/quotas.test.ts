import { onTestFinished, expect, test } from 'vitest'
import * as z from 'zod'
import { contract, everybody, file, get, post, readWrite } from '#platform/contract.ts'
import { Page } from '#platform/db/queries/page.ts'
import { Problem } from '#platform/errors/failure.ts'
import { api } from '#platform/server/api.ts'
import { noLimits, type QuotaLimits } from '#platform/server/quotas/quotas.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { Usage } from '#platform/contracts/usage-contract.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const papers = api(
  contract(
    'papers',
    '/api/papers',
    {
      read: get('/', { returns: z.object({}) }),
      list: get('/list', { returns: z.array(z.object({})) }),
      write: post('/', { body: z.object({}) }),
      look: get('/open', { public: true, returns: z.object({}) }),
      table: get('/table', { returns: file('text/csv'), exports: true }),
      paper: get('/:id/paper', { returns: file('text/csv'), exports: 'one' }),
      picture: get('/picture', { returns: file('image/*') }),
    },
    { grants: everybody(readWrite) },
  ),
  () => ({
    read: () => ({}),
    list: () => new Page([], 0),
    write: () => {},
    look: () => ({}),
    table: () => ({ name: 'a.csv', type: 'text/csv', body: 'a', records: 1 }),
    paper: () => ({ name: 'b.csv', type: 'text/csv', body: 'b', records: 1 }),
    picture: () => ({ name: 'a.png', type: 'image/png', body: 'a' }),
  }),
)

async function opened(limits: Partial<QuotaLimits>) {
  const clock = { now: new Date('2031-03-02T09:00:00.000Z') }
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: clock.now, sample: true })
  const stopping = new AbortController()
  const services = testServices({
    now: () => clock.now,
    quotas: { ...noLimits, ...limits },
    stopping: stopping.signal,
  })
  onTestFinished(() => stopping.abort())
  const app = createApp(database, [papers], services)
  return {
    later: (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
    async as(user: string) {
      const { send } = await visitorAs(app, user)
      const ask = (path: string, init: RequestInit = {}) => send(new Request(`http://atrium.test${path}`, init))
      return {
        ask,
        read: (path = '') => ask(`/api/papers${path}`),
        write: () =>
          ask('/api/papers', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
        used: async (name: string) =>
          Usage.parse(await (await ask('/api/usage')).json()).quotas.find((quota) => quota.name === name),
      }
    },
  }
}

// Switching users is a write of the previous user.
const others = 'u1'

test('answers requests of a user up to the limit, then refuses them until the minute is over', async () => {
  const { as, later } = await opened({ requests: 3 })
  const { read } = await as('u2')
  const responses = [await read(), await read(), await read()]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(responses.map(({ headers }) => headers.get('ratelimit'))).toEqual([
    '"requests";r=2;t=60',
    '"requests";r=1;t=60',
    '"requests";r=0;t=60',
  ])
  expect(responses[0]?.headers.get('ratelimit-policy')).toBe('"requests";q=3;w=60')
  later(20)
  const refused = await read()
  expect(refused.status).toBe(429)
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'retry-after': '40',
    ratelimit: '"requests";r=0;t=40',
    'ratelimit-policy': '"requests";q=3;w=60',
    'content-type': 'application/problem+json',
  })
  expect(Problem.parse(await refused.json())).toMatchObject({
    type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    title: 'Too Many Requests',
    message: 'Too many requests per minute',
    'violated-policies': ['requests'],
    quota: { name: 'requests', scope: 'person', limit: 3, left: 0 },
  })
  later(40)
  expect((await read()).headers.get('ratelimit')).toBe('"requests";r=2;t=60')
})

test('counts each user separately, and does not count public endpoints', async () => {
  const { as } = await opened({ requests: 2 })
  const { read } = await as('u2')
  for (const _ of [1, 2]) await read()
  expect((await read()).status).toBe(429)
  const open = await read('/open')
  expect([open.status, open.headers.get('ratelimit')]).toEqual([200, null])
  expect((await (await as('u3')).read()).status).toBe(200)
})

test('counts failed responses and 304, and reports the remaining number', async () => {
  const { as } = await opened({ requests: 20 })
  const { ask, read } = await as('u2')
  const missing = await ask('/api/papers?unknown=1')
  expect([missing.status, missing.headers.get('ratelimit')]).toEqual([422, '"requests";r=19;t=60'])
  const list = await read('/list')
  expect(list.headers.get('ratelimit')).toBe('"requests";r=18;t=60')
  expect((await read('/list')).headers.get('ratelimit')).toBe('"requests";r=17;t=60')
  const headers = { 'if-none-match': list.headers.get('etag') ?? '' }
  const response = await ask('/api/papers/list', { headers })
  expect([response.status, response.headers.get('ratelimit')]).toEqual([304, '"requests";r=16;t=60'])
})

test('of thirty simultaneous requests, answers exactly as many as are left', async () => {
  const { as } = await opened({ requests: 10 })
  const { read } = await as('u2')
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await read()).status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('limits writes separately from all requests', async () => {
  const { as, later } = await opened({ requests: 100, writes: 2 })
  const { read, write, used } = await as('u2')
  expect((await write()).headers.get('ratelimit')).toBe('"requests";r=99;t=60, "writes";r=1;t=60')
  expect((await write()).status).toBe(204)
  const refused = await write()
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ quota: { name: 'writes', limit: 2 } })
  expect((await read()).status).toBe(200)
  expect(await used('writes')).toMatchObject({ limit: 2, used: 2, renewsAt: '2031-03-02T09:01:00.000Z' })
  later(60)
  expect((await write()).status).toBe(204)
})

test('limits files made of records per hour as exports, but not those of one record, pictures and attachments', async () => {
  const { as, later } = await opened({ exports: 2 })
  const { read } = await as('u2')
  expect((await read('/table')).headers.get('ratelimit')).toBe('"exports";r=1;t=3600')
  expect((await read('/table')).status).toBe(200)
  expect((await read('/table')).status).toBe(429)
  expect((await read('/picture')).status).toBe(200)
  expect((await read('/1/paper')).status).toBe(200)
  later(3600)
  expect((await read('/table')).status).toBe(200)
})

test('limits the open event streams of a user, and accepts another when one ends', async () => {
  const { as } = await opened({ streams: 2 })
  const { ask, used } = await as('u2')
  const [first] = [await ask('/api/events'), await ask('/api/events')]
  const refused = await ask('/api/events')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15'])
  expect((await (await as('u3')).ask('/api/events')).status).toBe(200)
  expect(await used('streams')).toMatchObject({ limit: 2, used: 2 })
  await first?.body?.cancel()
  expect((await ask('/api/events')).status).toBe(200)
})

test('sends no headers without a limit, and shows none in the usage', async () => {
  const { as } = await opened({})
  const { read, used } = await as(others)
  expect((await read()).headers.get('ratelimit')).toBeNull()
  expect(await used('requests')).toMatchObject({ limit: null })
})

test('locks nobody out after a fast clock is corrected', async () => {
  const { as, later } = await opened({ requests: 1 })
  const { read } = await as('u2')
  later(3600)
  expect([(await read()).status, (await read()).status]).toEqual([200, 429])
  later(-3600)
  expect((await read()).status).toBe(200)
})
