import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { printOutcomes } from './outcomes.mjs'
import { root } from '../paths.mjs'
import { say } from '../say.mjs'

export const reportFolder = path.join(root, 'test-results')

/** A run of named steps that continues after a failure and ends with a table and a summary line. */
export function createStepRun() {
  const rows = []
  mkdirSync(reportFolder, { recursive: true })

  async function step(name, work) {
    say(`\n── ${name}`)
    const started = Date.now()
    const outcome = await work().catch((error) => ({ passed: 0, failed: 1, note: say(String(error?.stack ?? error)) }))
    rows.push({ name, seconds: (Date.now() - started) / 1000, ...outcome })
    return outcome.failed === 0
  }

  return {
    step,
    finish() {
      printOutcomes(rows)
      process.exitCode = rows.some(({ failed }) => failed > 0) ? 1 : 0
    },
  }
}
