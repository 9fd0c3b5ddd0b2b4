import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { repeat } from '#platform/server/jobs/schedule.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { sweepSessions } from '#platform/server/session/session-keeper.ts'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { runResilience } from '#testing/databases/run-resilience.ts'
import { temporaryFolder } from '#testing/servers/server-process.ts'
import { createVisitor } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { openSqliteDatabase } from '#server/database/open-database.ts'

/** A server on a SQLite file, as it answers calls. */
async function runtime() {
  const path = join(temporaryFolder(), 'atrium.sqlite')
  const database = openSqliteDatabase(path, { poolLimits: { statementSeconds: 15, maxWaiting: 100, connections: 10 } })
  onTestFinished(() => database.close())
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const visitor = createVisitor(createApp(database, [], testServices()))
  await client(session, visitor).show.send()
  const sendRequest = (path: string, method = 'GET', body?: object) =>
    visitor.send(
      new Request(`http://atrium.test${path}`, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    )
  const save = (length: number) =>
    sendRequest('/api/settings', 'PUT', { value: { long: 'x'.repeat(length) }, savedAt: new Date().toISOString() })
  return { path, database, ask: sendRequest, save }
}

test('refuses writes when the database is full, still answers reads, and recovers', async () => {
  const { database, ask, save } = await runtime()
  expect((await save(10)).status).toBe(204)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db)
  await sql.raw(`pragma max_page_count=${rows[0]?.page_count ?? 0}`).execute(database.db)
  // Until the free pages are used up.
  let refused = await save(15_000)
  for (let count = 0; refused.status === 204 && count < 100; count += 1) refused = await save(15_000)
  expect([refused.status, await refused.json()]).toMatchObject([507, { errorCode: 'full' }])
  expect((await ask('/api/session')).status).toBe(200)
  expect(await (await ask('/api/settings')).json()).toMatchObject({ value: { long: expect.stringMatching(/^x+$/) } })
  await sql.raw('pragma max_page_count=1000000').execute(database.db)
  expect((await save(15_000)).status).toBe(204)
})

test('while another program writes, a write waits and reads do not', async () => {
  const { path, ask, save } = await runtime()
  const other = new DatabaseSync(path)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  let isKept = false
  const waiting = save(10).then(({ status }) => {
    isKept = true
    return status
  })
  expect((await ask('/api/session')).status).toBe(200)
  expect((await ask('/healthz')).status).toBe(200)
  expect(isKept).toBe(false)
  other.exec('rollback')
  expect(await waiting).toBe(204)
})

test('lets a background job wait for its turn to write as well', async () => {
  const { path, database } = await runtime()
  await database.db
    .insertInto('limits')
    .values({ key: 'long ago', count: 1, startedAt: '2001-01-01T00:00:00.000Z' })
    .execute()
  const other = new DatabaseSync(path)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const errors: object[] = []
  const log = { info() {}, error: (fields: object) => void errors.push(fields) }
  const sweep = { name: 'sweep', seconds: 3600, runsAtStart: true, run: () => sweepSessions(database, new Date()) }
  const end = repeat(sweep, testServices({ log }))
  setTimeout(() => other.exec('rollback'), 300)
  await end()
  expect(errors).toEqual([])
  expect(await database.db.selectFrom('limits').select('key').execute()).toEqual([])
})

test('survives a stop and restart of PostgreSQL', async () => {
  const { code, output } = await runResilience('database-gone', '--times', '1')
  expect(output).toContain('All requirements are met.')
  expect(code).toBe(0)
}, 120_000)

test('keeps event streams open and delivers every event', async () => {
  const { code, output } = await runResilience('streams', '--streams', '50', '--seconds', '3')
  expect(output).toContain('All requirements are met.')
  expect(code).toBe(0)
}, 120_000)
