import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../paths.mjs'
import { projectNode } from '../build/runtime.mjs'
import { waitForResponse } from '../ports.mjs'

const preload = pathToFileURL(path.join(root, 'scripts/lib/dev/report-imports.mjs')).href
// Ten frames, the default, end within the query builder.
const deepStacks = '--stack-trace-limit=50'
const main = path.join(root, 'src/server/main.ts')
// An editor that saves several files at once restarts the server once.
const debounceMilliseconds = 60
const killDelayMilliseconds = 10_000

/** Whether only a start finds a file that was added or removed: a module's own files and its migrations. */
export const isFoundAtStart = (file) =>
  /^src\/(?:modules\/[^/]+\/[^/]+\.ts|(?:modules\/[^/]+|platform\/db)\/migrations\/[^/]+\.sql)$/.test(
    path.relative(root, file).replaceAll('\\', '/'),
  )

/**
 * The API's server, which restarts when a loaded file changes. `state` is `starting`, `ready` or `failed`; each change
 * is an event with that name, `failed` with the server's output. `line` is a line of its log.
 */
export class ApiProcess extends EventEmitter {
  state = 'starting'
  #loaded = new Set()
  #alarm
  #child
  #settings
  #restarting

  constructor(settings) {
    super()
    this.#settings = settings
    this.#start()
  }

  /** Resolves when the server responds or has failed. */
  async settled() {
    while (this.state === 'starting') await new Promise((resolve) => this.once('state', resolve))
    return this.state
  }

  /** Restarts the server if it has loaded this file, or has failed and may succeed with it. */
  changed(file) {
    const isCode = /\.(ts|mjs|json|sql)$/.test(file) && file.startsWith(path.join(root, 'src'))
    const isAffected = this.#loaded.has(file) || file.endsWith('.sql') || this.state === 'failed'
    if (isCode && isAffected) this.restart()
  }

  /** For files that only a start finds, such as those of a new module. */
  restart() {
    clearTimeout(this.#alarm)
    this.#alarm = setTimeout(() => {
      this.#restarting = (this.#restarting ?? Promise.resolve()).then(() => this.#again())
    }, debounceMilliseconds)
  }

  async stop() {
    clearTimeout(this.#alarm)
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    const killTimer = setTimeout(() => child.kill('SIGKILL'), killDelayMilliseconds)
    await exited
    clearTimeout(killTimer)
  }

  /** Kills the server, if there is no time to wait. */
  kill() {
    this.#child?.kill('SIGKILL')
  }

  async #again() {
    this.#become('starting')
    await this.stop()
    this.#start()
  }

  #become(state, printed) {
    this.state = state
    this.emit(state, printed)
    this.emit('state')
  }

  #start() {
    const { port, env } = this.#settings
    const child = spawn(projectNode(), [deepStacks, '--import', preload, main], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    let errors = ''
    child.on('message', ({ loaded }) => loaded && this.#loaded.add(loaded))
    child.stdout.on(
      'data',
      splitLines((line) => this.emit('line', line)),
    )
    child.stderr.on('data', (chunk) => {
      errors += chunk
      process.stderr.write(chunk)
    })
    const exited = new Promise((resolve) => child.once('close', resolve).once('error', resolve))
    exited.then(() => this.#child === child && this.#become('failed', errors))
    waitForResponse(`http://127.0.0.1:${port}/healthz`, { seconds: 600, exited }).then(
      (isReady) => isReady && this.#child === child && this.#become('ready'),
    )
  }
}

function splitLines(onLine) {
  let rest = ''
  return (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    for (const line of lines) onLine(line)
  }
}
