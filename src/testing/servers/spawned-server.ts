import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { noteOutput } from './logged-errors.ts'
import { withoutRequestQuotas } from './without-request-quotas.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
// Of a server that runs for long, only the end of what it printed is kept.
const maxOutputLength = 200_000

/** Starts the real server as a process of its own, on any free port and without pages unless it is told otherwise. */
export function spawnServer(environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      ATRIUM_PAGES: 'none',
      PORT: '0',
      ...withoutRequestQuotas,
      // Tests of durability upload until they have seen enough.
      ATRIUM_QUOTA_PENDING_FILES: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, ...outputOf(child) }
}

/** What a process prints, and how it ends. */
export function outputOf(child: ChildProcess) {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output = `${output}${text}`.slice(-maxOutputLength)
      noteOutput(String(text))
    })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, output }))
  return { output: () => output, ended }
}

/** Waits until the server accepts requests; fails with what it printed where it ends before. */
export async function acceptsRequests({ child, output, ended }: ReturnType<typeof spawnServer>) {
  const address = await new Promise<string>((resolve, reject) => {
    let log = ''
    const look = (text: Buffer) => {
      log += text.toString()
      const found = /Atrium is at (http:\S+?)"/.exec(log)?.[1]
      if (!found) return
      child.stdout?.off('data', look)
      resolve(found)
    }
    child.stdout?.on('data', look)
    void ended.then(({ output }) => reject(new Error(output)))
  })
  return {
    address,
    output,
    pid: child.pid ?? 0,
    async end(signal: 'SIGKILL' | 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** Carries a client's calls to the server at this address. */
export const serverAt = (address: string) => ({
  send(request: Request) {
    // A body that is a stream cannot be kept alive, and here there is no page to be left.
    const plain = new Request(request, { keepalive: false })
    return fetch(new Request(request.url.replace('http://atrium.test', address), plain))
  },
})
