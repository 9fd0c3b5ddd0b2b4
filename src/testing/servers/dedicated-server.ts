import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noteOutput } from './logged-errors.ts'
import { withoutRequestQuotas } from './without-request-quotas.ts'

const endedServers = new Set<string>()

/** Whether the server of this URL was ended by its test, whose page may still have sent requests. */
export const isOfEndedServer = (url: string) => [...endedServers].some((address) => url.startsWith(address))

/** A server for one browser test, with the built pages and an empty database; `log` is its output. */
export async function startDedicatedServer(environment: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-e2e-'))
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      ...withoutRequestQuotas,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      log += text.toString()
      noteOutput(text.toString())
      const printedAddress = / is at (http:\S+?)"/.exec(log)?.[1]
      if (printedAddress) resolve(printedAddress)
    })
    child.once('exit', () => reject(new Error(log)))
  })
  return {
    address,
    /** Its data folder. */
    folder,
    log: () => log,
    async end() {
      endedServers.add(address)
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
