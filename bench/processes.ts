// The load that one PostgreSQL carries from one, two and three processes, reading and writing:
// node bench/processes.ts [requests] [milliseconds]
// With milliseconds, each commit waits for a standby that takes this long to apply it, like a distant one. Processor
// time is compared: requests per second depend on other programs of the machine.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgresPair } from '#testing/databases/postgres-pair.ts'
import { durable, startPostgres } from '#testing/databases/postgres.ts'
import { type Child, startChild } from './lib/child.ts'

const requests = Number(process.argv[2] ?? 3000)
const distance = Number(process.argv[3] ?? 0)
const connections = 24
const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
const settings = { ...durable, synchronous_commit: 'remote_apply', recovery_min_apply_delay: `${distance}ms` }
const pair = distance > 0 ? await startPostgresPair(settings) : undefined
const postgres = pair?.primary ?? (await startPostgres(durable))
const url = await postgres.createDatabase('bench')
const client = new pg.Client({ connectionString: url })
await client.connect()

/** The fields of a process in /proc, from its state on; none of one that has ended. */
const statOf = (pid: number | string) => {
  const file = `/proc/${pid}/stat`
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number)
    : []
}
const [postmaster = ''] = readFileSync(join(postgres.cluster, 'postmaster.pid'), 'utf8').split('\n')

/** Processor time of PostgreSQL in microseconds, including ended processes, whose time the first one inherits. */
async function databaseTime() {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()')
  const [, , , , , , , , , , , user = 0, system = 0, childUser = 0, childSystem = 0] = statOf(postmaster)
  const living = rows.map(({ pid }) => statOf(pid)).map((stat) => (stat[11] ?? 0) + (stat[12] ?? 0))
  return 10_000 * living.reduce((sum, time) => sum + time, user + system + childUser + childSystem)
}

async function openConnections() {
  const { rows } = await client.query<{ count: string }>(
    'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return Number(rows[0]?.count)
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

const call = (method: string, address: string, cookie: string, body: object | undefined) =>
  new Promise<number>((resolve, reject) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const outgoing = request(address, { agent, method, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    outgoing.once('error', reject)
    outgoing.end(body && JSON.stringify(body))
  })

/** Sends requests to all processes in turn, over this many connections; returns the milliseconds of each response. */
async function load(children: readonly Child[], cookie: string, count: number, method: string, path: string) {
  let remaining = count
  const times: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (remaining > 0) {
        const number = remaining--
        const child = children[number % children.length]
        const begun = performance.now()
        const body = method === 'POST' ? { title: `Note ${number}` } : undefined
        const status = await call(method, `${child?.address}${path}`, cookie, body)
        if (status >= 300) throw new Error(`${method} ${path}: ${status}`)
        times.push(performance.now() - begun)
      }
    }),
  )
  return { seconds: (performance.now() - started) / 1000, times: times.toSorted((a, b) => a - b) }
}

const children: Child[] = []
const environment = { DATA_DIR: folder, DATABASE_URL: url, PORT: '0', ATRIUM_PAGES: 'none', LOG_LEVEL: 'info' }
console.log(
  [
    'processes',
    'asked',
    'a second',
    'median ms',
    '99th ms',
    'CPU µs/request: processes',
    'database',
    'connections',
  ].join('\t'),
)
try {
  for (const count of [1, 2, 3]) {
    children.push(
      await startChild([join(import.meta.dirname, '../src/server/main.ts')], environment, /Atrium is at (http:\S+?)"/),
    )
    const [first] = children
    const signed = await fetch(`${first?.address}/api/session`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId: 'u1' }),
    })
    const cookie = signed.headers.get('set-cookie')?.split(';')[0] ?? ''
    const notes = '/api/data/notes/NotesData'
    for (const [name, method, path, share] of [
      ['list of 50', 'GET', '/api/data/contacts/ContactsData?limit=50&sort=lastname', 1],
      ['new note', 'POST', notes, 0.5],
    ] as const) {
      await load(children, cookie, 300, method, path)
      const [apps, base] = [children.reduce((sum, child) => sum + child.cpu(), 0), await databaseTime()]
      const requestCount = Math.round(requests * share)
      const { seconds, times } = await load(children, cookie, requestCount, method, path)
      const used = children.reduce((sum, child) => sum + child.cpu(), 0) - apps
      const row = [
        count,
        name,
        Math.round(requestCount / seconds),
        times[Math.floor(requestCount / 2)]?.toFixed(1),
        times[Math.floor(requestCount * 0.99)]?.toFixed(1),
        Math.round(used / requestCount),
        Math.round(((await databaseTime()) - base) / requestCount),
        await openConnections(),
      ]
      console.log(row.join('\t'))
    }
  }
} finally {
  agent.destroy()
  await Promise.all(children.map((child) => child.stop()))
  await client.end()
  await (pair ?? postgres).stop()
  rmSync(folder, { recursive: true, force: true })
}
