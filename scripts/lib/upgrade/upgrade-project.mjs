import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { tryGit, author, gitIn } from '../dependencies/git.mjs'
import { root } from '../paths.mjs'
import { say } from '../say.mjs'
import { UsageError } from '../usage-error.mjs'
import { migrateProductName } from './migrate-product-name.mjs'
import { commitRelease, commitWithout } from './commit-release.mjs'
import { findUpstreamCommit, installedVersion, packageAt } from './installed-version.mjs'
import { mergeRelease } from './merge-release.mjs'
import { modulesFor, checkRepository } from './preconditions.mjs'
import { changelogSince } from './changelog-since.mjs'
import { renameInModules } from './rename-in-modules.mjs'
import { renameOwnTexts } from './rename-own-texts.mjs'
import { updatePackages } from './update-packages.mjs'
import { isOlder } from './versions.mjs'

/**
 * Upgrades a project to this version of Atrium: commits this version's files for the project's modules on the branch
 * `atrium` and merges it into the checked-out branch. Commits the merge, unless there are conflicts.
 * @param {{ project: string, add?: string[], from?: string }} wanted
 */
export async function upgradeProject({ project, add = [], from }) {
  const git = gitIn(project)
  checkRepository(git, project)
  const newestUpstream = findUpstreamCommit(git, from)
  const wasSquashed = isSquashed(git, newestUpstream)
  const upstream = wasSquashed ? newestUpstream : lastMerged(git, newestUpstream)
  const installed = installedVersion(git, 'HEAD', upstream)
  const to = newVersion()
  if (isOlder(to, installed.version))
    throw new UsageError(`The project contains Atrium ${installed.version}, this is ${to}: use a newer version.`)
  const { modules, discontinued, deleted } = modulesFor({ git, upstream, installed, add })
  const before = git('rev-parse', 'HEAD')
  if (wasSquashed) recordMerge(git, upstream, `Note that Atrium ${installed.version} is part of this`)
  say('Generating this version with your modules …')
  const base = recordDeletedModules({ git, upstream, deleted })
  const { name } = packageAt(git, 'HEAD')
  const commit = await commitRelease({ project, base, modules, discontinued, name, product: installed.name })
  if (isMerged(git, commit)) return { from: installed.version, to, discontinued, isNew: false }

  git('update-ref', 'refs/heads/atrium', commit)
  const changelog = changelogSince(installed.version)
  const message = `Upgrade to Atrium ${to}\n\n${changelog.replaceAll(/^#+ /gm, '')}`.trim()
  const { merged, notes, conflicts } = mergeRelease({ project, commit: 'heads/atrium', message })
  const hasConflict = (file) => conflicts.some((conflict) => conflict.file === file)
  const ownModules = readdirSync(path.join(project, 'src/modules')).filter((module) => !modules.includes(module))
  const renamed = renameInModules(project, ownModules)
  if (renamed.length > 0) notes.push(`New names of the platform are written into ${renamed.join(', ')}`)
  const ownTexts = renameOwnTexts({ git, project, base, commit })
  notes.push(...ownTexts.notes)
  if (ownTexts.files.length > 0) git('add', '--all', '--', 'src/languages')
  const renamedProduct = hasConflict('src/brand.config.ts')
    ? []
    : migrateProductName({ git, project, before, product: installed.name ?? 'Atrium' })
  const problem = ['package.json', 'package-lock.json'].some(hasConflict)
    ? undefined
    : await updatePackages(project, merged)
  for (const file of [...merged, ...renamed, ...renamedProduct, 'package-lock.json', 'THIRD-PARTY-NOTICES.md'])
    if (!hasConflict(file) && existsSync(path.join(project, file))) git('add', '--', file)
  if (conflicts.length === 0) git(...author(git), 'commit', '--no-verify', '--quiet', '--no-edit')
  return { from: installed.version, to, discontinued, isNew: true, before, notes, conflicts, problem, changelog }
}

function newVersion() {
  const { version, atrium } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return atrium?.version ?? version
}

const isMerged = (git, commit) => tryGit(git, 'merge-base', '--is-ancestor', commit, 'HEAD') !== undefined

/** Records a commit as merged into the checked-out branch, without changing any files. */
const recordMerge = (git, commit, message) =>
  git(...author(git), 'merge', '--quiet', '--no-verify', '--strategy=ours', '-m', message, commit)

/**
 * A squashed merge leaves no trace in the history, so the next merge would begin at the version before it; package.json
 * says that this version is included.
 */
function isSquashed(git, newestUpstream) {
  const [here, there] = ['HEAD', newestUpstream].map((commit) => packageAt(git, commit).atrium?.commit)
  return here !== undefined && here === there && !isMerged(git, newestUpstream)
}

/**
 * The last version of Atrium that the checked-out branch contains: a reverted upgrade, or one of another branch, does
 * not count.
 */
function lastMerged(git, newestUpstream) {
  const commit = tryGit(git, 'merge-base', 'HEAD', newestUpstream)
  if (commit === undefined)
    throw new UsageError(
      'The branch atrium and this one have no common commit. Name the commit with unchanged Atrium: --from <commit>',
    )
  return commit
}

/**
 * Deleted modules are also removed from the merge base: otherwise Git's rename detection would find them in the
 * project's own modules, which resemble them.
 */
function recordDeletedModules({ git, upstream, deleted }) {
  if (deleted.length === 0) return upstream
  const commit = commitWithout({ git, base: upstream, modules: deleted })
  recordMerge(git, commit, `Note that ${deleted.join(', ')} ${deleted.length > 1 ? 'are' : 'is'} deleted`)
  return commit
}
