// The machine's clock jumps forwards and backwards under a server:
// npm run verify -- resilience clock [--on sqlite,postgres]
// Needs libfaketime (Debian: apt-get install faketime), which changes the time of the server's process.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import * as z from 'zod'
import { jobFailed } from '#platform/server/jobs/run-job.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { figures, milliseconds } from './lib/figures.ts'
import { openResilienceServer } from './lib/server.ts'
import { followEvents } from './lib/streams.ts'
import { visitor } from './lib/visitor.ts'

const { values } = parseArgs({ options: { on: { type: 'string', default: 'sqlite,postgres' } } })
const library = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`)
  .find((path) => existsSync(path))
if (library === undefined) {
  console.log('Without libfaketime (Debian: apt-get install faketime) no clock can be moved.')
  process.exit(2)
}
const jumps = ['+2h', '-3h', '+25h', '-20d', '+0', '+400d', '+0'] as const
const Session = z.object({ user: z.object({ id: z.string() }) })
const { row, requirement, end } = figures('Clock jumps')
row('', 'the server says', 'session', 'write', 'heard after', 'seq')

for (const on of values.on.split(',')) {
  const clock = join('/tmp', `atrium-clock-${process.pid}-${on}`)
  writeFileSync(clock, '+0')
  const runtime = await openResilienceServer(on, {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  const ask = visitor()
  const { body } = await ask(runtime.address, 'GET', '/api/session')
  const { user } = Session.parse(body)
  const stream = await followEvents(runtime.address)
  await stream.next('ready')
  let last = 0
  for (const jump of jumps) {
    writeFileSync(clock, jump)
    // The `Date` header is cached for a second.
    await pause(1500)
    const seen = await ask(runtime.address, 'GET', '/api/session')
    const began = performance.now()
    const savedAt = new Date(Date.now() + Math.random() * 1000).toISOString()
    const fresh = visitor()
    await fresh(runtime.address, 'GET', '/api/session')
    const saved = await fresh(runtime.address, 'PUT', '/api/settings', { value: { jump }, savedAt })
    const { id = '' } = await stream.next('change')
    const heard = performance.now() - began
    const says = seen.headers.get('date') ?? ''
    row(`${on} ${jump}`, says, seen.status, saved.status, milliseconds(heard), id)
    requirement(
      `${on} ${jump}: the clock has moved`,
      hoursOf(jump) === Math.round((Date.parse(says) - Date.now()) / 3_600_000),
      says,
    )
    // The clock ends sessions; a new visitor can sign in at any time.
    const lasts = hoursOf(jump) < 12 ? 200 : 401
    requirement(`${on} ${jump}: a session expires by the clock`, seen.status === lasts, seen.status)
    requirement(`${on} ${jump}: writes succeed`, saved.status === 204, saved.status)
    requirement(`${on} ${jump}: changes stay in order`, Number(id) > last, [last, id])
    last = Number(id)
  }
  const { status, body: after } = await ask(runtime.address, 'GET', '/api/session')
  requirement(`${on}: the session keeps its user`, status === 200 && Session.parse(after).user.id === user.id)
  await stream.end()
  const failures = runtime.output().split(jobFailed).length - 1
  requirement(`${on}: background jobs continue`, failures === 0, failures)
  const database = openDatabase({ DATABASE_URL: runtime.url, DATA_DIR: runtime.folder }, () => {})
  const twice = await sql<{ n: number }>`
    select count(*) as n from (select "onceKey" from "notifications" where "onceKey" is not null group by "onceKey" having count(*) > 1) as t`.execute(
    database.db,
  )
  requirement(`${on}: nobody is notified twice`, Number(twice.rows[0]?.n) === 0, twice.rows)
  await database.close()
  requirement(`${on}: the server stops cleanly`, (await runtime.end()) === 0)
}
end()

function hoursOf(jump: string) {
  const [, count = '0', unit = 'h'] = /^([+-]\d+)([hd])?$/.exec(jump) ?? []
  return Number(count) * (unit === 'd' ? 24 : 1)
}
