import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { noteOutput } from './logged-errors.ts'
import { withoutRequestQuotas } from './without-request-quotas.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
// Only the end of a long-running server's output is kept.
const maxOutputLength = 200_000

/** Starts the real server as a process, by default on a free port and without pages. */
export function spawnServer(environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ATRIUM_PAGES: 'none',
      PORT: '0',
      ...withoutRequestQuotas,
      // Tests of durability upload many files.
      ATRIUM_QUOTA_PENDING_FILES: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, ...collectOutput(child) }
}

/** The output of a process, and how it ends. */
export function collectOutput(child: ChildProcess) {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output = `${output}${text}`.slice(-maxOutputLength)
      noteOutput(String(text))
    })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, output }))
  return { output: () => output, ended }
}

/** Waits until the server accepts requests; fails with its output if it ends before. */
export async function acceptsRequests({ child, output, ended }: ReturnType<typeof spawnServer>) {
  const address = await new Promise<string>((resolve, reject) => {
    let log = ''
    const readAddress = (text: Buffer) => {
      log += text.toString()
      const printedAddress = / is at (http:\S+?)"/.exec(log)?.[1]
      if (!printedAddress) return
      child.stdout?.off('data', readAddress)
      resolve(printedAddress)
    }
    child.stdout?.on('data', readAddress)
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

/** Sends a client's calls to the server at this address. */
export const serverAt = (address: string) => ({
  send(request: Request) {
    // A streamed body excludes `keepalive`, which only pages need.
    const plain = new Request(request, { keepalive: false })
    return fetch(new Request(request.url.replace('http://atrium.test', address), plain))
  },
})
