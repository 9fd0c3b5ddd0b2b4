import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { crawl } from '../build/crawl.mjs'
import { createProject } from './create-project.mjs'
import { sumOutcomes } from '../test-run/sum-outcomes.mjs'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { environment, tool } from '../build/runtime.mjs'
import { takeSample } from '../test-run/sample.mjs'
import { say } from '../say.mjs'
import { vitest } from '../test-run/test-tools.mjs'
import { findRemovedModuleMentions } from './removed-module-mentions.mjs'
import { moduleNames } from './copy-project.mjs'
import { withServer } from '../build/with-server.mjs'

// The sample size with which each module is tested within 39 commits, as this step runs in every third one.
const sampleSize = (names) => Math.ceil(names.length / 13)

// Half of all names further on, since related names are rarely there.
const choosePartner = (names, name) => names[(names.indexOf(name) + Math.ceil(names.length / 2)) % names.length]

/**
 * Creates a project of each module alone whose turn it is, or of the named ones: it must compile, have exactly the
 * packages it needs, name nothing that is missing, start and answer. Atrium without modules and one with two must also
 * follow the other rules, pass the tests of all modules, build, and have no dead links. All other files of a project
 * are the same as here.
 */
export function checkCreatedProjects(requested = []) {
  const names = moduleNames()
  // Each module is in one pair.
  const firsts = names.slice(0, Math.ceil(names.length / 2))
  const pairs =
    names.length > 2 ? takeSample(firsts, 1, { every: 6 }).map((name) => [name, choosePartner(names, name)]) : []
  const single = (requested.length > 0 ? requested : takeSample(names, sampleSize(names), { every: 3 })).map(
    (name) => () => checkProject([name], singleModuleChecks, false),
  )
  // In turns, a project without modules and one with a pair.
  const fullyChecked = takeSample([[[]], pairs], 1, { every: 3 })
    .flat()
    .map((modules) => () => checkProject(modules, fullChecks, true))
  // The long ones first, or a processor would be idle at the end.
  return sumOutcomes(requested.length > 0 ? single : [...fullyChecked, ...single])
}

async function checkProject(modules, checksOf, history) {
  const description = modules.length > 0 ? `project with ${modules.join(' and ')}` : 'project without modules'
  const temporaryFolder = mkdtempSync(path.join(os.tmpdir(), 'atrium-created-'))
  const folder = path.join(temporaryFolder, 'my-app')
  try {
    const { commitProblem } = await createProject({ folder, modules, history })
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    const outcome = { passed: 0, failed: 0 }
    const checks = [...(history ? [['initial commit', () => commitProblem]] : []), ...checksOf(folder, modules)]
    for (const [check, work] of checks) {
      const problem = await work()
      outcome[problem ? 'failed' : 'passed'] += 1
      if (problem) say(`✗ ${description}: ${check}\n${problem}`)
    }
    if (!outcome.failed) say(`✓ ${description}: ${checks.map(([check]) => check).join(', ')}`)
    return outcome
  } catch (error) {
    say(`✗ ${description}\n${error.stack}`)
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true })
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
const singleModuleConfig = { extends: './tsconfig.json', include: ['src/modules', ...shared] }

/** Beside one module only its imports are compiled, which takes a third of the time of all of Atrium. */
const singleModuleChecks = (folder, modules) => [
  ['no mention of other modules', () => findRemovedModuleMentions(folder, modules)],
  ['no unused code', () => command(folder, [tool('knip'), '--no-progress'])],
  [
    'types',
    () => {
      writeFileSync(path.join(folder, 'tsconfig.alone.json'), JSON.stringify(singleModuleConfig))
      return types(folder, 'tsconfig.alone.json')
    },
  ],
  ['server start', () => start(folder)],
]

const fullChecks = (folder, modules) => [
  ['no mention of other modules', () => findRemovedModuleMentions(folder, modules)],
  ['types', () => types(folder, 'tsconfig.json')],
  ['format', () => command(folder, [tool('oxfmt'), '--check', '.'])],
  ['boundaries', () => command(folder, [path.join(folder, 'scripts/commands/boundaries.mjs')])],
  ['licences', () => command(folder, [path.join(folder, 'scripts/commands/notices.mjs'), '--check'])],
  ['no unused code', () => command(folder, [tool('knip'), '--no-progress'])],
  ...(modules.length === 0
    ? [
        ['types of the portable code', () => types(folder, 'tsconfig.portable.json')],
        ['lint', () => command(folder, [tool('oxlint'), '--deny-warnings'])],
      ]
    : []),
  ['tests', () => tests(folder)],
  ['build', () => command(folder, [path.join(folder, 'scripts/build.mjs'), '--uncompressed'])],
  ['server start and links', () => start(folder, path.join(folder, 'dist/client'))],
]

const types = (folder, config) => command(folder, [tool('typescript', 'tsc'), '-p', config, '--singleThreaded'])

async function command(cwd, args) {
  const { code, output } = await run(process.execPath, args, { cwd, env: environment(), quiet: true })
  return code === 0 ? undefined : output
}

const testFilters = ['src/testing', 'src/server/responses/headers', 'src/app/palette']

async function tests(cwd) {
  const args = ['--project', 'sqlite', '--maxWorkers', '1']
  const env = { ATRIUM_TEST_RUNTIMES: 'sqlite' }
  // A test may need a module that the project does not have.
  const options = { cwd, args, env, quiet: true, maySkip: true }
  const { failed, output } = await vitest([...testFilters, 'src/modules'], options)
  return failed ? output : undefined
}

/** Without built pages the server only answers calls. */
function start(folder, pages) {
  const checkResponses = async (origin) => {
    const { status } = await fetch(`${origin}/api/session`)
    if (status !== 200) return `GET /api/session: ${status}`
    const { dead } = pages ? await crawl(origin, pages) : { dead: [] }
    return dead.length > 0 ? dead.join('\n') : undefined
  }
  return withServer(folder, path.join(folder, 'data'), checkResponses, { ATRIUM_PAGES: pages ? 'built' : 'none' })
}
