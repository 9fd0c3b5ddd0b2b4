import { cpSync, mkdtempSync, rmSync } from 'node:fs'
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
 * Takes out each module: what stays must build, pass, start on the old data and link nowhere dead. Then each one must
 * compile alone, and the house without any: whatever is taken out, alone or together, nothing that stays misses it. So
 * what stays is compiled by itself only where some modules are asked for, and not every one is seen alone.
 */
export async function tryEveryRemoval(names = moduleNames()) {
  const data = await dataOfEverything()
  const all = names.length === moduleNames().length
  const work = [
    ...names.map((name) => () => removeOne(name, data, { compile: !all })),
    ...[...names, ...(all ? [undefined] : [])].map((name) => () => keepOnly(name)),
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

/** Most of the work keeps one processor busy, so two go on at a time. */
async function inLanes(work, count) {
  const waiting = work.values()
  const lane = async () => {
    for (const one of waiting) count(await one())
  }
  await Promise.all([lane(), lane()])
}

async function removeOne(name, data, { compile }) {
  const tree = treeWithout([name])
  const checks = [
    ...(compile ? [['types', () => types(tree.folder)]] : []),
    ['build', () => command(tree.folder, [path.join(tree.folder, 'scripts/build.mjs'), '--uncompressed'])],
    [
      'server tests',
      () =>
        serverTests(
          tree.folder,
          moduleNames().filter((other) => other !== name),
        ),
    ],
    ['start on the old data and links', () => startAndCrawl(tree.folder, data)],
  ]
  const outcome = { passed: 0, failed: 0 }
  for (const [check, work] of checks) {
    const problem = await work()
    outcome[problem ? 'failed' : 'passed'] += 1
    if (problem) say(`✗ without ${name}: ${check}\n${problem}`)
  }
  if (!outcome.failed) say(`✓ without ${name}: ${checks.map(([check]) => check).join(', ')}`)
  tree.remove()
  return outcome
}

async function keepOnly(kept) {
  const tree = treeWithout(moduleNames().filter((name) => name !== kept))
  const problem = await types(tree.folder)
  const what = kept ? `${kept} alone` : 'without any module'
  say(problem ? `✗ ${what}: types\n${problem}` : `✓ ${what}: types`)
  tree.remove()
  return problem ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

function types(folder) {
  return command(folder, [tool('typescript', 'tsc'), '-p', 'tsconfig.json', '--singleThreaded'])
}

async function command(cwd, args) {
  const { code, output } = await run(process.execPath, args, { cwd, env: environment(), quiet: true })
  return code === 0 ? undefined : output
}

/** The main test of each module that is left: whether it still answers. What else it promises rests on itself alone. */
async function serverTests(cwd, left) {
  const args = ['--project', 'sqlite']
  const env = { ATRIUM_TEST_HOMES: 'sqlite' }
  const files = left.map((name) => `src/modules/${name}/${name}.test.ts`)
  const { failed, output } = await vitest(files, { cwd, args, env, quiet: true })
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
