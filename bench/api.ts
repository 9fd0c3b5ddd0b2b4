// The cost of a record by its id and of a list of 50 of 10,000, beside a raw server that answers the same bytes and
// json-server with the same records, in turns:
// node bench/api.ts [rounds] [postgres]
// The server's processor time is compared: requests per second depend on other programs of the machine.
import { Agent } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inventPeople } from '#platform/db/sample/sample-people.ts'
import { startPostgres } from '#testing/databases/postgres.ts'
import { type Child, startChild } from './lib/child.ts'
import { ask, load } from './lib/load.ts'

const rounds = Number(process.argv[2] ?? 5)
const records = 10_000
const base = '/api/data/contacts/ContactsData'
const recordUrl = `${base}/5000`
const list = `${base}?limit=50&sort=lastname`
const root = new URL('..', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
const postgres = process.argv[3] === 'postgres' ? await startPostgres() : undefined

const atrium = await startChild(
  [join(root, 'src/server/main.ts')],
  {
    DATA_DIR: folder,
    PORT: '0',
    ATRIUM_PAGES: 'none',
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
    ...(postgres && { DATABASE_URL: await postgres.createDatabase('bench') }),
  },
  /Atrium is at (http:\S+?)"/,
)

async function call(method: string, path: string, cookie: string, body: unknown) {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(atrium.address + path, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}

const cookie = (await call('PUT', '/api/session', '', { userId: 'u1' })).headers.get('set-cookie')?.split(';')[0] ?? ''
const rows = inventPeople(records, 11).map((person) => ({
  firstname: person.firstname,
  lastname: person.lastname,
  image: person.avatar,
  department: person.department,
  company: person.company,
  phone: person.phones[0] ?? '',
  email: person.emails[0] ?? '',
  address: person.address,
  notes: person.notes,
}))
for (let start = 0; start < records; start += 500)
  await call('POST', `${base}/import`, cookie, { rows: rows.slice(start, start + 500), duplicates: 'create' })

const agent = new Agent({ keepAlive: true })
const whole: Record<string, { headers: Record<string, string>; body: string }> = {}
for (const path of [recordUrl, list]) {
  const { headers, body } = await ask(agent, atrium.address + path, { cookie })
  whole[path] = { headers, body: body.toString() }
}

const write = (name: string, value: unknown) => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(value))
  return file
}
const floor = await startChild(
  [join(root, 'bench/lib/baseline-server.ts'), write('answers.json', whole)],
  {},
  /at (\S+) /,
)
const contacts = rows.map((row, index) => ({ id: index + 1, ...row }))
const other = await startChild(
  [join(root, 'bench/lib/json-server.ts'), write('db.json', { contacts })],
  {},
  /at (\S+) /,
)

interface Case {
  name: string
  group: 'by id' | 'list'
  server: Child
  path: string
  count: number
  status?: number
  headers?: Record<string, string>
  /** Varies the path with each call, by the number of remaining calls. */
  varied?: (left: number) => string
}

const cases: Case[] = [
  { name: 'raw node:http', group: 'by id', server: floor, path: recordUrl, count: 8000 },
  { name: 'Atrium', group: 'by id', server: atrium, path: recordUrl, count: 3000, headers: { cookie } },
  // Responses that nobody has requested since the last write.
  {
    name: 'Atrium, each another',
    group: 'by id',
    server: atrium,
    path: recordUrl,
    count: 3000,
    headers: { cookie },
    varied: (left) => `${base}/${5000 - left}`,
  },
  { name: 'json-server', group: 'by id', server: other, path: '/contacts/5000', count: 1000 },
  { name: 'raw node:http', group: 'list', server: floor, path: list, count: 6000 },
  { name: 'Atrium', group: 'list', server: atrium, path: list, count: 1000, headers: { cookie } },
  {
    name: 'Atrium, each another page',
    group: 'list',
    server: atrium,
    path: list,
    count: 1000,
    headers: { cookie },
    // About fifty per page, and no page twice in a round.
    varied: (left) => `${base}?limit=${41 + (left % 19)}&sort=lastname&page=${1 + (left % 53)}`,
  },
  {
    name: 'Atrium, in brotli',
    group: 'list',
    server: atrium,
    path: list,
    count: 1000,
    headers: { cookie, 'accept-encoding': 'br' },
  },
  {
    name: 'Atrium, asked again (304)',
    group: 'list',
    server: atrium,
    path: list,
    count: 4000,
    status: 304,
    headers: { cookie },
  },
  { name: 'json-server', group: 'list', server: other, path: '/contacts?_limit=50&_page=1&_sort=lastname', count: 8 },
]

const minute = 60_000

/** A tag expires at the end of a minute, which no round must reach: a round begins in the first half of one. */
async function freshTag(server: Child, path: string) {
  const into = Date.now() % minute
  if (into > minute / 2) await new Promise((resolve) => setTimeout(resolve, minute - into))
  return (await ask(agent, server.address + path, { cookie })).headers['etag']
}

const results = new Map(cases.map((subject) => [subject, { cpu: Infinity, perSecond: 0 }]))
for (let round = 0; round <= rounds; round += 1) {
  for (const subject of cases) {
    const { server, path, count, status = 200, varied = () => path } = subject
    const tag = status === 304 ? await freshTag(server, path) : undefined
    const headers = { ...subject.headers, ...(tag !== undefined && { 'if-none-match': tag }) }
    const before = server.cpu()
    const seconds = await load((left) => server.address + varied(left), headers, count, status)
    const cpu = (server.cpu() - before) / count
    const best = results.get(subject)
    // The first round is a warm-up.
    if (round > 0 && best)
      results.set(subject, { cpu: Math.min(best.cpu, cpu), perSecond: Math.max(best.perSecond, count / seconds) })
  }
}

console.log(
  `${postgres ? 'PostgreSQL' : 'SQLite'}; the least of ${rounds} rounds; % of the raw server that answers the same bytes`,
)
console.log(
  `${''.padEnd(36)}${'µs of CPU'.padStart(12)}${'%'.padStart(8)}${'requests/s'.padStart(12)}${'%'.padStart(8)}`,
)
for (const [subject, { cpu, perSecond }] of results) {
  const base = [...results].find(([{ name, group }]) => name === 'raw node:http' && group === subject.group)?.[1]
  const percent = (part: number) => (part * 100).toFixed(1).padStart(8)
  console.log(
    `${`${subject.group}: ${subject.name}`.padEnd(36)}${cpu.toFixed(0).padStart(12)}${percent((base?.cpu ?? 0) / cpu)}${perSecond.toFixed(0).padStart(12)}${percent(perSecond / (base?.perSecond ?? 1))}`,
  )
}

agent.destroy()
for (const server of [atrium, floor, other]) await server.stop()
await postgres?.stop()
rmSync(folder, { recursive: true })
