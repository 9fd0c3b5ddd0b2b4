import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#testing/databases/postgres.ts'
import { acceptsRequests, spawnServer } from '#testing/servers/spawned-server.ts'

/** A server with its database, on either engine, and a function that ends both. */
export async function openResilienceServer(on: string, environment: NodeJS.ProcessEnv = {}, own = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-trial-'))
  const postgres = on === 'postgres' ? await startPostgres(own) : undefined
  const url = await postgres?.createDatabase('trial')
  const spawned = spawnServer({ DATA_DIR: folder, ...(url && { DATABASE_URL: url }), ...environment })
  process.once('exit', () => spawned.child.kill('SIGKILL'))
  const server = await acceptsRequests(spawned)
  return {
    folder,
    postgres,
    url,
    address: server.address,
    pid: server.pid,
    output: spawned.output,
    isAlive: () => spawned.child.exitCode === null,
    async end() {
      const { code } = await server.end('SIGTERM')
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}

/** Resident memory of a process in megabytes. */
export const memoryOf = (pid: number) =>
  process.platform === 'linux'
    ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024
