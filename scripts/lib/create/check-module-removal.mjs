import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { crawl } from '../build/crawl.mjs'
import { sumOutcomes } from '../test-run/sum-outcomes.mjs'
import { mainTestFiles } from '../test-run/main-test-files.mjs'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { environment, tool } from '../build/runtime.mjs'
import { takeSample } from '../test-run/sample.mjs'
import { say } from '../say.mjs'
import { vitest } from '../test-run/test-tools.mjs'
import { moduleNames, copyWithoutModules } from './copy-project.mjs'
import { withServer } from '../build/with-server.mjs'

/**
 * Removes modules: the rest must build, pass, start on the old data and have no dead links. Named modules are removed
 * one by one, and the rest is compiled; by default, half of all are removed at a time, by the pair of halves whose turn
 * it is. The projects of a single module (check-created-projects.mjs) prove that each compiles alone, so no removal can break the
 * rest.
 */
export async function checkModuleRemoval(requested = [], { compile = true } = {}) {
  const data = await createSampleData()
  const names = moduleNames()
  const work = requested.length
    ? requested.map((name) => () => checkWithoutModules([name], data, { compile }))
    : takeSample(complementaryHalves(names), 1, { every: 3 })
        .flat()
        .map((removed) => () => checkWithoutModules(removed, data, { compile: false }))
  try {
    return await sumOutcomes(work)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/**
 * Pairs of halves, among which any two modules are separated once: by each binary digit of their numbers, first those
 * with a 0 are removed, then those with a 1. That is five pairs for 25 modules.
 */
function complementaryHalves(names) {
  const digits = Math.ceil(Math.log2(names.length))
  return Array.from({ length: digits }, (_, digit) =>
    [0, 1].map((value) => names.filter((_, number) => ((number >> digit) & 1) === value)),
  )
}

async function checkWithoutModules(removed, data, { compile }) {
  const tree = copyWithoutModules(removed)
  const checks = [
    ...(compile ? [['types', () => command(tree.folder, [tool('typescript', 'tsc'), '--singleThreaded'])]] : []),
    ['build', () => command(tree.folder, [path.join(tree.folder, 'scripts/build.mjs'), '--uncompressed'])],
    [
      'server tests',
      () =>
        serverTests(
          tree.folder,
          moduleNames().filter((name) => !removed.includes(name)),
        ),
    ],
    ['server start on the old data, and links', () => startAndCrawl(tree.folder, data)],
  ]
  const outcome = { passed: 0, failed: 0 }
  for (const [check, work] of checks) {
    const problem = await work()
    outcome[problem ? 'failed' : 'passed'] += 1
    if (problem) say(`✗ without ${removed.join(', ')}: ${check}\n${problem}`)
  }
  if (!outcome.failed) say(`✓ without ${removed.join(', ')}: ${checks.map(([check]) => check).join(', ')}`)
  tree.remove()
  return outcome
}

async function command(cwd, args) {
  const { code, output } = await run(process.execPath, args, { cwd, env: environment(), quiet: true })
  return code === 0 ? undefined : output
}

/**
 * The main test of each remaining module. Its other tests depend on itself only, and may rely on what a missing module
 * brings.
 */
async function serverTests(cwd, remaining) {
  // Another removal runs meanwhile; a second worker would only load all modules once more.
  const args = ['--project', 'sqlite', '--maxWorkers', '1']
  const env = { ATRIUM_TEST_RUNTIMES: 'sqlite' }
  const files = remaining.flatMap(mainTestFiles)
  const { failed, output } = await vitest(files, { cwd, args, env, quiet: true, maySkip: true })
  return failed ? output : undefined
}

/** On a database with the data of all modules: the rest of a deleted one must not cause errors. */
async function startAndCrawl(folder, data) {
  const dataCopy = path.join(folder, 'data')
  cpSync(data, dataCopy, { recursive: true })
  const crawlSite = async (origin) => {
    const { visited, called, dead } = await crawl(origin, path.join(folder, 'dist/client'))
    if (dead.length) return dead.join('\n')
    return visited < 2 || called < 1 ? `Only ${visited} pages and ${called} calls were seen.` : undefined
  }
  // Pages with their data have a link to each record.
  return withServer(folder, dataCopy, crawlSite, { ATRIUM_PAGES: 'built' })
}

async function createSampleData() {
  const data = mkdtempSync(path.join(os.tmpdir(), 'atrium-data-'))
  const problem = await withServer(root, data, async () => undefined)
  if (problem) throw new Error(problem)
  return data
}
