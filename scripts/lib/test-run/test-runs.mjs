import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beginCoverage, endCoverage } from '../coverage/run-coverage.mjs'
import { changedPaths } from './changed-paths.mjs'
import { saveDurations, lastDurations } from './durations.mjs'
import { printOutcomes } from './outcomes.mjs'
import { root } from '../paths.mjs'
import { isFullRun, sampleNumber } from './sample.mjs'
import { exitWithMessage, say } from '../say.mjs'
import { runStepGraph } from './step-graph.mjs'
import { kindsIn } from './test-kinds.mjs'
import { stepsOfWholeProject, stepsForPaths } from './test-steps.mjs'

/** All tests for any change; without sampling if ATRIUM_TEST_SAMPLE is `all`. */
export async function testEverything() {
  say(
    isFullRun
      ? 'Running all tests, without sampling.'
      : `Running the tests of every change, and sample ${sampleNumber} of the rotating tests.`,
  )
  await runSteps(stepsOfWholeProject(), [])
}

/** The tests of modules by name, or those in files and folders by path. */
export async function testPaths(names) {
  const paths = names.map(getPath)
  await runSteps(stepsForPaths(kindsIn(paths)), paths)
}

/** The tests that a change since the main branch can affect. */
export async function testChanged() {
  const { paths, reason } = changedPaths()
  if (paths === undefined) {
    say(reason)
    return testEverything()
  }
  if (paths.length === 0) return say(reason)
  say(`${reason}: ${paths.join(' ')}`)
  await runSteps(stepsForPaths(kindsIn(paths)), paths)
}

async function runSteps(steps, paths) {
  const startedAt = Date.now()
  const before = os.cpus()
  beginCoverage()
  const rows = await runStepGraph(steps, {
    arguments: paths,
    ...(paths.length === 0 && { lastSeconds: lastDurations() }),
  })
  const seconds = (Date.now() - startedAt) / 1000
  printOutcomes(rows)
  saveDurations(rows, { seconds, cpuUtilization: cpuUtilization(before, os.cpus()), isPartial: paths.length > 0 })
  endCoverage()
  process.exitCode = rows.some(({ failed }) => failed > 0) ? 1 : 0
}

/** The share of time, from 0 to 1, in which the processors were busy with any process. */
function cpuUtilization(before, after) {
  const sum = (cpus, kinds) =>
    cpus.reduce((total, { times }) => total + kinds.reduce((all, kind) => all + times[kind], 0), 0)
  const spent = (kinds) => sum(after, kinds) - sum(before, kinds)
  const busy = spent(['user', 'nice', 'sys', 'irq'])
  return busy / Math.max(1, busy + spent(['idle']))
}

function getPath(name) {
  const folder = `src/modules/${name}`
  if (existsSync(path.join(root, folder))) return `${folder}/`
  if (!existsSync(path.join(root, name)))
    exitWithMessage(`There is neither a folder src/modules/${name} nor a file ${name}.`)
  return name
}
