import { fork } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'
import { slots } from './processors.mjs'
import { environment } from '../build/runtime.mjs'
import { say } from '../say.mjs'
import { reportFolder } from './steps.mjs'

/** Runs the step in its first argument, and sends the result. */
const stepProgram = path.join(root, 'scripts/test-step.mjs')

/**
 * Runs steps in parallel, each in its own process, and resolves to their results, in the given order.
 * A step is `{ name, estimatedSeconds, slots?, needs?, after? }`: `estimatedSeconds`, on two processors, is for the
 * remaining time; a step is skipped if one that it `needs` has failed; it waits for the end of the steps
 * in `after`. The option `lastSeconds` has the last durations, by name; without it, no remaining time is shown.
 */
export async function runStepGraph(steps, { arguments: args = [], lastSeconds, program = stepProgram } = {}) {
  const rows = new Map()
  const running = new Map()
  const progress = new Map()
  const free = () => slots - [...running.keys()].reduce((sum, { slots: size = 1 }) => sum + size, 0)
  const stepNames = new Set(steps.map(({ name }) => name))
  const hasEnded = (name) => !stepNames.has(name) || rows.has(name)
  const failed = (name) => rows.get(name)?.failed > 0

  const reportProgress = () => say(progressLine(steps, { rows, running, progress, lastSeconds }))
  const progressTimer = setInterval(reportProgress, 60_000)

  const start = (step) => {
    const work = runStep(step, { program, args, onProgress: (counts) => progress.set(step.name, counts) }).then(
      (row) => {
        rows.set(step.name, row)
        running.delete(step)
        say(`${row.failed > 0 ? '✗' : '✓'} ${step.name}, ${Math.round(row.seconds)} s`)
      },
    )
    running.set(step, work)
  }

  const waiting = new Set(steps)
  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      const { name, needs = [], after = [], slots: size = 1 } = step
      if (![...needs, ...after].every(hasEnded)) continue
      const missing = needs.find(failed)
      if (missing !== undefined) {
        waiting.delete(step)
        rows.set(name, {
          name,
          seconds: 0,
          passed: 0,
          failed: 1,
          failures: [`not run, since “${missing}” failed`],
          files: [],
        })
      } else if (size <= free() || running.size === 0) {
        waiting.delete(step)
        start(step)
      }
    }
    if (running.size > 0) await Promise.race(running.values())
  }
  clearInterval(progressTimer)
  return steps.map(({ name }) => rows.get(name))
}

/** Writes a step's output to its own file, and to the screen if it failed or reports failures itself. */
function runStep({ name, streamsOutput = false }, { program, args, onProgress }) {
  const folder = path.join(reportFolder, 'steps')
  mkdirSync(folder, { recursive: true })
  const log = createWriteStream(path.join(folder, `${name.replaceAll(/\W+/g, '-')}.log`))
  const started = Date.now()
  const files = []
  const printed = []
  let count = 0
  let outcome = { passed: 0, failed: 1 }
  const child = fork(program, [name, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: environment({ ATRIUM_TEST_CONCURRENCY: '1' }),
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log.write(chunk)
      if (streamsOutput) process.stdout.write(chunk)
      else printed.push(chunk)
    })
  child.on('message', (message) => {
    if (message.kind === 'files') count += message.count
    if (message.kind === 'file') files.push(message)
    if (message.kind === 'outcome') ({ outcome } = message)
    onProgress({ done: files.length, count })
  })
  return new Promise((resolve) => {
    child.on('close', () => {
      log.end()
      if (outcome.failed > 0 && !streamsOutput) say(`\n── ${name}\n${Buffer.concat(printed)}`)
      resolve({ name, seconds: (Date.now() - started) / 1000, ...outcome, files })
    })
  })
}

function progressLine(steps, { rows, running, progress, lastSeconds }) {
  const unfinished = steps.filter(({ name }) => !rows.has(name))
  const now = [...running.keys()].map(({ name }) => {
    const { done = 0, count = 0 } = progress.get(name) ?? {}
    return count > 0 ? `${name} (${done} of ${count} files)` : name
  })
  const waiting = unfinished.filter((step) => !running.has(step)).length
  const minutes =
    lastSeconds === undefined ? '' : `; about ${minutesLeft(unfinished, { progress, lastSeconds })} min left`
  return `… ${now.join(', ')}; ${waiting} more steps${minutes}`
}

/** From the last duration of each step and the share of its files that are done; at least one minute. */
function minutesLeft(left, { progress, lastSeconds }) {
  const seconds = left.reduce((sum, step) => {
    const { done = 0, count = 0 } = progress.get(step.name) ?? {}
    const part = count > 0 ? 1 - done / count : 1
    return sum + (lastSeconds[step.name] ?? step.estimatedSeconds) * (step.slots ?? 1) * part
  }, 0)
  return Math.max(1, Math.round(seconds / slots / 60))
}
