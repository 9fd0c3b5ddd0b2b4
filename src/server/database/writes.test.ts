import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contract, put, readOnly, readWrite } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { localAnnouncer, type Log } from '#platform/server/services.ts'
import { takeErrors } from '#testing/servers/logged-errors.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

async function appWith(touch: (db: Db<object>) => void, ownLog?: Log) {
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const errors: object[] = []
  const module = api(
    contract(
      'things',
      '/api/things',
      { touch: put('/:id', {}) },
      { grants: { manager: readOnly, agent: readWrite, viewer: readOnly } },
    ),
    (db: Db<object>) => ({ touch: () => touch(db) }),
  )
  const log = ownLog ?? { info() {}, error: (fields: object) => void errors.push(fields) }
  const app = createApp(database, [module], testServices({ log }))
  return { errors, touch: () => app.request('/api/things/1', { method: 'PUT' }) }
}

test('retries a write after a deadlock', async () => {
  let tries = 0
  const { touch } = await appWith(() => {
    tries += 1
    if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  })
  expect((await touch()).status).toBe(204)
  expect(tries).toBe(3)
})

test('sends signals and headers of a repeated write once', async () => {
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  let tries = 0
  const module = api(
    contract(
      'things',
      '/api/things',
      { touch: put('/:id', {}) },
      { grants: { manager: readOnly, agent: readWrite, viewer: readOnly } },
    ),
    () => ({
      touch({ events: { signal }, headers }) {
        tries += 1
        signal(['u1'], 'touched', { tries })
        headers.append('set-cookie', `tries=${tries}`)
        if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      },
    }),
  )
  const announcer = localAnnouncer()
  const signals: unknown[] = []
  announcer.subscribe({ change() {}, signal: ({ data }) => void signals.push(data) })
  const app = createApp(database, [module], testServices({ announcer }))
  const response = await app.request('/api/things/1', { method: 'PUT' })
  expect(signals).toEqual([{ tries: 3 }])
  expect(response.headers.getSetCookie().filter((cookie) => cookie.startsWith('tries'))).toEqual(['tries=3'])
})

test('X3: an exception is a 500 whose details are in the log and not in the response', async () => {
  const { touch, errors } = await appWith(() => {
    throw new Error('the secret is zebra')
  })
  const response = await touch()
  expect(response.status).toBe(500)
  const problem = await response.json()
  expect(problem).toMatchObject({ status: 500, message: 'Internal server error' })
  expect(JSON.stringify(problem)).not.toContain('zebra')
  expect(errors).toEqual([
    {
      requestId: problem.requestId,
      method: 'PUT',
      route: '/api/things/:id',
      endpoint: 'things.touch',
      err: expect.objectContaining({ message: 'the secret is zebra' }),
    },
  ])
})

test('logs the failed statement without its values', async () => {
  const { touch, errors } = await appWith(async (db) => {
    await sql`select zebra from "users" where "id" = ${'the secret'}`.execute(db)
  })
  expect((await touch()).status).toBe(500)
  expect(errors).toEqual([
    expect.objectContaining({
      statement: expect.stringMatching(/^select zebra from "users" where "id" = (\?|\$1)$/),
      err: expect.objectContaining({ message: expect.stringContaining('zebra') }),
    }),
  ])
})

test('adds what the server logged to the failure of a test', async () => {
  const { touch } = await appWith(
    async (db) => void (await sql`select zebra from "users"`.execute(db)),
    testServices().log,
  )
  const response = await touch()
  const reportedErrors = takeErrors()
  expect(reportedErrors).toContain('request failed: PUT /api/things/:id (things.touch)')
  expect(reportedErrors).toContain(`request ${response.headers.get('x-request-id')}`)
  expect(reportedErrors).toMatch(/error: .*zebra/i)
  expect(reportedErrors).toContain('statement: select zebra from "users"')
})
