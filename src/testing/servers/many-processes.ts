import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from './external/mail-server.ts'
import { startPostgres } from '#testing/databases/postgres.ts'
import { startProxy } from './external/proxy.ts'
import { startS3Server } from './external/s3-server.ts'
import { acceptsRequests, spawnServer } from './spawned-server.ts'

/**
 * An installation in production with several processes behind a proxy, on one PostgreSQL, one bucket and one mail
 * server. Each process has its own data folder, as on its own machine. The caller ends it.
 */
export async function startProcesses(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-processes-'))
  const [postgres, bucket, mail] = await Promise.all([startPostgres(), startS3Server(), startMailServer()])
  const environment = {
    DATABASE_URL: await postgres.createDatabase('processes'),
    ATRIUM_MODE: 'production',
    ATRIUM_SECRET: 'a secret that all the processes have',
    SITE_URL: 'http://atrium.test',
    TRUST_PROXY: '1',
    SMTP_URL: mail.url,
    ...bucket.environment,
  }
  const children = Array.from({ length: count }, (_, index) =>
    spawnServer({ ...environment, DATA_DIR: join(folder, String(index)) }),
  )
  const endServers = async () => {
    for (const { child, ended } of children) {
      child.kill('SIGKILL')
      await ended
    }
    await Promise.all([postgres.stop(), bucket.end(), mail.end()])
    rmSync(folder, { recursive: true, force: true })
  }
  const servers = await Promise.all(children.map(acceptsRequests)).catch(async (error: unknown) => {
    await endServers()
    throw error
  })
  const processes = servers.map((server) => ({ ...server, requests: 0 }))
  let turn = 0
  const proxy = await startProxy(() => {
    const next = processes[turn++ % processes.length]
    if (next) next.requests++
    return next?.address
  })
  return {
    /** The proxy's address: each request goes to the next process. */
    address: proxy.address,
    processes,
    bucket,
    mail,
    async end() {
      await proxy.end()
      await endServers()
    },
  }
}
