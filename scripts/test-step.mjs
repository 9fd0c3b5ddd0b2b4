// One step of a test run, in its own process: its cost is measured separately, and it cannot stop other steps.
import { readFileSync } from 'node:fs'
import { report } from './lib/test-run/report.mjs'
import { say } from './lib/say.mjs'
import { stepFunction } from './lib/test-run/test-steps.mjs'

const [name = '', ...args] = process.argv.slice(2)
const outcome = await stepFunction(name)(args).catch((error) => {
  say(String(error?.stack ?? error))
  return { passed: 0, failed: 1 }
})
const { output: _output, ...reported } = outcome
report({ kind: 'outcome', outcome: { ...reported, cpuSeconds: cpuSeconds() } })
if (!process.connected) process.exitCode = reported.failed > 0 ? 1 : 0
process.disconnect?.()

/** Processor time of this process and of its ended children, in seconds; undefined if the system has no /proc. */
function cpuSeconds() {
  try {
    // The program's name, in parentheses, may contain blanks. Fields 14 to 17 are the times of the process and its children.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ')
    const ticksPerSecond = 100
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
  } catch {
    return undefined
  }
}
