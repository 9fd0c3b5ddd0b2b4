import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { findPostgres } from './postgres-binaries.ts'

export interface Postgres {
  url: (database?: string) => string
  /** The data folder. */
  cluster: string
  /** Creates an empty database and returns its URL. */
  createDatabase: (name: string) => Promise<string>
  /** Kills it with all its processes by SIGKILL, as when the machine runs out of memory. */
  kill: () => Promise<void>
  /** Stops all its processes, as on an overloaded machine, until the returned function is called. */
  freeze: () => () => void
  /** Stops it as an operator in a hurry would: clients are disconnected. */
  halt: () => Promise<void>
  /** Starts it again after `kill` or `halt`, at the same address with the same data. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}

// Nothing here has to survive a power failure; tests need the speed.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
}

/** Settings for a PostgreSQL that is killed: acknowledged writes are on the disk. */
export const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

interface Options {
  /** Starts as a copy of another one, which must not run meanwhile. */
  standbyOf?: Postgres
  binaries?: ReturnType<typeof findPostgres>
}

/**
 * Starts a new PostgreSQL in a temporary folder; its collation is not `C`, so that a forgotten `collate "C"` is found.
 */
export async function startPostgres(
  own: Readonly<Record<string, string>> = {},
  { standbyOf, binaries = findPostgres() }: Options = {},
): Promise<Postgres> {
  const { bin, copied } = binaries
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-postgres-'))
  const account = otherAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const cluster = path.join(folder, 'data')
  const start = (name: string, args: string[]) =>
    spawn(path.join(bin, name), args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...account })

  if (standbyOf) {
    execFileSync('cp', ['-a', standbyOf.cluster, cluster])
    writeFileSync(path.join(cluster, 'standby.signal'), '')
  } else {
    const basics = ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-N', '--encoding=UTF8', '--locale=C']
    await finished(start('initdb', [...basics, '--locale-provider=icu', '--icu-locale=en-US']))
  }
  const port = await freePort()
  const options = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const begin = () => {
    const server = start('postgres', ['-D', cluster, '-p', String(port), ...options])
    return { server, ended: new Promise((resolve) => server.once('close', resolve)) }
  }
  let running = begin()
  const killNow = () => running.server.kill('SIGQUIT')
  process.once('exit', killNow)
  await ready(running.server)

  const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`
  return {
    url,
    cluster,
    createDatabase: (name) => createDatabase(url(), name),
    async kill() {
      const { pid } = running.server
      // The first process last, since it would restart the others.
      running.server.kill('SIGSTOP')
      for (const child of pid === undefined ? [] : listChildren(pid)) send(child, 'SIGKILL')
      running.server.kill('SIGKILL')
      await running.ended
    },
    freeze() {
      const { pid } = running.server
      const all = pid === undefined ? [] : [pid, ...listChildren(pid)]
      for (const processId of all) send(processId, 'SIGSTOP')
      return () => all.forEach((pid) => send(pid, 'SIGCONT'))
    },
    async halt() {
      running.server.kill('SIGINT')
      await running.ended
    },
    async resume() {
      running = begin()
      await ready(running.server)
    },
    async stop() {
      process.removeListener('exit', killNow)
      running.server.kill('SIGINT')
      await running.ended
      for (const directory of [folder, copied]) if (directory) rmSync(directory, { recursive: true, force: true })
    },
  }
}

let databaseCount = 0

/** Creates a database on a running server, by default under a random name, and returns its URL. */
export async function createDatabase(
  server: string,
  name = `test_${process.pid}_${Date.now()}_${databaseCount++}`,
): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

/** PostgreSQL refuses to run as root. */
function otherAccount() {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid = '65534', gid = '65534'] = accounts.find(([name]) => name === 'nobody') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

/** The process may have ended meanwhile. */
function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

const readParent = (process: string) => {
  try {
    // The name before it is in brackets, and may contain any characters.
    return Number(
      readFileSync(`/proc/${process}/stat`, 'utf8')
        .replace(/^.*\) \S /s, '')
        .split(' ')[0],
    )
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return 0
    throw error
  }
}

/** The child processes of a process; on Linux only. */
const listChildren = (parent: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readParent(name) === parent)
    .map(Number)

function finished(child: ChildProcess) {
  let printed = ''
  child.stdout?.resume()
  child.stderr?.on('data', (chunk) => (printed += chunk))
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed: ${printed}`))))
  })
}

function ready(server: ChildProcess) {
  let printed = ''
  server.stdout?.resume()
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.once('close', () => reject(new Error(`PostgreSQL did not start: ${printed}`)))
    server.stderr?.on('data', (chunk) => {
      if (printed.length < 10_000) printed += chunk
      if (/ready to accept (read-only )?connections/.test(printed)) resolve()
    })
  })
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
