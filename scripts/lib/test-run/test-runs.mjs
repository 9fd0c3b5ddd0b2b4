import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beginCoverage, endCoverage } from '../coverage/run-coverage.mjs'
import { changedPaths } from './changed-paths.mjs'
import { keepDurations, usualDurations } from './durations.mjs'
import { printOutcomes } from './outcomes.mjs'
import { root } from '../paths.mjs'
import { isWhole, turn } from './sample.mjs'
import { giveUp, say } from '../say.mjs'
import { runGraph } from './step-graph.mjs'
import { kindsIn } from './test-kinds.mjs'
import { stepsOfEverything, stepsOfPaths } from './test-steps.mjs'

/** All tests for any change; without sampling if ATRIUM_TEST_SAMPLE is `all`. */
export async function testEverything() {
  say(
    isWhole
      ? 'Everything, without samples.'
      : `Everything that has to hold for every change; sample ${turn} of what takes turns.`,
  )
  await runSteps(stepsOfEverything(), [])
}

/** The tests of modules by name, or those in files and folders by path. */
export async function testPaths(asked) {
  const paths = asked.map(pathOf)
  await runSteps(stepsOfPaths(kindsIn(paths)), paths)
}

/** The tests that a change since the main branch can affect. */
export async function testChanged() {
  const { paths, because } = changedPaths()
  if (paths === undefined) {
    say(because)
    return testEverything()
  }
  if (paths.length === 0) return say(because)
  say(`${because}: ${paths.join(' ')}`)
  await runSteps(stepsOfPaths(kindsIn(paths)), paths)
}

async function runSteps(steps, paths) {
  const began = Date.now()
  const before = os.cpus()
  beginCoverage()
  const rows = await runGraph(steps, { arguments: paths, ...(paths.length === 0 && { usual: usualDurations() }) })
  const seconds = (Date.now() - began) / 1000
  printOutcomes(rows)
  keepDurations(rows, { seconds, busy: busyShare(before, os.cpus()), isPartial: paths.length > 0 })
  endCoverage()
  process.exitCode = rows.some(({ failed }) => failed > 0) ? 1 : 0
}

/** The share of time, from 0 to 1, in which the processors were busy with any process. */
function busyShare(before, after) {
  const sum = (cpus, kinds) =>
    cpus.reduce((total, { times }) => total + kinds.reduce((all, kind) => all + times[kind], 0), 0)
  const spent = (kinds) => sum(after, kinds) - sum(before, kinds)
  const busy = spent(['user', 'nice', 'sys', 'irq'])
  return busy / Math.max(1, busy + spent(['idle']))
}

function pathOf(name) {
  const folder = `src/modules/${name}`
  if (existsSync(path.join(root, folder))) return `${folder}/`
  if (!existsSync(path.join(root, name))) giveUp(`There is neither a folder src/modules/${name} nor a file ${name}.`)
  return name
}
