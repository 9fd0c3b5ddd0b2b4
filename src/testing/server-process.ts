import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))

/** A folder that is gone when the test is. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function spawnServer(environment: NodeJS.ProcessEnv) {
  const process_ = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], ATRIUM_PAGES: 'none', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void process_.kill('SIGKILL'))
  return process_
}

/** Everything that a process prints, until it ends. */
async function outputOf(child: ChildProcess) {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const [code]: (number | null)[] = await once(child, 'close')
  return { code, output }
}

/** Starts the real server as its own process and waits until it accepts requests. */
export async function startServer(environment: NodeJS.ProcessEnv) {
  const child = spawnServer(environment)
  const ended = outputOf(child)
  const address = await new Promise<string>((resolve, reject) => {
    let log = ''
    child.stdout.on('data', (text) => {
      log += text
      const found = /Atrium is at (http:\S+?)"/.exec(log)?.[1]
      if (found) resolve(found)
    })
    void ended.then(({ output }) => reject(new Error(output)))
  })
  return {
    address,
    async end(signal: 'SIGKILL' | 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** Starts the server for a start that has to fail, and gives what it printed. */
export const failToStart = (environment: NodeJS.ProcessEnv) => outputOf(spawnServer(environment))

/** Carries a client's calls to the server at this address. */
export const serverAt = (address: string) => ({
  send(request: Request) {
    // A body that is a stream cannot be kept alive, and here there is no page to be left.
    const plain = new Request(request, { keepalive: false })
    return fetch(new Request(request.url.replace('http://atrium.test', address), plain))
  },
})
