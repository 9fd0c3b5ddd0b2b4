import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { run } from './processes.mjs'
import { environment } from './runtime.mjs'
import { say } from './say.mjs'

export const reports = path.join(root, 'test-results')

/** A run of named steps that goes on after a failure and ends with one table and one plain line. */
export function stepRun() {
  const rows = []
  mkdirSync(reports, { recursive: true })

  async function step(name, work) {
    say(`\n── ${name}`)
    const started = Date.now()
    const outcome = await work().catch((error) => ({ passed: 0, failed: 1, note: say(String(error?.stack ?? error)) }))
    rows.push({ name, seconds: (Date.now() - started) / 1000, ...outcome })
    return outcome.failed === 0
  }

  return {
    step,
    /** A command that either passes or fails. */
    check: (name, args, env) =>
      step(name, async () => {
        const { code } = await run(process.execPath, args, { cwd: root, env: environment(env) })
        return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
      }),
    skip(name, why) {
      say(`\n── ${name}: not run, ${why}`)
      rows.push({ name, seconds: 0, passed: 0, failed: 1 })
    },
    finish() {
      const width = Math.max(...rows.map(({ name }) => name.length))
      say('')
      for (const { name, seconds, passed, failed, failures = [], secondTry = [], notRun } of rows) {
        say(
          `${failed ? '✗' : notRun ? '!' : '✓'} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s ${`${passed}`.padStart(6)} passed ${`${failed}`.padStart(4)} failed`,
        )
        for (const test of failures) say(`  ✗ ${test}`)
        if (notRun) say(`  ! NOT RUN: ${notRun}`)
        for (const test of secondTry) say(`  ! PASSED ONLY ON THE SECOND TRY, mend it: ${test}`)
      }
      const total = (key) => rows.reduce((sum, row) => sum + row[key], 0)
      say(`${' '.repeat(width + 3)}${total('seconds').toFixed(1).padStart(7)} s\n`)
      const left = rows.filter(({ notRun }) => notRun).length
      say(`${total('passed')} passed, ${total('failed')} failed${left > 0 ? `, ${left} not run` : ''}`)
      process.exitCode = total('failed') === 0 ? 0 : 1
    },
  }
}
