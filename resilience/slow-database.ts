// A database that does not answer in time:
// npm run verify -- resilience slow-database [--on sqlite,postgres]
// Another program holds SQLite's write lock; in PostgreSQL a table is locked, statements sleep, and all processes are
// stopped.
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { figures, milliseconds, quantile } from './lib/figures.ts'
import { memoryOf, openResilienceServer } from './lib/server.ts'
import { visitor } from './lib/visitor.ts'

const { values } = parseArgs({ options: { on: { type: 'string', default: 'sqlite,postgres' } } })
const statementSeconds = 3
const calls = 60
const { row, requirement, end } = figures('A slow database')
row('', 'writes', '204', '503', 'other', 'slowest', 'reads', '200', 'slowest', 'health slowest', 'memory +')

type Runtime = Awaited<ReturnType<typeof openResilienceServer>>

for (const on of values.on.split(',')) {
  const limits = { ATRIUM_STATEMENT_SECONDS: String(statementSeconds), ATRIUM_MOST_CALLS: String(calls) }
  const runtime = await openResilienceServer(on, limits)
  try {
    await visitor()(runtime.address, 'GET', '/api/session')
    if (on === 'sqlite') await sqlite(runtime)
    else await postgres(runtime)
    requirement(`${on}: the server keeps running`, runtime.isAlive())
  } finally {
    await runtime.end()
  }
}
end()

async function sqlite(runtime: Runtime) {
  const other = new DatabaseSync(join(runtime.folder, 'atrium.sqlite'))
  const holdLock = async (seconds: number) => {
    other.exec('begin immediate')
    await pause(seconds * 1000)
    other.exec('rollback')
  }
  const short = await pressed(runtime, 'sqlite held 2 s', () => holdLock(2), 2)
  requirement('sqlite: writes wait for a short lock', short.kept === short.writes, short)
  requirement(
    'sqlite: reads continue during a short lock',
    short.slowestRead < 1500 && short.read === short.reads,
    short,
  )
  const long = await pressed(runtime, 'sqlite held 8 s', () => holdLock(8), 8)
  requirement(
    'sqlite: writes fail with an error during a long lock',
    long.refused > 0 && long.other === 0 && long.slowest < 8000,
    long,
  )
  requirement('sqlite: reads continue during a long lock', long.slowestRead < 1500 && long.read > 0, long)
  await isWell(runtime, 'sqlite')
  other.close()
}

async function postgres(runtime: Runtime) {
  const other = new pg.Client({ connectionString: runtime.url })
  await other.connect()
  const most = statementSeconds * 2000 + 3000
  const locked = await pressed(
    runtime,
    'postgres table locked 8 s',
    async () => {
      await other.query('begin; lock table "settings" in access exclusive mode')
      await pause(8000)
      await other.query('rollback')
    },
    8,
  )
  requirement(
    'postgres: requests that wait for a lock fail in time',
    locked.other === 0 && locked.slowest < most,
    locked,
  )
  await isWell(runtime, 'postgres')

  await other.query(`create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(20); return new; end $$;
    create trigger slow before insert or update on "settings" for each row execute function slow()`)
  const slept = await pressed(runtime, 'postgres statements sleep', () => pause(8000), 8)
  requirement('postgres: a slow statement is cancelled', slept.other === 0 && slept.slowest < most, slept)
  await other.query('drop trigger slow on "settings"')
  const { rows } = await other.query<{ n: string }>(
    `select count(*) as n from pg_stat_activity where state = 'active' and query not like '%pg_stat_activity%' and backend_type = 'client backend'`,
  )
  requirement('postgres: no statement is left running', Number(rows[0]?.n) === 0, rows)
  await isWell(runtime, 'postgres')
  await other.end()

  const frozen = await pressed(
    runtime,
    'postgres stands still 12 s',
    async () => {
      const thaw = runtime.postgres?.freeze()
      await pause(12_000)
      thaw?.()
    },
    12,
  )
  requirement(
    'postgres: requests to a stopped database fail in time',
    frozen.other === 0 && frozen.slowest < most + 3000,
    frozen,
  )
  await isWell(runtime, 'postgres')
}

/** Afterwards everything works without a restart. */
async function isWell({ address }: Runtime, name: string) {
  const ask = visitor()
  const began = performance.now()
  for (;;) {
    const moment = new Date().toISOString()
    const { status } = await ask(address, 'PUT', '/api/settings', { value: {}, savedAt: moment })
    if (status === 204) break
    await pause(50)
    if (performance.now() - began > 20_000) break
  }
  const seconds = (performance.now() - began) / 1000
  requirement(`${name}: everything works again within ten seconds`, seconds < 10, seconds)
}

/** Repeats writes, reads and health checks while something is slow. */
async function pressed({ address, pid }: Runtime, name: string, hardship: () => Promise<void>, seconds: number) {
  const before = memoryOf(pid)
  const responses: Record<'write' | 'read' | 'health', Tried[]> = { write: [], read: [], health: [] }
  const under = new Set<Promise<void>>()
  const ask = visitor()
  const send = (kind: keyof typeof responses, ...asked: [method: string, path: string, body?: object]) => {
    const call = ask(address, ...asked).then(
      ({ status, milliseconds: took }) => void responses[kind].push({ status, took }),
      () => void responses[kind].push({ status: 0, took: 0 }),
    )
    under.add(call)
    void call.then(() => under.delete(call))
  }
  const isOver = hardship().then(() => true)
  const began = performance.now()
  while (!(await Promise.race([isOver, pause(50, false)])) && performance.now() - began < seconds * 1500) {
    send('write', 'PUT', '/api/settings', { value: {}, savedAt: new Date().toISOString() })
    send('read', 'GET', '/api/colleagues')
    if (Math.random() < 0.3) send('health', 'GET', '/healthz')
  }
  const most = memoryOf(pid)
  await isOver
  await Promise.all(under)
  const of = (kind: keyof typeof responses, status: number) =>
    responses[kind].filter((response) => response.status === status).length
  const slowestOf = (kind: keyof typeof responses) =>
    quantile(
      responses[kind].map(({ took }) => took),
      1,
    )
  const result = {
    writes: responses.write.length,
    kept: of('write', 204),
    refused: of('write', 503),
    other:
      responses.write.length -
      of('write', 204) -
      of('write', 503) +
      responses.read.length -
      of('read', 200) -
      of('read', 503),
    slowest: slowestOf('write'),
    reads: responses.read.length,
    read: of('read', 200),
    slowestRead: slowestOf('read'),
  }
  const health = slowestOf('health')
  row(
    name,
    result.writes,
    result.kept,
    result.refused,
    result.other,
    milliseconds(result.slowest),
    result.reads,
    result.read,
    milliseconds(result.slowestRead),
    milliseconds(health),
    `${Math.round(most - before)} MB`,
  )
  requirement(
    `${name}: health checks succeed throughout`,
    health < 2000 && of('health', 200) === responses.health.length,
    health,
  )
  requirement(`${name}: memory does not grow`, most - before < 150, most - before)
  return result
}

interface Tried {
  status: number
  took: number
}
