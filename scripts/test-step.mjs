// One step of a test run, in its own process: its cost is measured separately, and it cannot stop other steps.
import { readFileSync } from 'node:fs'
import { report } from './lib/test-run/report.mjs'
import { say } from './lib/say.mjs'
import { workOf } from './lib/test-run/test-steps.mjs'

const [name = '', ...args] = process.argv.slice(2)
const outcome = await workOf(name)(args).catch((error) => {
  say(String(error?.stack ?? error))
  return { passed: 0, failed: 1 }
})
const { output: _output, ...reported } = outcome
report({ kind: 'outcome', outcome: { ...reported, cpuSeconds: cpuSeconds() } })
// Processor time of this process and of its children that have ended, in seconds; undefined if the system does not tell
// it.
if (!process.connected) process.exitCode = reported.failed > 0 ? 1 : 0
process.disconnect?.()

/**
 * The program's name, in parentheses, may contain blanks; user and system time, own and children's, are the 12th on.
 */
function cpuSeconds() {
  try {
    // The name of the program, in parentheses, may hold blanks; user and system time, own and children's, are the 12th on.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ')
    const ticksPerSecond = 100
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
  } catch {
    return undefined
  }
}
