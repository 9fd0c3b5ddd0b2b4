import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { acceptsRequests, spawnServer } from '#testing/servers/spawned-server.ts'

/** Minimum number of acknowledged writes before each kill, however slow the machine is. */
const leastAcknowledged = 8

interface Load<Id> {
  kills: number
  writers?: number
  /** Maximum milliseconds of load before each kill. */
  longest?: number
  /** Where the server stores its data; by default a new folder. */
  environment?: NodeJS.ProcessEnv
  /** Kills another process instead of the server, which has to reconnect; resolves when the process is back. */
  killOther?: () => Promise<void>
  /** Prepares the writes, before the first of them. */
  prepare?: (address: string) => Promise<void>
  /** One write to the server at this address; resolves, once acknowledged, with the id to find it by. */
  write(address: string, sequence: number, writer: number): Promise<Id>
  /** The ids of all stored records. */
  readAll(address: string): Promise<Set<Id>>
}

/**
 * Kills the server, or its database, with SIGKILL while writers run without pauses, repeatedly on the same data, and
 * counts lost writes. A write that fails before the first kill is an error.
 */
export async function killUnderLoad<Id>({ environment, ...load }: Load<Id>) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-kills-'))
  try {
    return await kill({ ...load, environment: { DATA_DIR: folder, LOG_LEVEL: 'info', ...environment } })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function kill<Id>({
  kills,
  writers = 8,
  longest = 240,
  environment,
  killOther,
  prepare,
  write,
  readAll,
}: Load<Id>) {
  const acknowledged = new Set<Id>()
  const pauses: number[] = []
  const begin = () => acceptsRequests(spawnServer(environment ?? {}))
  let sequence = 0
  let server = await begin()
  try {
    await prepare?.(server.address)
    for (let round = 0; round < kills; round++) {
      let killed = false
      const begun = Promise.withResolvers<void>()
      const before = acknowledged.size
      const loads = Array.from({ length: writers }, async (_, writer) => {
        while (!killed) {
          try {
            acknowledged.add(await write(server.address, sequence++, writer))
            if (acknowledged.size >= before + leastAcknowledged) begun.resolve()
          } catch (error) {
            if (!killed) throw error
          }
        }
      })
      await Promise.race([begun.promise, ...loads])
      await Promise.race([pause(60 + ((round * 137) % (longest - 60))), ...loads])
      killed = true
      const started = performance.now()
      if (killOther) await killOther()
      else await server.end('SIGKILL')
      await Promise.all(loads)
      if (!killOther) server = await begin()
      await respondsAgain(server.address)
      pauses.push(performance.now() - started)
    }
    const there = await readAll(server.address)
    return { acknowledged: acknowledged.size, missing: [...acknowledged].filter((id) => !there.has(id)), pauses }
  } finally {
    await server.end('SIGTERM')
  }
}

async function respondsAgain(address: string, seconds = 60) {
  const until = performance.now() + seconds * 1000
  for (;;) {
    // An upload that was refused early has its connection closed, which the next call may encounter.
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (performance.now() > until) throw new Error(`The server was not ready within ${seconds} seconds`)
    await pause(20)
  }
}
