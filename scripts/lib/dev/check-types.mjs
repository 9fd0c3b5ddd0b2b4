import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../paths.mjs'
import { say } from '../say.mjs'
import { errorsBySaved, parseErrors } from './type-errors.mjs'

const { default: getExePath } = await import(
  pathToFileURL(path.join(root, 'node_modules/typescript/lib/getExePath.js')).href
)

// Server and screens have priority: one processor at low priority, and a time limit.
const niceness = 10
const maxMilliseconds = 300_000
const debounceMilliseconds = 300

/**
 * Checks types as files are saved, one run at a time, and prints the errors of the saved files. Like `npm run check`,
 * it only checks files that a change can reach.
 */
export function typeChecker() {
  let saved = new Set()
  let lastErrorCount = 0
  let running
  let timer

  async function check() {
    const files = saved
    saved = new Set()
    running = compile()
    const output = await running.output
    running = undefined
    if (output !== undefined) report(parseErrors(output), files)
    if (saved.size > 0) schedule()
  }

  function report(errors, files) {
    const { shown, elsewhere } = errorsBySaved(errors, files)
    for (const { text } of shown) say(text)
    for (const line of elsewhere) say(line)
    if (errors.length === 0 && lastErrorCount > 0) say('Types: all errors are fixed.')
    lastErrorCount = errors.length
  }

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(() => running ?? check(), debounceMilliseconds)
  }

  return {
    saved(file) {
      if (!/\.(tsx?|mjs|json)$/.test(file)) return
      saved.add(path.relative(root, file).split(path.sep).join('/'))
      schedule()
    },
    /** A complete first run: existing errors, and the basis of later runs. */
    begin: schedule,
    stop() {
      clearTimeout(timer)
      saved.clear()
      running?.child.kill('SIGKILL')
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
