import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A server in its own process, whose processor time can be read. */
export interface Child {
  address: string
  /** Used processor time in microseconds. */
  cpu(): number
  stop(): Promise<void>
}

// Linux's unit of processor time, in microseconds.
const tick = 10_000

function cpuOf({ pid }: ChildProcess) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tick
}

/** Starts Node with these arguments; `ready` finds the server's address in its output. */
export async function startChild(args: string[], environment: NodeJS.ProcessEnv, ready: RegExp): Promise<Child> {
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env['PATH'],
      ATRIUM_QUOTA_REQUESTS: '100000000',
      ATRIUM_QUOTA_WRITES: '100000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  process.once('exit', () => child.kill('SIGKILL'))
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (text) => {
      if (printed.length < 100_000) printed += text
      const address = ready.exec(printed)?.[1]
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error(`It ended: ${printed}`)))
  })
  return {
    address,
    cpu: () => cpuOf(child),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
