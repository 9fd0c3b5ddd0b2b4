import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { Kysely } from 'kysely'
import type { PlatformTables } from '#platform/db/engines/database.ts'
import { FailedMigration, migrate } from '#platform/db/migrate.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { settings } from '#platform/contracts/session-contract.ts'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { client } from '#platform/web/api/client.ts'
import { mayLackModules } from '#testing/project/created-project.ts'
import { failToStart, serverAt, startServer, temporaryFolder } from '#testing/servers/server-process.ts'
import { platformMigrations } from './node-modules.ts'
import { openNodeSqlite } from './database/node-sqlite.ts'
import { readSettings } from './lifecycle/settings.ts'
import { start } from './start.ts'
import { explainStart } from './lifecycle/start-errors.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('keeps the data from the first start to the second', async () => {
  const DATA_DIR = temporaryFolder()
  const saved = { value: { activeMode: 'dark' }, savedAt: '2026-01-01T00:00:00.000Z' }
  const first = await startServer({ DATA_DIR })
  await client(settings, serverAt(first.address)).save.send({ body: saved })
  expect(await first.end('SIGTERM')).toMatchObject({ code: 0 })

  const second = await startServer({ DATA_DIR })
  expect(await client(settings, serverAt(second.address)).show.send()).toEqual(saved)
})

test('SIGTERM finishes and keeps open requests, even with an open event stream', async () => {
  const DATA_DIR = temporaryFolder()
  const server = await startServer({ DATA_DIR })
  const saved = { value: { activeMode: 'dark' }, savedAt: '2026-01-01T00:00:00.000Z' }
  const stream = await fetch(`${server.address}/api/events`)
  const [start, end] = [JSON.stringify(saved).slice(0, 10), JSON.stringify(saved).slice(10)]
  const headers = { 'content-type': 'application/json' }
  const underWay = request(`${server.address}/api/settings`, { method: 'PUT', headers })
  const responded = once(underWay, 'response')
  underWay.write(start)
  await pause(100)

  const ended = server.end('SIGTERM')
  await pause(100)
  underWay.end(end)
  const [response]: IncomingMessage[] = await responded
  expect(response?.statusCode).toBe(204)
  expect(await ended).toMatchObject({ code: 0 })
  await stream.body?.cancel()

  const next = await startServer({ DATA_DIR })
  expect(await client(settings, serverAt(next.address)).show.send()).toEqual(saved)
})

test('SIGTERM writes the latest counts of reads to the audit log, unless they are disabled', async () => {
  for (const [ATRIUM_AUDIT_READS, found] of [
    ['all', [{ userId: 'u1', topic: expect.any(String), answers: 2 }]],
    ['exports', []],
  ] as const) {
    const DATA_DIR = temporaryFolder()
    const server = await startServer({ DATA_DIR, ATRIUM_AUDIT_READS })
    for (const _ of [1, 2]) await (await fetch(`${server.address}/api/search?q=a`)).text()
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
    const database = new DatabaseSync(join(DATA_DIR, 'atrium.sqlite'), { timeout: 60_000 })
    onTestFinished(() => database.close())
    const entries = database.prepare(`select "userId", topic, answers from "auditEntries" where action = 'read'`).all()
    // A project with few modules may have nothing to find.
    expect(mayLackModules ? [] : entries.map((entry) => ({ ...entry }))).toEqual(mayLackModules ? [] : found)
  }
})

test('a hanging mail server does not delay the stop, and its message is kept', async () => {
  const reached = Promise.withResolvers<void>()
  const silent = createSocketServer((socket) => {
    onTestFinished(() => void socket.destroy())
    reached.resolve()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const address = silent.address()
  const SMTP_URL = `smtp://127.0.0.1:${typeof address === 'object' && address?.port}`
  const DATA_DIR = temporaryFolder()
  const environment = { DATA_DIR, SMTP_URL, PORT: '0', ATRIUM_PAGES: 'none', LOG_LEVEL: 'silent' }
  const server = await start({ ...readSettings(environment), ATRIUM_MODE: 'production' })
  const database = new DatabaseSync(join(DATA_DIR, 'atrium.sqlite'), { timeout: 60_000 })
  const mail = { to: [{ name: 'Zoë', email: 'zoe@clients.example' }], subject: 'Your quote', html: '<p>Here</p>' }
  database
    .prepare(`insert into outbox (message, "createdAt", "nextAt", attempts) values (?, ?, ?, 0)`)
    .run(JSON.stringify(mail), '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')
  await reached.promise

  await server.stop()
  const unsentEmails = database.prepare('select "lastError" from outbox').all()
  database.close()
  // After 30 s, the silent mail server would cause an error: the stop has not waited for that.
  expect(unsentEmails.map(({ lastError }) => lastError)).toEqual([null])
})

test('reports a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const PORT = String(typeof address === 'object' && address?.port)
  const { code, output } = await failToStart({ DATA_DIR: temporaryFolder(), PORT })
  expect(code).toBe(1)
  expect(output).toContain(`Port ${PORT} on 127.0.0.1 is in use`)
})

test('reports a PostgreSQL that does not answer as unreachable', async () => {
  const { code, output } = await failToStart({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    DATA_DIR: temporaryFolder(),
  })
  expect(code).toBe(1)
  expect(output).toContain('Cannot reach the database')
})

test('refuses a database of a newer version', async () => {
  const DATA_DIR = temporaryFolder()
  const server = await startServer({ DATA_DIR })
  await server.end('SIGTERM')
  const database = new DatabaseSync(join(DATA_DIR, 'atrium.sqlite'), { timeout: 60_000 })
  database.exec(`insert into migrations values ('platform', '9999-future', '2030-01-01T00:00:00.000Z')`)
  database.close()
  const { code, output } = await failToStart({ DATA_DIR })
  expect(code).toBe(1)
  expect(output).toContain(`newer version of ${builtWorkspace.name} has migrated the database (platform: 9999-future)`)
})

test('logs settings that look misspelled, and starts', async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder(), ATRIUM_SIGNUP: 'open' })
  const { output } = await server.end('SIGTERM')
  expect(output).toMatch(/"level":40.*ATRIUM_SIGNUP is not a setting .* Did you mean ATRIUM_SIGN_UP\?/)
})

test('reports a full disk', async () => {
  const path = join(temporaryFolder(), 'atrium.sqlite')
  const raw = openNodeSqlite(path)
  const small = { ...raw, prepare: raw.prepare }
  small.prepare('pragma max_page_count=4').all([])
  const db = new Kysely<PlatformTables>({ dialect: sqliteDialect(small) })
  const failure = await migrate(
    { engine: 'sqlite', db, close: () => db.destroy() },
    { platform: platformMigrations() },
    new Date().toISOString(),
  ).catch((error: unknown) => error)
  await db.destroy()
  expect(explainStart(failure, readSettings({ DATA_DIR: '/srv/atrium' }))).toBe('The disk of /srv/atrium is full.')
})

test('names a failed migration, and what to do about it', () => {
  const failure = new FailedMigration('orders: 0005-priority: duplicate column name: priority', {
    cause: Object.assign(new Error('duplicate column name: priority'), { errcode: 1 }),
  })
  expect(explainStart(failure, readSettings({}))).toMatch(/as it was before \(orders: 0005-priority: .*upgrading\.md/)
})

test('reports that no host accepts writes', () => {
  const refused = Object.assign(new Error('No host takes writes'), { code: '25006' })
  expect(explainStart(refused, readSettings({}))).toMatch(/No host of DATABASE_URL accepts writes/)
})

test('production mode starts without users, and logs a link for the first administrator', async () => {
  const server = await startServer({
    DATA_DIR: temporaryFolder(),
    ATRIUM_MODE: 'production',
    ATRIUM_SECRET: 'long enough to be a secret of a test',
    HOST: '0.0.0.0',
  })
  expect((await fetch(`${server.address}/api/session`)).status).toBe(401)
  expect((await fetch(`${server.address}/api/colleagues`)).status).toBe(401)
  const { output } = await server.end('SIGTERM')
  expect(output).toMatch(/Create the first administrator at http:\/\/127\.0\.0\.1:\d+\/auth\/setup\?code=[\dA-Z-]{14}"/)
})

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ HOST: '0.0.0.0' }, 'sample mode'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://one,two/x?target_session_attrs=standby' }, 'target_session_attrs'],
  [{ ATRIUM_FILES_BUCKET: 'files' }, 'AWS_ACCESS_KEY_ID'],
  [{ ATRIUM_MODE: 'demo' }, 'ATRIUM_MODE'],
  [{ ATRIUM_MODE: 'production' }, 'ATRIUM_SECRET'],
  [{ ATRIUM_SECRET: 'x'.repeat(31) }, 'ATRIUM_SECRET: must have at least 32 characters'],
  [
    { ATRIUM_SECRET: 'x'.repeat(32), ATRIUM_SECRET_PREVIOUS: 'y'.repeat(31) },
    'ATRIUM_SECRET_PREVIOUS: must have at least',
  ],
  [{ ATRIUM_SECRET: 'x'.repeat(32), ATRIUM_SECRET_PREVIOUS: 'x'.repeat(32) }, 'ATRIUM_SECRET_PREVIOUS is the same'],
  [{ ATRIUM_SECRET_PREVIOUS: 'y'.repeat(32) }, 'ATRIUM_SECRET_PREVIOUS needs ATRIUM_SECRET'],
  [
    { ATRIUM_MODE: 'production', ATRIUM_SECRET: 'a'.repeat(32) },
    'fewer than 8 different characters. Generate one with: node -e',
  ],
  [{ ATRIUM_PROVIDERS: '[{' }, 'ATRIUM_PROVIDERS'],
  [{ ATRIUM_PROVIDERS: '[{"id":"company"}]' }, 'ATRIUM_PROVIDERS'],
  [{ SITE_URL: 'larkmoor.example' }, 'SITE_URL'],
])('refuses %o and says why', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(name)
})

const closed = [503, '15']
const open = [200, null]

/** Calls, stream and health checks are answered. */
const responsesAt = (address: string) =>
  Promise.all(
    ['/api/session', '/api/events', '/readyz', '/healthz'].map(async (path) => {
      const response = await fetch(address + path)
      await response.body?.cancel()
      return [response.status, response.headers.get('retry-after')]
    }),
  )

test('refuses everybody while the setting for maintenance is on', async () => {
  const { address } = await startServer({ DATA_DIR: temporaryFolder(), ATRIUM_MAINTENANCE: '1' })
  expect(await responsesAt(address)).toEqual([closed, closed, closed, open])
})

test('starts and ends maintenance by a file, without a restart', async () => {
  const DATA_DIR = temporaryFolder()
  const { address } = await startServer({ DATA_DIR })
  expect(await responsesAt(address)).toEqual([open, open, open, open])
  writeFileSync(join(DATA_DIR, 'maintenance'), '')
  expect(await responsesAt(address)).toEqual([closed, closed, closed, open])
  const write = await fetch(`${address}/api/session`, { method: 'PUT', body: '{}' })
  expect([write.status, await write.json()]).toMatchObject([503, { message: 'The server is down for maintenance' }])
  rmSync(join(DATA_DIR, 'maintenance'))
  expect(await responsesAt(address)).toEqual([open, open, open, open])
})
