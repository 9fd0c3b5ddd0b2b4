import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { crawl } from '../build/crawl.mjs'
import { createProject } from './create-project.mjs'
import { inLanes } from '../test-run/lanes.mjs'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { environment, tool } from '../build/runtime.mjs'
import { inTurn } from '../test-run/sample.mjs'
import { say } from '../say.mjs'
import { vitest } from '../test-run/test-tools.mjs'
import { traces } from './traces.mjs'
import { moduleNames } from './tree-copy.mjs'
import { whileRunning } from '../build/while-running.mjs'

// The sample size with which each module is tested within 13 commits.
const sampleOf = (names) => Math.ceil(names.length / 13)

// Half of all names further on, since related names are rarely there.
const across = (names, name) => names[(names.indexOf(name) + Math.ceil(names.length / 2)) % names.length]

/**
 * Creates a project of each module alone whose turn it is, or of the named ones: it must compile, have exactly the
 * packages it needs, name nothing that is missing, start and answer. Atrium without modules and one with two must also
 * follow the other rules, pass the tests of all modules, build, and have no dead links. All other files of a project
 * are the same as here.
 */
export function tryEveryCreation(asked = []) {
  const names = moduleNames()
  // Each module is in one pair.
  const firsts = names.slice(0, Math.ceil(names.length / 2))
  const pairs = names.length > 2 ? inTurn(firsts, 1).map((name) => [name, across(names, name)]) : []
  const alone = (asked.length > 0 ? asked : inTurn(names, sampleOf(names))).map(
    (name) => () => tryOne([name], aloneChecks, false),
  )
  // One commit creates a project without modules, the next one with a pair.
  const whole = inTurn([[[]], pairs], 1)
    .flat()
    .map((modules) => () => tryOne(modules, wholeChecks, true))
  // The long ones first, or one lane would be idle at the end.
  return inLanes(asked.length > 0 ? alone : [...whole, ...alone])
}

async function tryOne(modules, checksOf, history) {
  const what = modules.length > 0 ? `made of ${modules.join(' and ')}` : 'made of no module'
  const outside = mkdtempSync(path.join(os.tmpdir(), 'atrium-made-'))
  const folder = path.join(outside, 'my-app')
  try {
    const { problem } = await createProject({ folder, modules, history })
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    const outcome = { passed: 0, failed: 0 }
    const checks = [...(history ? [['its history', () => problem]] : []), ...checksOf(folder, modules)]
    for (const [check, work] of checks) {
      const fault = await work()
      outcome[fault ? 'failed' : 'passed'] += 1
      if (fault) say(`✗ ${what}: ${check}\n${fault}`)
    }
    if (!outcome.failed) say(`✓ ${what}: ${checks.map(([check]) => check).join(', ')}`)
    return outcome
  } catch (error) {
    say(`✗ ${what}\n${error.stack}`)
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(outside, { recursive: true, force: true })
  }
}

// With global type declarations, the files to which every module adds its texts, and the imports of tests. The project
// without modules compiles the rest of Atrium.
const shared = [
  'src/app/routing/*.d.ts',
  'src/testing/servers/external/*.d.ts',
  'src/app/overlays/shell-texts.ts',
  'src/platform/i18n/use-texts.ts',
  'src/testing/databases/global-setup.ts',
]
const itself = { extends: './tsconfig.json', include: ['src/modules', ...shared] }

/** Beside one module only its imports are compiled, which takes a third of the time of all of Atrium. */
const aloneChecks = (folder, modules) => [
  ['no trace of the others', () => traces(folder, modules)],
  ['nothing unused', () => command(folder, [tool('knip'), '--no-progress'])],
  [
    'types',
    () => {
      writeFileSync(path.join(folder, 'tsconfig.alone.json'), JSON.stringify(itself))
      return types(folder, 'tsconfig.alone.json')
    },
  ],
  ['start', () => start(folder)],
]

const wholeChecks = (folder, modules) => [
  ['no trace of the others', () => traces(folder, modules)],
  ['types', () => types(folder, 'tsconfig.json')],
  ['format', () => command(folder, [tool('oxfmt'), '--check', '.'])],
  ['boundaries', () => command(folder, [path.join(folder, 'scripts/commands/boundaries.mjs')])],
  ['licences', () => command(folder, [path.join(folder, 'scripts/commands/notices.mjs'), '--check'])],
  ['nothing unused', () => command(folder, [tool('knip'), '--no-progress'])],
  ...(modules.length === 0
    ? [
        ['types of the portable code', () => types(folder, 'tsconfig.portable.json')],
        ['lint', () => command(folder, [tool('oxlint'), '--deny-warnings'])],
      ]
    : []),
  ['tests', () => tests(folder)],
  ['build', () => command(folder, [path.join(folder, 'scripts/build.mjs'), '--uncompressed'])],
  ['start and links', () => start(folder, path.join(folder, 'dist/client'))],
]

const types = (folder, config) => command(folder, [tool('typescript', 'tsc'), '-p', config, '--singleThreaded'])

async function command(cwd, args) {
  const { code, output } = await run(process.execPath, args, { cwd, env: environment(), quiet: true })
  return code === 0 ? undefined : output
}

const lookAtAll = ['src/testing', 'src/server/responses/headers', 'src/app/palette']

async function tests(cwd) {
  const args = ['--project', 'sqlite', '--maxWorkers', '1']
  const env = { ATRIUM_TEST_RUNTIMES: 'sqlite' }
  // A test may need a module that the project does not have.
  const options = { cwd, args, env, quiet: true, maySkip: true }
  const { failed, output } = await vitest([...lookAtAll, 'src/modules'], options)
  return failed ? output : undefined
}

/** Without built pages the server only answers calls. */
function start(folder, pages) {
  const look = async (origin) => {
    const { status } = await fetch(`${origin}/api/session`)
    if (status !== 200) return `GET /api/session: ${status}`
    const { dead } = pages ? await crawl(origin, pages) : { dead: [] }
    return dead.length > 0 ? dead.join('\n') : undefined
  }
  return whileRunning(folder, path.join(folder, 'data'), look, pages ? {} : { ATRIUM_PAGES: 'none' })
}
