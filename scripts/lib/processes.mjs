import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Runs a command; resolves to its exit code and, if `quiet`, its output. `onMessage` gets what a Node program sends
 * with `process.send`.
 */
export function run(command, args, { quiet = false, onMessage, ...options } = {}) {
  return new Promise((resolve) => {
    const streams = quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit']
    const child = spawn(command, args, { stdio: onMessage ? [...streams, 'ipc'] : streams, ...options })
    if (onMessage) child.on('message', onMessage)
    const printed = []
    child.stdout?.on('data', (chunk) => printed.push(chunk))
    child.stderr?.on('data', (chunk) => printed.push(chunk))
    child.on('error', (error) => resolve({ code: 127, output: String(error) }))
    child.on('close', (code, signal) => {
      resolve({ code: code ?? (signal ? 1 : 0), output: Buffer.concat(printed).toString() })
    })
  })
}

/** The parent process, if the system tells it. */
function readParent(pid) {
  try {
    if (process.platform === 'linux') return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)])
      .toString()
      .trim()
  } catch {
    return undefined
  }
}

/**
 * Calls `end` when npm has ended in any way. npm passes a signal to the shell between it and us, which ends without
 * passing it on; if npm is killed, that shell gets another parent.
 */
export function followNpm(end) {
  if (process.platform === 'win32') return
  const ancestors = () => `${process.ppid} ${readParent(process.ppid)}`
  const started = ancestors()
  const watch = setInterval(
    () => {
      if (ancestors() === started) return
      clearInterval(watch)
      end()
    },
    process.platform === 'linux' ? 250 : 1000,
  )
  watch.unref()
}

/** Replaces this process by the child for the caller: same streams, signals and exit code. */
export function replaceProcess(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) followNpm(() => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`\n${command} could not be started: ${error.message}\n\n`)
      process.exit(127)
    })
    child.on('exit', (code, signal) => {
      resolve()
      process.exit(code ?? { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal] ?? 1)
    })
  })
}

/** Starts a command in the background; the returned function ends it and waits for that. */
export function startProcess(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  const closed = new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  closed.then(() => process.removeListener('exit', killChild))
  return {
    child,
    closed,
    async stop() {
      child.kill('SIGTERM')
      const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await closed
      clearTimeout(killTimer)
    },
  }
}

/** Runs a line in a shell. `closed` resolves to its exit code; `stop` ends all its processes. */
export function startShell(line, options) {
  const child = spawn(line, { shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
  const closed = new Promise((resolve) => child.once('close', resolve))
  const end = () => {
    try {
      process.kill(-child.pid)
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
  process.once('exit', end)
  closed.then(() => process.removeListener('exit', end))
  return {
    closed,
    output: () => Buffer.concat(printed).toString(),
    stop() {
      end()
      return closed
    },
  }
}
