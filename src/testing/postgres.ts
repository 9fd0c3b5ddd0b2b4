import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { findPostgres } from './postgres-binaries.ts'

export interface Postgres {
  url: (database?: string) => string
  /** Makes an empty database and gives its address. */
  createDatabase: (name: string) => Promise<string>
  stop: () => Promise<void>
}

// Nothing here has to survive a power cut; tests want the speed.
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

/** Starts a PostgreSQL of its own in a temporary folder; its collation is a human one, so that a forgotten `collate "C"` shows. */
export async function startPostgres(): Promise<Postgres> {
  const { bin, copied } = findPostgres()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-postgres-'))
  const account = otherAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const cluster = path.join(folder, 'data')
  const start = (name: string, args: string[]) =>
    spawn(path.join(bin, name), args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...account })

  const basics = ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-N', '--encoding=UTF8', '--locale=C']
  await finished(start('initdb', [...basics, '--locale-provider=icu', '--icu-locale=en-US']))
  const port = await freePort()
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = start('postgres', ['-D', cluster, '-p', String(port), ...options])
  const ended = new Promise((resolve) => server.once('close', resolve))
  const killNow = () => server.kill('SIGQUIT')
  process.once('exit', killNow)
  await ready(server)

  const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`
  return {
    url,
    createDatabase: (name) => createDatabase(url(), name),
    async stop() {
      process.removeListener('exit', killNow)
      server.kill('SIGINT')
      await ended
      for (const made of [folder, copied]) if (made) rmSync(made, { recursive: true, force: true })
    },
  }
}

let made = 0

/** Makes a database on a running server, under a name of its own if none is given, and gives its address. */
export async function createDatabase(
  server: string,
  name = `test_${process.pid}_${Date.now()}_${made++}`,
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
      if (printed.includes('ready to accept connections')) resolve()
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
