// npm run check: all checks without running the application.
import './lib/build/node-version.mjs'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/paths.mjs'
import { run } from './lib/processes.mjs'
import { readArguments } from './lib/read-arguments.mjs'
import { environment, onProjectNode } from './lib/build/runtime.mjs'
import { say } from './lib/say.mjs'
import { printOutcomes } from './lib/test-run/outcomes.mjs'
import { inputHashes, passedChecks } from './lib/static-checks/passed-checks.mjs'
import { slots } from './lib/test-run/processors.mjs'
import { runConcurrently } from './lib/test-run/run-concurrently.mjs'
import { staticChecks } from './lib/static-checks/static-checks.mjs'

const { values } = readArguments(
  `npm run check: types, lint, format, import boundaries, copied lines, licences, unused code

  --fresh   runs all checks; otherwise one that has passed is skipped while its files stay the same`,
  { options: { fresh: { type: 'boolean' } } },
)
await onProjectNode(import.meta.url)

if (values.fresh) rmSync(path.join(root, '.cache'), { recursive: true, force: true })
const checks = staticChecks()
const passed = passedChecks(root)
const hashOf = inputHashes(root)
const rows = new Map()

async function check({ name, args, env, warns, remedy, ...rest }) {
  const started = Date.now()
  const { code, output } = await run(process.execPath, args, { cwd: root, env: environment(env), quiet: true })
  const seconds = (Date.now() - started) / 1000
  const isPassed = code === 0
  const isWarning = isPassed && warns && output.trim() !== ''
  if (!isPassed || isWarning) say(`\n── ${name}\n${output}`)
  if (!isPassed && remedy) say(`\`${remedy}\` corrects this.`)
  say(`${isPassed ? '✓' : '✗'} ${name}, ${Math.round(seconds)} s`)
  rows.set(name, { name, seconds, passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, isWarning })
  passed.forget({ name, args, ...rest })
}

const due = checks.filter((candidate) => !passed.has(candidate, hashOf(candidate)))
const same = checks.filter((candidate) => !due.includes(candidate)).map(({ name }) => name)
if (same.length > 0) say(`Passed before with the same files: ${same.join(', ')}`)
await runConcurrently(
  due.map((dueCheck) => () => check(dueCheck)),
  slots,
)

// A file that was saved meanwhile may have been read before or after.
const hashAfter = due.length > 0 ? inputHashes(root) : hashOf
for (const check of due)
  // A check with warnings is repeated until they are resolved.
  if (rows.get(check.name).failed === 0 && !rows.get(check.name).isWarning && hashAfter(check) === hashOf(check))
    passed.keep(check, hashOf(check))
if (due.length > 0) printOutcomes(checks.flatMap(({ name }) => rows.get(name) ?? []))
else say('Nothing to check.')
process.exitCode = [...rows.values()].some(({ failed }) => failed > 0) ? 1 : 0
