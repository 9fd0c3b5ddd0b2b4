import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gitIn } from '../lib/dependencies/git.mjs'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/processes.mjs'
import { environment, tool } from '../lib/build/runtime.mjs'
import { say } from '../lib/say.mjs'
import { vitest } from '../lib/test-run/test-tools.mjs'
import { makeNextRelease } from '../lib/upgrade-test/next-release.mjs'
import { checkTables, readRecords, writeRecords } from '../lib/upgrade-test/old-records.mjs'
import { previousRelease } from '../lib/upgrade-test/previous-release.mjs'
import {
  change,
  commitAll,
  findLostChanges,
  createSampleProject,
  modules,
  applyCustomerChanges,
} from '../lib/upgrade-test/sample-customer.mjs'
import { moduleNames } from '../lib/create/copy-project.mjs'
import { withServer } from '../lib/build/with-server.mjs'

/**
 * Upgrades a project of the previous release, with a customer's changes and records, to this version and then to a
 * conflicting later one: the customer's work must remain, pass and be shown.
 */
export async function checkUpgrade() {
  const absent = modules.filter((module) => !moduleNames().includes(module))
  if (absent.length > 0)
    return { passed: 0, failed: 0, notRun: `the sample customer has ${absent.join(', ')}, which is not here` }
  const temporaryFolder = mkdtempSync(path.join(os.tmpdir(), 'atrium-upgrade-test-'))
  const outcome = { passed: 0, failed: 0 }
  try {
    const release = await previousRelease(temporaryFolder)
    const { version, missing } = release
    if (missing) return { ...outcome, notRun: missing }
    const { project, options } = await createSampleProject(release, temporaryFolder)
    await applyCustomerChanges(project)
    for (const [name, work] of listChecks({ version, project, options, temporaryFolder })) {
      const problem = await work()
      outcome[problem ? 'failed' : 'passed'] += 1
      say(problem ? `✗ a project of ${version}: ${name}\n${problem}` : `✓ a project of ${version}: ${name}`)
      if (problem) break
    }
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true })
  }
  return outcome
}

function listChecks({ version, project, options, temporaryFolder }) {
  const next = path.join(temporaryFolder, 'next')
  const ownCommit = gitIn(project)('rev-parse', 'HEAD')
  const installed = () => readFileSync(path.join(project, 'node_modules/.package-lock.json'), 'utf8')
  const packagesBefore = installed()
  const records = countRecords(project)
  return [
    ['stores records', records.write],
    ['upgrades to this version', () => upgrade(project, root, { more: options, prints: 'Changes since' })],
    [
      'keeps the record of installed packages',
      () => (installed() === packagesBefore ? undefined : 'node_modules/.package-lock.json has changed'),
    ],
    ['upgrades again after a reset', () => upgradeAfterReset(project, ownCommit, version)],
    ['keeps exactly the customer’s changes', () => findLostChanges(project) ?? unexpectedDifferences(project)],
    ['passes the type check', () => types(project)],
    ['passes its tests and the rules', () => tests(project)],
    ['shows the old records', records.show],
    ['applies migrations of both sides', () => checkTables(getData(project))],
    ['has nothing to do after a squashed merge', () => upgradeAfterSquash(project, ownCommit)],
    ['keeps a new product name', () => upgradeAfterRename(project)],
    ['reports a conflict with a later version', () => (makeNextRelease(next), upgradeWithConflict(project, next))],
    ['upgrades after the conflict is resolved', () => upgradeAfterResolution(project, next)],
  ]
}

const getData = (project) => path.join(project, 'data')

/** The records of the project's server, and whether a later server shows them unchanged. */
function countRecords(project) {
  let before = ''
  const serve = (work) => withServer(project, getData(project), work, { ATRIUM_PAGES: 'none' })
  return {
    write: () =>
      serve(async (origin) => {
        await writeRecords(origin)
        before = await readRecords(origin)
      }),
    show: () =>
      serve(async (origin) => {
        const after = await readRecords(origin)
        return after === before ? undefined : `before:\n${before}\nafter:\n${after}`
      }),
  }
}

async function upgrade(project, release, { more = [], prints, fails = false }) {
  // As `npm run upgrade` if the project has it, else as for older projects.
  const ownCommand = path.join(project, 'scripts/upgrade.mjs')
  const command = existsSync(ownCommand) ? [ownCommand, release] : [path.join(release, 'scripts/upgrade.mjs')]
  const { code, output } = await run(process.execPath, [...command, '--no-check', ...more], {
    cwd: project,
    env: environment(),
    quiet: true,
  })
  const missing = [prints].flat().filter((text) => !output.includes(text))
  if ((code !== 0) !== fails || missing.length > 0) return `${output}\nlacks: ${missing.join(', ')}`
  return undefined
}

function upgradeAfterReset(project, ownCommit, version) {
  gitIn(project)('reset', '--quiet', '--hard', ownCommit)
  return upgrade(project, root, { prints: `Changes since ${version}` })
}

async function types(project) {
  const args = [tool('typescript', 'tsc'), '-p', 'tsconfig.json']
  const { code, output } = await run(process.execPath, args, { cwd: project, env: environment(), quiet: true })
  return code === 0 ? undefined : output
}

async function tests(project) {
  const args = ['--project', 'sqlite', '--maxWorkers', '1']
  const files = ['src/modules/crates', 'src/modules/invoices/tests/invoices.test', 'src/testing/project/rules']
  const { failed, output } = await vitest(files, {
    cwd: project,
    args,
    env: { ATRIUM_TEST_RUNTIMES: 'sqlite' },
    quiet: true,
  })
  return failed ? output : undefined
}

async function upgradeAfterSquash(project, ownCommit) {
  const git = gitIn(project)
  git('switch', '--quiet', '--create', 'squashed', ownCommit)
  git('merge', '--quiet', '--squash', 'main')
  commitAll(project, 'Upgrade, squashed')
  const problem = await upgrade(project, root, { prints: 'Nothing to do' })
  git('switch', '--quiet', 'main')
  return problem
}

/** By the word that requests it; files renamed by hand stay as they are. */
async function upgradeAfterRename(project) {
  change(path.join(project, 'package.json'), /"name": "(Atrium|Harbour)"/, '"name": "Quay"')
  commitAll(project, 'Call it Quay')
  const isRenamed = () =>
    readFileSync(path.join(project, 'deploy/atrium.service'), 'utf8').includes('Description=Quay\n')
  return (
    (await upgrade(project, root, { prints: 'This is Atrium' })) ??
    findLostChanges(project) ??
    (isRenamed() ? undefined : 'The name in deploy/atrium.service is wrong.')
  )
}

/** One line conflicts; the text merges automatically, and the project's stays. */
function upgradeWithConflict(project, next) {
  const prints = ['src/modules/contacts/contract.ts', 'list.search: your value is kept', 'no longer contains tickets']
  return upgrade(project, next, { prints, fails: true })
}

async function upgradeAfterResolution(project, next) {
  const git = gitIn(project)
  const open = git('diff', '--name-only', '--diff-filter=U')
  if (open !== 'src/modules/contacts/contract.ts') return `in conflict: ${open}`
  git('checkout', '--ours', '--', open)
  commitAll(project, 'Upgrade')
  if (!existsSync(path.join(project, 'src/modules/tickets'))) return 'The module that Atrium removed is missing.'
  return findLostChanges(project) ?? upgrade(project, next, { prints: 'Nothing to do' })
}

/** Differences from Atrium that the customer did not make. */
function unexpectedDifferences(project) {
  const expectedFiles =
    /^src\/modules\/crates\/|^src\/app\/locales\/|^src\/modules\/(invoices|contacts)\/|(?:brand|workspace)\.config|theme\.css$/
  const git = gitIn(project)
  const files = git('diff', '--name-only', 'atrium')
    .split('\n')
    .filter((file) => !expectedFiles.test(file))
  return files.length > 0 ? `differs from the branch atrium: ${files.join(', ')}` : undefined
}
