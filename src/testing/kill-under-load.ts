import { startServer, temporaryFolder } from './server-process.ts'

interface Load {
  kills: number
  writers?: number
  /** One write to the server at this address; resolves, once it is acknowledged, with the id to find it by. */
  write(address: string, sequence: number): Promise<number>
  /** The ids of everything that is there. */
  readAll(address: string): Promise<Set<number>>
}

/** Kills the server with SIGKILL while writers wait for nothing, again and again on the same database, and counts what is gone. */
export async function killUnderLoad({ kills, writers = 8, write, readAll }: Load) {
  const folder = temporaryFolder()
  const environment = { DATA_DIR: folder, LOG_LEVEL: 'info' }
  const acknowledged = new Set<number>()
  let sequence = 0

  for (let round = 0; round < kills; round++) {
    const server = await startServer(environment)
    let killed = false
    const loads = Array.from({ length: writers }, async () => {
      while (!killed) {
        try {
          acknowledged.add(await write(server.address, sequence++))
        } catch (error) {
          if (!killed) throw error
        }
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 60 + ((round * 37) % 180)))
    killed = true
    await server.end('SIGKILL')
    await Promise.all(loads)
  }

  const server = await startServer(environment)
  const there = await readAll(server.address)
  await server.end('SIGTERM')
  return { acknowledged: acknowledged.size, missing: [...acknowledged].filter((id) => !there.has(id)) }
}
