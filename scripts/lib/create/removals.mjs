import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { crawl } from '../build/crawl.mjs'
import { inLanes } from '../test-run/lanes.mjs'
import { mainTests } from '../test-run/main-tests.mjs'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { environment, tool } from '../build/runtime.mjs'
import { inTurn } from '../test-run/sample.mjs'
import { say } from '../say.mjs'
import { vitest } from '../test-run/test-tools.mjs'
import { moduleNames, treeWithout } from './tree-copy.mjs'
import { whileRunning } from '../build/while-running.mjs'

/**
 * Takes modules out: what stays must build, pass, start on the old data and link nowhere dead. Those that are asked for go
 * one by one, and what stays is compiled; without a wish all go, half of them at a time, by the pair of halves whose turn it
 * is. That each compiles alone is proven on the projects that are made of one (creations.mjs): whatever is taken out, nothing
 * that stays misses it.
 */
export async function tryEveryRemoval(asked = [], { compile = true } = {}) {
  const data = await dataOfEverything()
  const names = moduleNames()
  const work = asked.length
    ? asked.map((name) => () => removeAll([name], data, { compile }))
    : inTurn(partings(names), 1)
        .flat()
        .map((gone) => () => removeAll(gone, data, { compile: false }))
  try {
    return await inLanes(work)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/**
 * Pairs of halves. By all of them, each of any two modules is there once without the other: by one binary digit of their
 * numbers after the other, first those with a 0 are taken out, then those with a 1. That is five pairs for 25 modules.
 */
function partings(names) {
  const digits = Math.ceil(Math.log2(names.length))
  return Array.from({ length: digits }, (_, digit) =>
    [0, 1].map((value) => names.filter((_, number) => ((number >> digit) & 1) === value)),
  )
}

async function removeAll(gone, data, { compile }) {
  const tree = treeWithout(gone)
  const checks = [
    ...(compile ? [['types', () => command(tree.folder, [tool('typescript', 'tsc'), '--singleThreaded'])]] : []),
    ['build', () => command(tree.folder, [path.join(tree.folder, 'scripts/build.mjs'), '--uncompressed'])],
    [
      'server tests',
      () =>
        serverTests(
          tree.folder,
          moduleNames().filter((name) => !gone.includes(name)),
        ),
    ],
    ['start on the old data and links', () => startAndCrawl(tree.folder, data)],
  ]
  const outcome = { passed: 0, failed: 0 }
  for (const [check, work] of checks) {
    const problem = await work()
    outcome[problem ? 'failed' : 'passed'] += 1
    if (problem) say(`✗ without ${gone.join(', ')}: ${check}\n${problem}`)
  }
  if (!outcome.failed) say(`✓ without ${gone.join(', ')}: ${checks.map(([check]) => check).join(', ')}`)
  tree.remove()
  return outcome
}

async function command(cwd, args) {
  const { code, output } = await run(process.execPath, args, { cwd, env: environment(), quiet: true })
  return code === 0 ? undefined : output
}

/**
 * The main test of each module that is left: whether it still answers. What else it promises rests on itself alone, and a
 * test may pass over what only a module brings that is gone.
 */
async function serverTests(cwd, left) {
  // Another removal is tried meanwhile; a second worker would only read all modules once more.
  const args = ['--project', 'sqlite', '--maxWorkers', '1']
  const env = { ATRIUM_TEST_RUNTIMES: 'sqlite' }
  const files = left.flatMap(mainTests)
  const { failed, output } = await vitest(files, { cwd, args, env, quiet: true, maySkip: true })
  return failed ? output : undefined
}

/** On a database that has seen every module: what a deleted one leaves behind must not be in the way. */
async function startAndCrawl(folder, data) {
  const own = path.join(folder, 'data')
  cpSync(data, own, { recursive: true })
  return whileRunning(folder, own, async (origin) => {
    const { visited, called, dead } = await crawl(origin, path.join(folder, 'dist/client'))
    if (dead.length) return dead.join('\n')
    return visited < 2 || called < 1 ? `Only ${visited} pages and ${called} calls were seen.` : undefined
  })
}

async function dataOfEverything() {
  const data = mkdtempSync(path.join(os.tmpdir(), 'atrium-data-'))
  const problem = await whileRunning(root, data, async () => undefined)
  if (problem) throw new Error(problem)
  return data
}
