import { realpathSync } from 'node:fs'
import { tryGit } from '../dependencies/git.mjs'
import { moduleNames } from '../create/copy-project.mjs'
import { UsageError } from '../usage-error.mjs'
import { modulesAt } from './installed-version.mjs'

/** Throws the reason why a project's folder cannot be merged into, if there is one. */
export function checkRepository(git, project) {
  if (tryGit(git, '--version') === undefined) throw new UsageError('Git is not installed.')
  const top = tryGit(git, 'rev-parse', '--show-toplevel')
  if (top === undefined) throw new UsageError(`${project} has no Git history to merge with: see docs/upgrading.md.`)
  if (realpathSync(top) !== realpathSync(project))
    throw new UsageError(`Run this in the root of the repository: ${top}, not ${project}.`)
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new UsageError(
      'This clone is shallow and lacks the commit with unchanged Atrium: git fetch --unshallow, then upgrade.',
    )
  if (tryGit(git, 'rev-parse', '--verify', '--quiet', 'MERGE_HEAD') !== undefined)
    throw new UsageError('A merge is in progress. Commit or abort it (git merge --abort), then upgrade.')
  if (git('status', '--porcelain') !== '')
    throw new UsageError('There are uncommitted changes: commit or stash them (git stash -u).')
  if (tryGit(git, 'symbolic-ref', '--quiet', '--short', 'HEAD') === 'atrium')
    throw new UsageError('The branch atrium contains unchanged Atrium. Upgrade your own branch: git switch main')
}

/**
 * The modules to generate this version with: those that are still in the project, and those to add.
 * `discontinued` are no longer in this version, `deleted` were deleted from the project.
 */
export function modulesFor({ git, upstream, installed, add }) {
  const known = moduleNames()
  const present = modulesAt(git, 'HEAD')
  const remaining = installed.modules.filter((module) => present.includes(module))
  validateAdded({ add, known, present, remaining, installed })
  const selected = [...new Set([...remaining, ...add])].toSorted()
  return {
    modules: selected.filter((module) => known.includes(module)),
    discontinued: selected.filter((module) => !known.includes(module)),
    deleted: modulesAt(git, upstream).filter((module) => !selected.includes(module) && !present.includes(module)),
  }
}

function validateAdded({ add, known, present, remaining, installed }) {
  const unknown = add.filter((module) => !known.includes(module))
  if (unknown.length > 0)
    throw new UsageError(`There is no module ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  const sameNames = add.filter((module) => present.includes(module) && !remaining.includes(module))
  if (sameNames.length > 0)
    throw new UsageError(`You have a module ${sameNames.join(', ')} of your own. Rename it first.`)
  const deleted = add.filter((module) => !present.includes(module) && installed.modules.includes(module))
  const commands = deleted.map((module) => `  git checkout atrium -- src/modules/${module}`)
  if (deleted.length > 0)
    throw new UsageError(
      `${deleted.join(', ')} came with Atrium and was deleted here. Restore it, commit, and upgrade:\n${commands.join('\n')}`,
    )
}
