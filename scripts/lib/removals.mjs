import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { crawl } from './crawl.mjs'
import { root } from './paths.mjs'
import { answers, freePort } from './ports.mjs'
import { background, run } from './processes.mjs'
import { environment, tool } from './runtime.mjs'
import { say } from './say.mjs'
import { vitest } from './test-tools.mjs'
import { moduleNames, treeWithout } from './tree-copy.mjs'

/**
 * Takes modules out: what stays must build, pass, start on the old data and link nowhere dead. Those that are asked for go
 * one by one, and what stays is compiled; without a wish all go, many at a time. Then each must compile alone, and the
 * house without any: whatever is taken out, nothing that stays misses it.
 */
export async function tryEveryRemoval(asked = []) {
  const data = await dataOfEverything()
  const names = moduleNames()
  const work = asked.length
    ? [
        ...asked.map((name) => () => removeAll([name], data, { compile: true })),
        ...asked.map((name) => () => keepOnly(name)),
      ]
    : [
        ...partings(names).map((gone) => () => removeAll(gone, data, { compile: false })),
        ...[...names, undefined].map((name) => () => keepOnly(name)),
      ]
  const total = { passed: 0, failed: 0 }
  try {
    await inLanes(work, ({ passed, failed }) => {
      total.passed += passed
      total.failed += failed
    })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
  return total
}

/**
 * Of any two modules, each is there once without the other: by one binary digit of their numbers after the other, first
 * those with a 0 are taken out, then those with a 1. That is ten trees for 24 modules, each half of the house.
 */
function partings(names) {
  const digits = Math.ceil(Math.log2(names.length))
  return Array.from({ length: digits }, (_, digit) => digit).flatMap((digit) =>
    [0, 1].map((value) => names.filter((_, number) => ((number >> digit) & 1) === value)),
  )
}

/** Most of the work keeps one processor busy, so two go on at a time. */
async function inLanes(work, count) {
  const waiting = work.values()
  const lane = async () => {
    for (const one of waiting) count(await one())
  }
  await Promise.all([lane(), lane()])
}

async function removeAll(gone, data, { compile }) {
  const tree = treeWithout(gone)
  const checks = [
    ...(compile ? [['types', () => types(tree.folder)]] : []),
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

// With the types that are declared for all, what every module adds its texts to, and what the tests ask for. The rest of
// the house is compiled without any.
const shared = [
  'src/app/*.d.ts',
  'src/testing/*.d.ts',
  'src/app/shell-texts.ts',
  'src/platform/i18n/use-texts.ts',
  'src/testing/global-setup.ts',
]
const itself = { extends: './tsconfig.json', include: ['src/modules', ...shared] }

/** Beside one module only what it imports is compiled, which takes a third of the time of the whole house. */
async function keepOnly(kept) {
  const tree = treeWithout(moduleNames().filter((name) => name !== kept))
  if (kept) writeFileSync(path.join(tree.folder, 'tsconfig.alone.json'), JSON.stringify(itself))
  const problem = await types(tree.folder, kept ? 'tsconfig.alone.json' : undefined)
  const what = kept ? `${kept} alone` : 'without any module'
  say(problem ? `✗ ${what}: types\n${problem}` : `✓ ${what}: types`)
  tree.remove()
  return problem ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

function types(folder, config = 'tsconfig.json') {
  return command(folder, [tool('typescript', 'tsc'), '-p', config, '--singleThreaded'])
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
  const env = { ATRIUM_TEST_HOMES: 'sqlite' }
  const files = left.map((name) => `src/modules/${name}/${name}.test.ts`)
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

async function whileRunning(folder, data, work) {
  const port = String(await freePort())
  const server = background(process.execPath, [path.join(folder, 'src/server/main.ts')], {
    cwd: folder,
    stdio: 'ignore',
    env: environment({ PORT: port, HOST: '127.0.0.1', DATA_DIR: data, NODE_ENV: 'production' }),
  })
  try {
    const origin = `http://127.0.0.1:${port}`
    return (await answers(`${origin}/healthz`, { gone: server.gone }))
      ? await work(origin)
      : 'The server did not start.'
  } finally {
    await server.stop()
  }
}
