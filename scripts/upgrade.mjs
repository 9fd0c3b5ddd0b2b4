// npm run upgrade -- ../atrium, in a project: upgrades it to the version of Atrium in that folder.
import './lib/build/node-version.mjs'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gitError } from './lib/dependencies/git.mjs'
import { root } from './lib/paths.mjs'
import { readArguments } from './lib/read-arguments.mjs'
import { replaceProcess, run } from './lib/processes.mjs'
import { onProjectNode } from './lib/build/runtime.mjs'
import { exitWithMessage, say } from './lib/say.mjs'
import { UsageError } from './lib/usage-error.mjs'

const USAGE = `npm run upgrade -- <folder>, in a project that npm run create created

  <folder>           folder of the newer Atrium, such as ../atrium
  --add <names>      further modules to add, separated by commas
  --from <commit>    the commit with unchanged Atrium, for projects older than 0.2.0
  --no-check         leaves out npm run check at the end

More: docs/upgrading.md`

const script = fileURLToPath(import.meta.url)
const text = { type: 'string' }
const { values, positionals } = readArguments(USAGE, {
  options: { add: text, from: text, 'no-check': { type: 'boolean' } },
  hasNames: true,
})
const [release, ...more] = positionals
if (more.length > 0) exitWithMessage(`Name one folder, without ${more.join(' ')}.\n\n${USAGE}`)
if (release !== undefined && isCreatedProject(release) && !isCreatedProject('.'))
  exitWithMessage(
    `${release} is a project, and this is Atrium: run it there.\n\n  cd ${release}\n  npm run upgrade -- ${path.relative(release, '.')}`,
  )
// Only a newer version can upgrade older projects to itself.
if (release !== undefined) {
  const newer = path.resolve(release, 'scripts/upgrade.mjs')
  if (!existsSync(newer)) exitWithMessage(`${path.resolve(release)} contains no Atrium of version 0.2.0 or later.`)
  const rest = process.argv.slice(2).filter((word) => word !== release)
  if (realpathSync(newer) !== realpathSync(script)) await replaceProcess(process.execPath, [newer, ...rest])
}
const project = process.cwd()
if (realpathSync(project) === realpathSync(root)) exitWithMessage(`Name the folder of the newer Atrium.\n\n${USAGE}`)
await onProjectNode(import.meta.url)

const { describeUncommittedChanges } = await import('./lib/create/uncommitted-changes.mjs')
const { upgradeProject } = await import('./lib/upgrade/upgrade-project.mjs')
const warning = describeUncommittedChanges()
if (warning) say(`${warning}\n`)
try {
  const add = values.add?.split(',').map((name) => name.trim()) ?? []
  await report(await upgradeProject({ project, add, from: values.from }))
} catch (error) {
  if (error instanceof UsageError) exitWithMessage(error.message)
  if (error.stderr !== undefined) exitWithMessage(`Git refuses: ${gitError(error)}`)
  throw error
}

async function report({ from, to, discontinued, isNew, before, notes, conflicts, problem, changelog }) {
  if (discontinued.length > 0) say(`Atrium no longer contains ${discontinued.join(', ')}; your copy is kept.`)
  if (!isNew) return say(`Nothing to do: this is Atrium ${to} with these modules.`)
  if (changelog) say(`\nChanges since ${from}:\n\n${changelog}\n`)
  for (const note of notes) say(`- ${note}`)
  if (problem) say(`\n${problem}`)
  const undo = `git reset --hard ${before.slice(0, 12)}`
  if (conflicts.length > 0) {
    const lines = conflicts.map(({ file, help }) => `  ${file}\n    ${help}`)
    exitWithMessage(
      `Conflicts, changed by you and by the new version:\n\n${lines.join('\n')}\n\nThen: git commit, npm run check.\nTo undo the upgrade: ${undo}`,
    )
  }
  say(`\nThis is Atrium ${to} now. To undo the upgrade: ${undo}`)
  say('If the project has a remote: git push origin atrium, too.')
  if (values['no-check']) return undefined
  const { code } = await run(process.execPath, [path.join(project, 'scripts/check.mjs')], { cwd: project })
  if (code !== 0) exitWithMessage('The upgrade is committed. Fix the errors above in your code, or undo it.')
  return say('\nNext: npm test. Make a backup (npm run backup) before you start it on production data.')
}

/** Whether create has created the folder's project. */
function isCreatedProject(folder) {
  const file = path.join(folder, 'package.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).atrium !== undefined
}
