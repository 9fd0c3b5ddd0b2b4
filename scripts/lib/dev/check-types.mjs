import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../paths.mjs'
import { say } from '../say.mjs'
import { LanguageServer } from './language-server.mjs'
import { errorsBySaved, parseErrors } from './type-errors.mjs'

const { default: getExePath } = await import(
  pathToFileURL(path.join(root, 'node_modules/typescript/lib/getExePath.js')).href
)

// Server and screens have priority in a run over the project: one processor at low priority, and a time limit.
const niceness = 10
const maxMilliseconds = 300_000
const debounceMilliseconds = 300
/** The language server takes about 1 GB, so it ends when nothing has been saved for a while. */
const idleMilliseconds = 600_000

/**
 * Checks types as files are saved and prints the errors. The language server checks the saved files within seconds; a
 * run over the project, which takes minutes on a busy computer, then finds errors in the others. Like `npm run check`,
 * it only checks files that a change can reach.
 */
export function typeChecker() {
  const saved = checkSaved()
  let savedSinceRun = new Set()
  let lastErrorCount
  let running
  let timer

  async function check() {
    const files = savedSinceRun
    savedSinceRun = new Set()
    running = compile()
    const output = await running.output
    running = undefined
    // A result that is older than the files would report errors that may be fixed.
    if (savedSinceRun.size > 0) {
      savedSinceRun = new Set([...files, ...savedSinceRun])
      schedule()
    } else if (output !== undefined) report(parseErrors(output), files)
  }

  function report(errors, files) {
    const { shown, elsewhere } = errorsBySaved(errors, files)
    for (const { text } of shown) if (!saved.hasPrinted(text)) say(text)
    for (const line of elsewhere) say(line)
    if (errors.length === 0 && lastErrorCount !== 0)
      say(lastErrorCount === undefined ? 'Types: no errors.' : 'Types: all errors are fixed.')
    lastErrorCount = errors.length
  }

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(() => running ?? check(), debounceMilliseconds)
  }

  return {
    saved(file, event) {
      if (!/\.(tsx?|mjs|json)$/.test(file)) return
      const name = path.relative(root, file).split(path.sep).join('/')
      savedSinceRun.add(name)
      saved.add(name, event)
      schedule()
    },
    /** A complete first run: existing errors, and the basis of later runs. */
    begin: schedule,
    stop() {
      clearTimeout(timer)
      savedSinceRun.clear()
      saved.stop()
      running?.child.kill('SIGKILL')
    },
  }
}

/** Has the language server check saved files, together if they are saved at once, and prints their errors. */
function checkSaved() {
  let events = new Map()
  let server
  let timer
  let idleTimer
  let isChecking = false
  const printed = new Map()

  async function check() {
    isChecking = true
    server ??= new LanguageServer({ root, executable: getExePath(), onEnd: () => (server = undefined) })
    const files = [...events].map(([file, event]) => ({ file, event }))
    events = new Map()
    server.filesChanged(files)
    for (const { file } of files) await print(file)
    isChecking = false
    if (events.size > 0) schedule()
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => server?.stop(), idleMilliseconds)
  }

  async function print(file) {
    if (!/\.(tsx?|mjs)$/.test(file) || !existsSync(path.join(root, file))) return
    const errors = await server?.check(file)
    // Saved again meanwhile, or without an answer.
    if (events.has(file) || !errors) return
    for (const { text } of errors) say(text)
    if (errors.length === 0 && printed.get(file)?.length > 0) say(`${file}: no type errors`)
    printed.set(
      file,
      errors.map(({ text }) => text),
    )
  }

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(() => isChecking || check(), debounceMilliseconds)
  }

  return {
    add(file, event) {
      events.set(file, event)
      schedule()
    },
    /** Whether an error is on the terminal already; a run over the project adds explanatory lines to some. */
    hasPrinted: (text) => [...printed.values()].flat().some((line) => line.split('\n')[0] === text.split('\n')[0]),
    stop() {
      clearTimeout(timer)
      clearTimeout(idleTimer)
      events.clear()
      server?.stop()
    },
  }
}

/** Runs the compiler; resolves to its output, or to undefined if it was aborted. */
function compile() {
  const args = ['-p', 'tsconfig.json', '--pretty', 'false']
  const isNice = os.platform() !== 'win32'
  const [command, commandArguments] = isNice
    ? ['nice', ['-n', String(niceness), getExePath(), ...args]]
    : [getExePath(), args]
  const child = spawn(command, commandArguments, {
    cwd: root,
    env: { ...process.env, GOMAXPROCS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: maxMilliseconds,
  })
  const printed = []
  child.stdout.on('data', (chunk) => printed.push(chunk))
  const output = new Promise((resolve) => {
    child.on('error', () => resolve(undefined))
    child.on('close', (_, signal) => resolve(signal ? undefined : Buffer.concat(printed).toString()))
  })
  return { child, output }
}
