import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gitIn } from '../lib/dependencies/git.mjs'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/processes.mjs'
import { environment, tool } from '../lib/build/runtime.mjs'
import { say } from '../lib/say.mjs'
import { vitest } from '../lib/test-run/test-tools.mjs'
import { makeNextRelease } from '../lib/upgrade-trial/next-release.mjs'
import { lostInTables, shownBy, writeRecords } from '../lib/upgrade-trial/old-records.mjs'
import { previousRelease } from '../lib/upgrade-trial/previous-release.mjs'
import { change, commitAll, lostWork, makeProject, modules, workOn } from '../lib/upgrade-trial/sample-customer.mjs'
import { moduleNames } from '../lib/create/tree-copy.mjs'
import { whileRunning } from '../lib/build/while-running.mjs'

/**
 * Upgrades a project of the previous release, with a customer's changes and records, to this version and then to a
 * conflicting later one: the customer's work must remain, pass and be shown.
 */
export async function checkUpgrade() {
  const absent = modules.filter((module) => !moduleNames().includes(module))
  if (absent.length > 0)
    return { passed: 0, failed: 0, notRun: `the sample customer has ${absent.join(', ')}, which is not here` }
  const outside = mkdtempSync(path.join(os.tmpdir(), 'atrium-upgrade-trial-'))
  const outcome = { passed: 0, failed: 0 }
  try {
    const release = await previousRelease(outside)
    const { version, missing } = release
    if (missing) return { ...outcome, notRun: missing }
    const { project, options } = await makeProject(release, outside)
    await workOn(project)
    for (const [name, work] of checksOf({ version, project, options, outside })) {
      const fault = await work()
      outcome[fault ? 'failed' : 'passed'] += 1
      say(fault ? `✗ a project of ${version}: ${name}\n${fault}` : `✓ a project of ${version}: ${name}`)
      if (fault) break
    }
  } finally {
    rmSync(outside, { recursive: true, force: true })
  }
  return outcome
}

function checksOf({ version, project, options, outside }) {
  const next = path.join(outside, 'next')
  const mine = gitIn(project)('rev-parse', 'HEAD')
  const installed = () => readFileSync(path.join(project, 'node_modules/.package-lock.json'), 'utf8')
  const had = installed()
  const records = recordsOf(project)
  return [
    ['its server keeps records', records.write],
    ['upgrades to this version', () => upgrade(project, root, { more: options, says: 'Changes since' })],
    ['is not said to have packages that nobody installed', () => (installed() === had ? undefined : 'npm thinks so')],
    ['upgrades once more after that was taken back', () => again(project, mine, version)],
    ['what was theirs is there, and nothing else is', () => lostWork(project) ?? strange(project)],
    ['types', () => types(project)],
    ['its own tests and the rules', () => tests(project)],
    ['starts on the old data, and shows the old records', records.show],
    ['its tables and those of Atrium', () => lostInTables(dataOf(project))],
    ['has nothing to do again, though the merge was squashed', () => squashed(project, mine)],
    ['is called by another name', () => rename(project)],
    ['is told of a conflict with a later version', () => (makeNextRelease(next), conflict(project, next))],
    ['goes on when it is resolved', () => resolved(project, next)],
  ]
}

const dataOf = (project) => path.join(project, 'data')

/** The records of the project's server, and whether a later server shows them unchanged. */
function recordsOf(project) {
  let before = ''
  const serve = (work) => whileRunning(project, dataOf(project), work, { ATRIUM_PAGES: 'none' })
  return {
    write: () =>
      serve(async (origin) => {
        await writeRecords(origin)
        before = await shownBy(origin)
      }),
    show: () =>
      serve(async (origin) => {
        const after = await shownBy(origin)
        return after === before ? undefined : `before:\n${before}\nafter:\n${after}`
      }),
  }
}

async function upgrade(project, release, { more = [], says, fails = false }) {
  // As `npm run upgrade` if the project has it, else as for older projects.
  const own = path.join(project, 'scripts/upgrade.mjs')
  const asks = existsSync(own) ? [own, release] : [path.join(release, 'scripts/upgrade.mjs')]
  const { code, output } = await run(process.execPath, [...asks, '--no-check', ...more], {
    cwd: project,
    env: environment(),
    quiet: true,
  })
  const silent = [says].flat().filter((text) => !output.includes(text))
  if ((code !== 0) !== fails || silent.length > 0) return `${output}\nsays nothing of: ${silent.join(', ')}`
  return undefined
}

function again(project, mine, version) {
  gitIn(project)('reset', '--quiet', '--hard', mine)
  return upgrade(project, root, { says: `Changes since ${version}` })
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

async function squashed(project, mine) {
  const git = gitIn(project)
  git('switch', '--quiet', '--create', 'squashed', mine)
  git('merge', '--quiet', '--squash', 'main')
  commitAll(project, 'Upgrade, squashed')
  const fault = await upgrade(project, root, { says: 'Nothing to do' })
  git('switch', '--quiet', 'main')
  return fault
}

/** By the word that requests it; files renamed by hand stay as they are. */
async function rename(project) {
  change(path.join(project, 'package.json'), /"name": "(Atrium|Harbour)"/, '"name": "Quay"')
  commitAll(project, 'Call it Quay')
  const title = () => readFileSync(path.join(project, 'index.html'), 'utf8').includes('<title>Quay</title>')
  return (
    (await upgrade(project, root, { says: 'This is Atrium' })) ??
    lostWork(project) ??
    (title() ? undefined : 'Its title is not')
  )
}

/** One line conflicts; the text merges automatically, and the project's stays. */
function conflict(project, next) {
  const says = ['src/modules/contacts/contract.ts', 'list.search: yours stays', 'no module tickets any more']
  return upgrade(project, next, { says, fails: true })
}

async function resolved(project, next) {
  const git = gitIn(project)
  const open = git('diff', '--name-only', '--diff-filter=U')
  if (open !== 'src/modules/contacts/contract.ts') return `in conflict: ${open}`
  git('checkout', '--ours', '--', open)
  commitAll(project, 'Upgrade')
  if (!existsSync(path.join(project, 'src/modules/tickets'))) return 'A module that Atrium gave up is gone.'
  return lostWork(project) ?? upgrade(project, next, { says: 'Nothing to do' })
}

/** Differences from Atrium that the customer did not make. */
function strange(project) {
  const own =
    /^src\/modules\/crates\/|^src\/app\/locales\/|^src\/modules\/(invoices|contacts)\/|(?:brand|workspace)\.config|theme\.css$/
  const git = gitIn(project)
  const files = git('diff', '--name-only', 'atrium')
    .split('\n')
    .filter((file) => !own.test(file))
  return files.length > 0 ? `differs from the branch atrium: ${files.join(', ')}` : undefined
}
