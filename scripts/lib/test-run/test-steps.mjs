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
import { takeEveryNth, takeSample, isFullRun } from './sample.mjs'
import { buildRecord } from '../build/sources.mjs'
import { staticChecks } from '../static-checks/static-checks.mjs'
import { browserProjects, runtime } from './test-kinds.mjs'
import { playwright, vitest } from './test-tools.mjs'
import { moduleNames } from '../create/copy-project.mjs'
import { mainTestFiles } from './main-test-files.mjs'

const script = (name) => path.join(root, 'scripts', name)

const command = (args, env) => async () => {
  const { code } = await run(process.execPath, args, { cwd: root, env: environment(env) })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

// A project of `create` has no previous release of its own, and changes the files in which faults are planted.
const upgradeCheck = script('checks/upgrade.check.mjs')
const plantedFaultsCheck = script('checks/planted-faults.check.mjs')
const customLanguageCheck = script('checks/custom-language.check.mjs')

/** A complete run builds anew; for single files, an existing build of the same sources suffices. */
const buildUnlessCurrent = (target, args) => async (paths) =>
  paths.length > 0 && !needsMaps && buildRecord(target).isCurrent()
    ? { passed: 1, failed: 0 }
    : command(args, coverageEnvironment)()

const build = { name: 'build', estimatedSeconds: 25, run: buildUnlessCurrent('client', [script('build.mjs')]) }
const demoBuild = {
  name: 'demo build',
  estimatedSeconds: 20,
  run: buildUnlessCurrent('demo', [script('build.mjs'), '--demo']),
}

/** Without paths, the run takes a sample of the tests; the runs of the next commits take the others. */
const samplingEnvironment = (paths) => ({
  ...coverageEnvironment,
  ...(paths.length === 0 && { ATRIUM_TEST_SAMPLED: '1' }),
})

/** On two processors, both test tools run at once: their tests wait for servers half of the time. */
const slotsOfTestTools = workers === slots ? 1 : workers

const unitTests = {
  name: 'unit and contract tests',
  estimatedSeconds: 600,
  streamsOutput: true,
  slots: slotsOfTestTools,
  // A build writes files that some servers under test read.
  after: ['build', 'demo build'],
  run: (paths) =>
    vitest(paths, { env: samplingEnvironment(paths), args: runtime === 'postgres' ? ['--project', runtime] : [] }),
}

/**
 * Only driver, transport and worker differ in the browser: the main tests of every eighth module and of changed ones, and
 * all files in a full run.
 */
const demoTests = {
  name: 'contract tests in the demo',
  estimatedSeconds: 80,
  streamsOutput: true,
  needs: ['demo build'],
  run: async (paths) => {
    const env = { ...coverageEnvironment, ATRIUM_TEST_RUNTIMES: 'demo', ATRIUM_CHROMIUM: await ensureChromium() }
    const outcome = await vitest(paths.length > 0 ? paths : demoFiles(), { env })
    keepBrowserLines('demo-contract', 'demo')
    return outcome
  },
}

function demoFiles() {
  if (isFullRun) return []
  const names = moduleNames()
  const selected = new Set([...takeEveryNth(names, 8), ...changedModules()])
  return [...names.filter((name) => selected.has(name)).flatMap(mainTestFiles), 'src/server/create-app.test.ts']
}

const browserTests = {
  name: 'browser tests',
  estimatedSeconds: 800,
  streamsOutput: true,
  slots: slotsOfTestTools,
  needs: ['build', 'demo build'],
  run: async (paths) => {
    const env = {
      ...samplingEnvironment(paths),
      ...(paths.length > 0 && { ATRIUM_E2E_PROJECTS: browserProjects(paths).join() }),
    }
    const outcome = await playwright(paths, await ensureChromium(), { env })
    keepBrowserLines('server', 'client')
    keepBrowserLines('demo', 'demo')
    return outcome
  },
}

/** Test projects with some of the modules. */
const moduleSelectionSteps = [
  {
    name: 'module removal',
    estimatedSeconds: 60,
    needs: ['build'],
    run: async () => (await import('../create/check-module-removal.mjs')).checkModuleRemoval(),
  },
  {
    name: 'created projects',
    estimatedSeconds: 150,
    run: async () => (await import('../create/check-created-projects.mjs')).checkCreatedProjects(),
  },
]

/** Test changed copies of the project. */
const projectSteps = [
  {
    name: 'new module',
    estimatedSeconds: 90,
    run: async () => (await import('../../checks/new-module.check.mjs')).checkNewModule(),
  },
  {
    name: 'custom field',
    estimatedSeconds: 120,
    run: async () => (await import('../../checks/custom-field.check.mjs')).checkCustomField(),
  },
  {
    name: 'custom action',
    estimatedSeconds: 90,
    run: async () => (await import('../../checks/custom-action.check.mjs')).checkCustomAction(),
  },
  {
    name: 'custom status',
    estimatedSeconds: 90,
    run: async () => (await import('../../checks/custom-status.check.mjs')).checkCustomStatus(),
  },
  {
    name: 'documented commands',
    estimatedSeconds: 90,
    needs: ['build', 'demo build'],
    run: async () => (await import('../documents/check-document-commands.mjs')).checkDocumentCommands(),
  },
  ...(existsSync(upgradeCheck)
    ? [
        {
          name: 'upgrades',
          estimatedSeconds: 80,
          run: async () => (await import(pathToFileURL(upgradeCheck).href)).checkUpgrade(),
        },
      ]
    : []),
  ...(existsSync(customLanguageCheck)
    ? [
        {
          name: 'custom language',
          estimatedSeconds: 90,
          run: async () => (await import(pathToFileURL(customLanguageCheck).href)).checkCustomLanguage(),
        },
      ]
    : []),
]

/** Checks that each kind of test finds a fault of its kind: only in `npm test -- --all`. */
const fullRunSteps = existsSync(plantedFaultsCheck)
  ? [
      {
        name: 'planted faults',
        estimatedSeconds: 270,
        slots: workers,
        needs: ['build', 'demo build'],
        run: async (names) => (await import(pathToFileURL(plantedFaultsCheck).href)).checkPlantedFaults(names),
      },
    ]
  : []

const checks = staticChecks().map(({ name, args, env }) => ({
  name,
  estimatedSeconds: name === 'types' ? 30 : 5,
  run: command(args, env),
}))

/** All steps of a run without paths, in the order in which ready ones start. */
const allSteps = [
  build,
  ...checks,
  demoBuild,
  unitTests,
  browserTests,
  { name: 'byte budgets', estimatedSeconds: 5, needs: ['build'], run: command([script('commands/budgets.mjs')]) },
  {
    name: 'image contents',
    estimatedSeconds: 6,
    needs: ['build'],
    run: async () => (await import('../../checks/image.check.mjs')).checkImage(),
  },
  ...moduleSelectionSteps,
  demoTests,
  ...projectSteps,
  ...fullRunSteps,
]

/** With each commit, one of the three kinds of test projects; the next commits run the others. */
export function stepsOfWholeProject() {
  const rotating = [...moduleSelectionSteps, ...projectSteps]
  const kinds = [...moduleSelectionSteps.map((step) => [step]), takeSample(projectSteps, 1, { every: 3 })]
  const selected = takeSample(kinds, 1).flat()
  return allSteps
    .filter((step) => !rotating.includes(step) || selected.includes(step))
    .filter((step) => isFullRun || !fullRunSteps.includes(step))
}

/**
 * The steps for some files or folders, with a build only if a test needs it. Module tests start no server that reads
 * the build, so they run beside it.
 */
export const stepsForPaths = ({ hasDemoTests, hasServerTests, hasContractTests, hasUnitTests, areAllInModules }) => [
  ...(hasServerTests ? [build] : []),
  ...(hasDemoTests || hasContractTests ? [demoBuild] : []),
  ...(hasUnitTests ? [areAllInModules ? { ...unitTests, after: [] } : unitTests] : []),
  ...(hasContractTests ? [demoTests] : []),
  ...(hasDemoTests || hasServerTests
    ? [
        {
          ...browserTests,
          needs: [...(hasServerTests ? ['build'] : []), ...(hasDemoTests ? ['demo build'] : [])],
          slots: 1,
        },
      ]
    : []),
]

/** The function of each step. It gets the requested paths and returns the numbers of passed and failed tests. */
export function stepFunction(name) {
  const step = allSteps.find((candidate) => candidate.name === name)
  if (!step) throw new Error(`There is no step “${name}”.`)
  return step.run
}
