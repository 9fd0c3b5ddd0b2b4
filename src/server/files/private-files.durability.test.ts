import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startServer, temporaryFolder } from '#testing/servers/server-process.ts'
import { openSqliteDatabase } from '#server/database/open-database.ts'
import { restrictDataFolder } from './private-files.ts'

const run = promisify(execFile)
const script = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url))

/** Everything below a folder that group or others may access, with its mode. */
function open(folder: string) {
  return ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].flatMap((name) => {
    const { mode } = statSync(join(folder, name))
    return (mode & 0o077) === 0 ? [] : [`${name} ${(mode & 0o777).toString(8)}`]
  })
}

/** Files of the test's processes would be readable by everybody. */
function withoutMask() {
  const before = process.umask(0)
  onTestFinished(() => void process.umask(before))
}

const upload = (address: string) =>
  fetch(`${address}/api/files?name=a.txt`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'for few eyes',
  })

test('makes database, uploads and backups readable by their own user only, whatever the umask', async () => {
  withoutMask()
  const DATA_DIR = join(temporaryFolder(), 'data')
  const server = await startServer({ DATA_DIR })
  expect((await upload(server.address)).status).toBe(201)
  expect(readdirSync(DATA_DIR)).toEqual(expect.arrayContaining(['atrium.sqlite', 'atrium.sqlite-wal', 'files']))
  expect(open(DATA_DIR)).toEqual([])
  await server.end('SIGTERM')

  const backup = join(temporaryFolder(), 'backup')
  const command = (name: string, folder: string, ...args: string[]) =>
    run(process.execPath, [script(name), ...args], { env: { ...process.env, DATA_DIR: folder } })
  await command('backup', DATA_DIR, backup)
  expect(open(backup)).toEqual([])

  // A backup of an older version, or from elsewhere.
  for (const name of ['', ...readdirSync(backup, { recursive: true, encoding: 'utf8' })])
    chmodSync(join(backup, name), 0o755)
  await command('restore', DATA_DIR, backup, '--yes')
  expect(open(DATA_DIR)).toEqual([])
  const filled = join(temporaryFolder(), 'filled')
  await command('fill', filled, '--rows', '1')
  expect(open(filled)).toEqual([])
})

test('restricts the files of an older version at the next start', async () => {
  withoutMask()
  const DATA_DIR = temporaryFolder()
  const first = await startServer({ DATA_DIR })
  await upload(first.address)
  await first.end('SIGTERM')
  for (const name of ['', ...readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' })])
    chmodSync(join(DATA_DIR, name), 0o755)
  await startServer({ DATA_DIR })
  expect(open(DATA_DIR)).toEqual([])
})

test('leaves foreign files in the data folder unchanged, and does not follow links', async () => {
  withoutMask()
  const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()]
  chmodSync(folder, 0o755)
  chmodSync(elsewhere, 0o755)
  mkdirSync(join(folder, 'files'))
  symlinkSync(elsewhere, join(folder, 'files', 'ab'))
  writeFileSync(join(folder, 'notes.txt'), 'of somebody else')
  await restrictDataFolder(folder)
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect([folder, join(folder, 'files'), join(folder, 'notes.txt'), elsewhere].map(mode)).toEqual([
    '755',
    '700',
    '666',
    '755',
  ])
})

test('erases deleted data from the SQLite file, and from its log once that is truncated', async () => {
  const folder = temporaryFolder()
  const database = openSqliteDatabase(join(folder, 'atrium.sqlite'))
  onTestFinished(() => database.close())
  const { db } = database
  const secret = 'what nobody is to find again'
  const stored = () => readdirSync(folder).some((name) => readFileSync(join(folder, name), 'latin1').includes(secret))
  await sql`create table t (a text)`.execute(db)
  for (let row = 0; row < 50; row += 1)
    await sql`insert into t values (${`${secret} ${'x'.repeat(row * 200)}`})`.execute(db)
  await database.truncateLog?.()
  expect(stored()).toBe(true)
  await sql`delete from t`.execute(db)
  await database.truncateLog?.()
  expect(stored()).toBe(false)
})
