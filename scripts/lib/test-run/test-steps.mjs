import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { coverageEnvironment, keepBrowserLines, needsMaps } from '../coverage/run-coverage.mjs'
import { changedModules } from './changed-paths.mjs'
import { ensureChromium } from '../build/ensure-chromium.mjs'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { slots, workers } from './processors.mjs'
import { environment } from '../build/runtime.mjs'
import { everyNthInTurn, inTurn, isWhole } from './sample.mjs'
import { buildRecord } from '../build/sources.mjs'
import { staticChecks } from '../static-checks/static-checks.mjs'
import { browserProjects, runtime } from './test-kinds.mjs'
import { playwright, vitest } from './test-tools.mjs'
import { moduleNames } from '../create/tree-copy.mjs'
import { mainTests } from './main-tests.mjs'

const script = (name) => path.join(root, 'scripts', name)

const command = (args, env) => async () => {
  const { code } = await run(process.execPath, args, { cwd: root, env: environment(env) })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

// A project of `create` has no previous release of its own, and changes the files in which faults are planted.
const upgradeCheck = script('checks/upgrade.check.mjs')
const plantedCheck = script('checks/planted.check.mjs')
const languagesCheck = script('checks/languages.check.mjs')

/** A complete run builds anew; for single files, an existing build of the same sources suffices. */
const building = (target, args) => async (paths) =>
  paths.length > 0 && !needsMaps && buildRecord(target).isCurrent()
    ? { passed: 1, failed: 0 }
    : command(args, coverageEnvironment)()

const build = { name: 'build', usual: 25, work: building('client', [script('build.mjs')]) }
const demoBuild = { name: 'demo build', usual: 20, work: building('demo', [script('build.mjs'), '--demo']) }

/** Without named files, part of the tests is left to the next commits' runs. */
const sampled = (paths) => ({ ...coverageEnvironment, ...(paths.length === 0 && { ATRIUM_TEST_SAMPLED: '1' }) })

const unitTests = {
  name: 'unit and contract tests',
  usual: 600,
  printsItself: true,
  // Its tests wait more than they compute: on two processors another step can run beside it.
  slots: workers === slots ? 1 : workers,
  // A build writes files that some servers under test read.
  after: ['build', 'demo build'],
  work: (paths) => vitest(paths, { env: sampled(paths), args: runtime === 'postgres' ? ['--project', runtime] : [] }),
}

/**
 * Only driver, transport and worker differ in the browser: one file of every other module and of changed ones, and all
 * files in a whole run.
 */
const demoTests = {
  name: 'contract tests in the demo',
  usual: 80,
  printsItself: true,
  needs: ['demo build'],
  work: async (paths) => {
    const env = { ...coverageEnvironment, ATRIUM_TEST_RUNTIMES: 'demo', ATRIUM_CHROMIUM: await ensureChromium() }
    const outcome = await vitest(paths.length > 0 ? paths : demoFiles(), { env })
    keepBrowserLines('demo-contract', 'demo')
    return outcome
  },
}

function demoFiles() {
  if (isWhole) return []
  const names = moduleNames()
  const tried = new Set([...everyNthInTurn(names, 3), ...changedModules()])
  return [...names.filter((name) => tried.has(name)).flatMap(mainTests), 'src/server/create-app.test.ts']
}

const browserTests = {
  name: 'browser tests',
  usual: 800,
  printsItself: true,
  slots: workers,
  needs: ['build', 'demo build'],
  work: async (paths) => {
    const env = { ...sampled(paths), ...(paths.length > 0 && { ATRIUM_E2E_PROJECTS: browserProjects(paths).join() }) }
    const outcome = await playwright(paths, await ensureChromium(), { env })
    keepBrowserLines('server', 'client')
    keepBrowserLines('demo', 'demo')
    return outcome
  },
}

const projectSteps = [
  {
    name: 'what new-module makes',
    usual: 90,
    work: async () => (await import('../../checks/new-module.check.mjs')).checkNewModule(),
  },
  {
    name: 'an action of a module’s own',
    usual: 90,
    work: async () => (await import('../../checks/own-action.check.mjs')).checkOwnAction(),
  },
  {
    name: 'what a further status needs',
    usual: 90,
    work: async () => (await import('../../checks/further-values.check.mjs')).checkFurtherValues(),
  },
  {
    name: 'what the documents say',
    usual: 90,
    needs: ['build', 'demo build'],
    work: async () => (await import('../documents/documents.mjs')).tryEveryCommand(),
  },
  ...(existsSync(upgradeCheck)
    ? [
        {
          name: 'what an upgrade keeps',
          usual: 80,
          work: async () => (await import(pathToFileURL(upgradeCheck).href)).checkUpgrade(),
        },
      ]
    : []),
  ...(existsSync(languagesCheck)
    ? [
        {
          name: 'what a language needs',
          usual: 90,
          work: async () => (await import(pathToFileURL(languagesCheck).href)).checkLanguages(),
        },
      ]
    : []),
]

/** Whether each kind of test finds a fault of its kind: only in `npm test -- --all`. */
const wholeSteps = existsSync(plantedCheck)
  ? [
      {
        name: 'planted faults',
        usual: 270,
        slots: workers,
        needs: ['build', 'demo build'],
        work: async (names) => (await import(pathToFileURL(plantedCheck).href)).checkPlantedFaults(names),
      },
    ]
  : []

const checks = staticChecks().map(({ name, args }) => ({ name, usual: name === 'types' ? 30 : 5, work: command(args) }))

/** All steps of a run without a module's name, in the order in which ready ones start. */
const everything = [
  build,
  ...checks,
  demoBuild,
  unitTests,
  { name: 'byte budgets', usual: 5, needs: ['build'], work: command([script('commands/budgets.mjs')]) },
  {
    name: 'what the image holds',
    usual: 6,
    needs: ['build'],
    work: async () => (await import('../../checks/image.check.mjs')).checkImage(),
  },
  {
    name: 'any module can be deleted',
    usual: 60,
    needs: ['build'],
    work: async () => (await import('../create/removals.mjs')).tryEveryRemoval(),
  },
  {
    name: 'what create makes',
    usual: 150,
    work: async () => (await import('../create/creations.mjs')).tryEveryCreation(),
  },
  demoTests,
  ...projectSteps,
  browserTests,
  ...wholeSteps,
]

/** One of the steps that test whole projects runs with each commit; the next commits run the others. */
export function stepsOfEverything() {
  const tried = new Set(inTurn(projectSteps, 1))
  return everything
    .filter((step) => !projectSteps.includes(step) || tried.has(step))
    .filter((step) => isWhole || !wholeSteps.includes(step))
}

/**
 * The steps for some files or folders, with a build only if a test needs it. Module tests start no server that reads
 * the build, so they run beside it.
 */
export const stepsOfPaths = ({ inPages, inServerPages, inDemo, units, areModules }) => [
  ...(inServerPages ? [build] : []),
  ...(inPages || inDemo ? [demoBuild] : []),
  ...(units ? [areModules ? { ...unitTests, after: [] } : unitTests] : []),
  ...(inDemo ? [demoTests] : []),
  ...(inPages || inServerPages
    ? [{ ...browserTests, needs: [...(inServerPages ? ['build'] : []), ...(inPages ? ['demo build'] : [])], slots: 1 }]
    : []),
]

/** The function of each step. It gets the requested paths and returns the numbers of passed and failed tests. */
export function workOf(name) {
  const step = everything.find((one) => one.name === name)
  if (!step) throw new Error(`There is no step “${name}”.`)
  return step.work
}
