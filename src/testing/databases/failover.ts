import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgresDatabase } from '#server/database/open-database.ts'
import { followChanges } from '#testing/servers/follow-changes.ts'
import { startPostgresPair } from './postgres-pair.ts'
import { acceptsRequests, spawnServer } from '#testing/servers/spawned-server.ts'

interface Failover {
  /** Milliseconds of load before the primary is killed. */
  before?: number
  /** Milliseconds until the supervisor of the database promotes the standby. */
  noticed?: number
  /** Number of writes that each process has to acknowledge afterwards. */
  after?: number
  /** PostgreSQL settings of both databases. */
  settings?: Readonly<Record<string, string>>
}

const writers = 8

/** An upload: a row, its entry in the change log, and its bytes in the folder. */
async function upload(address: string) {
  const response = await fetch(`${address}/api/files?name=a.txt`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'kept',
    signal: AbortSignal.timeout(20_000),
  })
  const body: { id?: string } = await response.json()
  return response.status === 201 ? body.id : undefined
}

/** What both databases and the streams of all processes have of the writes. */
async function findAll(url: string) {
  const { db, primary, close } = openPostgresDatabase(url, () => {})
  // Bytes of sample files are in the database.
  const rows = await db.selectFrom('files').select('id').where('content', 'is', null).execute()
  const changes = await db.selectFrom('changes').select('seq').where('topic', '=', 'files').orderBy('seq').execute()
  const chosen = await primary.find()
  await close()
  return { ids: new Set(rows.map(({ id }) => id)), seqs: changes.map(({ seq }) => seq), chosen }
}

/**
 * Kills the primary with SIGKILL while two processes write to it, promotes its synchronous standby, and searches for
 * all acknowledged writes; at the end the old primary returns.
 */
export async function failover({ before = 1000, noticed = 0, after = 20, settings = {} }: Failover = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-failover-'))
  const pair = await startPostgresPair(settings)
  await pair.primary.createDatabase('failover')
  const url = pair.url('failover')
  const environment = { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'info' }
  const spawned = [spawnServer(environment), spawnServer(environment)]
  try {
    const servers = await Promise.all(spawned.map(acceptsRequests))
    const streams = await Promise.all(servers.map(({ address }) => followChanges(address)))
    const acknowledged: { id: string; begun: number; at: number; process: number }[] = []
    let refused = 0
    let done = false
    const works = Array.from({ length: writers }, async (_, writer) => {
      const process = writer % servers.length
      while (!done) {
        const begun = performance.now()
        // A broken connection and an invalid response mean the same: the write is not acknowledged.
        const id = await upload(servers[process]?.address ?? '').catch(() => undefined)
        if (id !== undefined) acknowledged.push({ id, begun, at: performance.now(), process })
        else {
          refused++
          await pause(20)
        }
      }
    })
    while (acknowledged.length === 0) await pause(20)
    await pause(before)
    const killed = performance.now()
    await pair.primary.kill()
    await pause(noticed)
    const promoting = performance.now()
    await pair.promote()
    const promoted = performance.now()
    const since = (process: number) => acknowledged.filter((write) => write.process === process && write.begun > killed)
    while (servers.some((_, process) => since(process).length < after)) await pause(50)
    done = true
    await Promise.all(works)

    await pair.primary.resume()
    const { ids, seqs, chosen } = await findAll(url)
    const reported = await Promise.all(streams.map((stream) => stream.waitFor(seqs.at(-1) ?? 0)))
    const first = servers.map((_, process) => Math.min(...since(process).map(({ at }) => at)))
    return {
      acknowledged: acknowledged.length,
      refused,
      lost: acknowledged.filter(({ id }) => !ids.has(id)).length,
      /** Uploads without an entry in the change log, or entries without an upload. */
      half: Math.abs(seqs.length - ids.size),
      /** Changes that screens of one of the processes have not received. */
      unheard: streams.flatMap(({ heard }) => seqs.filter((seq) => !heard.has(seq))).length,
      isLastHeard: reported.every(Boolean),
      promotion: promoted - promoting,
      /** Milliseconds from the kill to the first acknowledged write of each process. */
      afterKill: first.map((at) => at - killed),
      /** Whether a process that starts after the old primary has returned finds the new one. */
      isNewOneFound: new URL(chosen).host === new URL(pair.standby.url()).host,
    }
  } finally {
    for (const { child, ended } of spawned) {
      child.kill('SIGKILL')
      await ended
    }
    await pair.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
