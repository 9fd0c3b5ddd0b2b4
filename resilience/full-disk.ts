// The disk is full, and then has room again:
// npm run verify -- resilience full-disk [--on sqlite,postgres]
// All data is on a small in-memory disk, which is filled under the server. Mounting it needs root, on Linux.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { openDatabase } from '#server/database/open-database.ts'
import { load } from './lib/shop-load.ts'
import { figures } from './lib/figures.ts'
import { openResilienceServer } from './lib/server.ts'
import { brokenFiles, integrity } from './lib/integrity-checks.ts'
import { type Response, visitor } from './lib/visitor.ts'

const Problem = z.object({ message: z.string(), errorCode: z.enum(['full', 'database', 'outcome_unknown']) })
const Stored = z.object({ id: z.string() })
const Saved = z.object({ value: z.object({ trial: z.string() }) })

const { values } = parseArgs({ options: { on: { type: 'string', default: 'sqlite,postgres' } } })
if (process.getuid?.() !== 0 || process.platform !== 'linux') {
  console.log('A small disk can be mounted by root alone, on Linux.')
  process.exit(2)
}
const { row, requirement, end } = figures('A full disk')
row('', 'writes', 'kept', '507', '503', 'other', 'reads', '200', 'writes again', 'check')

for (const on of values.on.split(',')) {
  const disk = mkdtempSync(join(tmpdir(), 'atrium-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${on === 'sqlite' ? 48 : 300}m,mode=755`, 'tmpfs', disk])
  const usual = process.env['TMPDIR']
  process.env['TMPDIR'] = disk
  try {
    await trial(on, disk)
  } finally {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
    execFileSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  }
}
end()

/** Fills the remaining space. */
function fill(disk: string) {
  const ballast = join(disk, 'ballast')
  const file = openSync(ballast, 'w')
  for (const size of [1 << 20, 4096]) {
    const some = Buffer.alloc(size)
    try {
      for (;;) writeSync(file, some)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
  closeSync(file)
  return () => rmSync(ballast)
}

async function trial(on: string, disk: string) {
  const runtime = await openResilienceServer(on, {}, { min_wal_size: '32MB', max_wal_size: '48MB' })
  const { address } = runtime
  const ask = visitor()
  const work = load()
  let last = ''
  const upload = async (name: string) => {
    const bytes = new Uint8Array(randomBytes(50_000))
    const response = await ask(address, 'POST', `/api/files?name=trial-${name}.bin`, bytes)
    if (response.status === 201) work.files.set(Stored.parse(response.body).id, bytes)
    return response
  }
  const save = async () => {
    const trial = randomBytes(60_000).toString('base64')
    const response = await ask(address, 'PUT', '/api/settings', { value: { trial }, savedAt: new Date().toISOString() })
    if (response.status === 204) last = trial
    return response
  }
  // The first visit opens a session, which is a write.
  await ask(address, 'GET', '/api/session')
  for (let number = 0; number < 5; number++) await upload(`before-${number}`)
  await save()

  const empty = fill(disk)
  const writes: Response[] = []
  const reads: Response[] = []
  for (let round = 0; round < 120; round++) {
    writes.push(await save(), await upload(`full-${round}`))
    reads.push(await ask(address, 'GET', '/api/session'), await ask(address, 'GET', '/healthz'))
  }
  empty()
  const began = performance.now()
  let again = await save()
  while (again.status !== 204 && performance.now() - began < 30_000) {
    await pause(100)
    again = await save()
  }
  const uploaded = await upload('after')
  const seconds = (performance.now() - began) / 1000
  const { body: saved } = await ask(address, 'GET', '/api/settings')
  const isSame = Saved.parse(saved).value.trial === last

  const database = openDatabase({ DATABASE_URL: runtime.url, DATA_DIR: runtime.folder }, () => {})
  const files = await brokenFiles(database, join(runtime.folder, 'files'), work)
  const check = await integrity(database)
  await database.close()
  const of = (responses: readonly Response[], ...statuses: number[]) =>
    responses.filter(({ status }) => statuses.includes(status)).length
  const failed = writes.filter(({ status }) => status >= 300)
  const other = failed.filter(({ status, body }) => ![503, 507].includes(status) || !Problem.safeParse(body).success)
  row(
    on,
    writes.length,
    of(writes, 201, 204),
    of(writes, 507),
    of(writes, 503),
    other.length,
    reads.length,
    of(reads, 200),
    `${seconds.toFixed(1)} s`,
    check ?? '?',
  )
  requirement(`${on}: the disk is full`, failed.length > 20, failed.length)
  requirement(`${on}: writes report that no space is left`, other.length === 0 && of(writes, 507) > 0, other[0])
  requirement(
    `${on}: health checks succeed, and on SQLite all reads`,
    of(reads, 200) >= (on === 'sqlite' ? reads.length : reads.length / 2),
    of(reads, 200),
  )
  requirement(
    `${on}: writes succeed without a restart once there is space`,
    again.status === 204 && uploaded.status === 201 && runtime.isAlive(),
    [again, uploaded],
  )
  requirement(`${on}: the last saved record exists`, isSame)
  requirement(
    `${on}: every acknowledged file is complete, and no other exists`,
    files.broken + files.other + files.waste === 0,
    files,
  )
  requirement(`${on}: the database is consistent`, check?.startsWith('ok') ?? false, check)
  await runtime.end()
}
