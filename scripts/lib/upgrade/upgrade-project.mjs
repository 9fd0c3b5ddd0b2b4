import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { asked, author, gitIn } from '../dependencies/git.mjs'
import { root } from '../paths.mjs'
import { say } from '../say.mjs'
import { Unusable } from '../unusable.mjs'
import { carryName } from './carry-name.mjs'
import { commitRelease, commitWithout } from './commit-release.mjs'
import { releaseAsItCame, madeOf, packageAt } from './made-of.mjs'
import { mergeRelease } from './merge-release.mjs'
import { modulesFor, refuseUnready } from './may-upgrade.mjs'
import { newsSince } from './news.mjs'
import { renameInModules } from './rename-in-modules.mjs'
import { settlePackages } from './settle-packages.mjs'
import { isOlder } from './versions.mjs'

/**
 * Upgrades a project to this version of Atrium: commits this version's files for the project's modules on the branch
 * `atrium` and merges it into the checked-out branch. Commits the merge, unless there are conflicts.
 * @param {{ project: string, add?: string[], from?: string }} wanted
 */
export async function upgradeProject({ project, add = [], from }) {
  const git = gitIn(project)
  refuseUnready(git, project)
  const newest = releaseAsItCame(git, from)
  const wasSquashed = isSquashed(git, newest)
  const came = wasSquashed ? newest : lastPart(git, newest)
  const made = madeOf(git, 'HEAD', came)
  const to = ownVersion()
  if (isOlder(to, made.version))
    throw new Unusable(`The project contains Atrium ${made.version}, this is ${to}: use a newer version.`)
  const { modules, left, gone } = modulesFor({ git, came, made, add })
  const before = git('rev-parse', 'HEAD')
  if (wasSquashed) note(git, came, `Note that Atrium ${made.version} is part of this`)
  say('Generating this version with your modules …')
  const base = noteGone({ git, came, gone })
  const { name } = packageAt(git, 'HEAD')
  const commit = await commitRelease({ project, base, modules, left, name, product: made.name })
  if (isPart(git, commit)) return { from: made.version, to, left, isNew: false }

  git('update-ref', 'refs/heads/atrium', commit)
  const news = newsSince(made.version)
  const message = `Upgrade to Atrium ${to}\n\n${news.replaceAll(/^#+ /gm, '')}`.trim()
  const { merged, notes, conflicts } = mergeRelease({ project, commit: 'heads/atrium', message })
  const isOpen = (file) => conflicts.some((conflict) => conflict.file === file)
  const own = readdirSync(path.join(project, 'src/modules')).filter((module) => !modules.includes(module))
  const renamed = renameInModules(project, own)
  if (renamed.length > 0) notes.push(`New names of the platform are written into ${renamed.join(', ')}`)
  const carried = isOpen('src/workspace.config.ts')
    ? []
    : carryName({ git, project, before, product: made.name ?? 'Atrium' })
  const problem = ['package.json', 'package-lock.json'].some(isOpen) ? undefined : await settlePackages(project, merged)
  for (const file of [...merged, ...renamed, ...carried, 'package-lock.json', 'THIRD-PARTY-NOTICES.md'])
    if (!isOpen(file) && existsSync(path.join(project, file))) git('add', '--', file)
  if (conflicts.length === 0) git(...author(git), 'commit', '--no-verify', '--quiet', '--no-edit')
  return { from: made.version, to, left, isNew: true, before, notes, conflicts, problem, news }
}

function ownVersion() {
  const { version, atrium } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return atrium?.version ?? version
}

const isPart = (git, commit) => asked(git, 'merge-base', '--is-ancestor', commit, 'HEAD') !== undefined

/** Records a commit as merged into the checked-out branch, without changing any files. */
const note = (git, commit, message) =>
  git(...author(git), 'merge', '--quiet', '--no-verify', '--strategy=ours', '-m', message, commit)

/**
 * A squashed merge leaves no trace in the history, so the next merge would begin at the version before it; package.json
 * says that this version is included.
 */
function isSquashed(git, newest) {
  const [here, there] = ['HEAD', newest].map((commit) => packageAt(git, commit).atrium?.commit)
  return here !== undefined && here === there && !isPart(git, newest)
}

/**
 * The last version of Atrium that the checked-out branch contains: a reverted upgrade, or one of another branch, does
 * not count.
 */
function lastPart(git, newest) {
  const commit = asked(git, 'merge-base', 'HEAD', newest)
  if (commit === undefined)
    throw new Unusable(
      'The branch atrium and this one have no common commit. Name the commit with unchanged Atrium: --from <commit>',
    )
  return commit
}

/**
 * Deleted modules are also removed from the merge base: otherwise Git's rename detection would find them in the
 * project's own modules, which resemble them.
 */
function noteGone({ git, came, gone }) {
  if (gone.length === 0) return came
  const commit = commitWithout({ git, base: came, modules: gone })
  note(git, commit, `Note that ${gone.join(', ')} ${gone.length > 1 ? 'are' : 'is'} gone`)
  return commit
}
