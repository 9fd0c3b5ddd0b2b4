import { realpathSync } from 'node:fs'
import { asked } from '../dependencies/git.mjs'
import { moduleNames } from '../create/tree-copy.mjs'
import { Unusable } from '../unusable.mjs'
import { modulesAt } from './made-of.mjs'

/** Throws the reason why a project's folder cannot be merged into, if there is one. */
export function refuseUnready(git, project) {
  if (asked(git, '--version') === undefined) throw new Unusable('Git is not installed.')
  const top = asked(git, 'rev-parse', '--show-toplevel')
  if (top === undefined) throw new Unusable(`${project} has no Git history to merge with: see docs/upgrading.md.`)
  if (realpathSync(top) !== realpathSync(project))
    throw new Unusable(`Run this in the root of the repository: ${top}, not ${project}.`)
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Unusable(
      'This clone is shallow and lacks the commit with unchanged Atrium: git fetch --unshallow, then upgrade.',
    )
  if (asked(git, 'rev-parse', '--verify', '--quiet', 'MERGE_HEAD') !== undefined)
    throw new Unusable('A merge is in progress. Commit or abort it (git merge --abort), then upgrade.')
  if (git('status', '--porcelain') !== '')
    throw new Unusable('There are uncommitted changes: commit or stash them (git stash -u).')
  if (asked(git, 'symbolic-ref', '--quiet', '--short', 'HEAD') === 'atrium')
    throw new Unusable('The branch atrium contains unchanged Atrium. Upgrade your own branch: git switch main')
}

/**
 * The modules to generate this version with: those that are still in the project, and those to add. `left` are no
 * longer in this version, `gone` were deleted from the project.
 */
export function modulesFor({ git, came, made, add }) {
  const known = moduleNames()
  const there = modulesAt(git, 'HEAD')
  const kept = made.modules.filter((module) => there.includes(module))
  refuse({ add, known, there, kept, made })
  const wanted = [...new Set([...kept, ...add])].toSorted()
  return {
    modules: wanted.filter((module) => known.includes(module)),
    left: wanted.filter((module) => !known.includes(module)),
    gone: modulesAt(git, came).filter((module) => !wanted.includes(module) && !there.includes(module)),
  }
}

function refuse({ add, known, there, kept, made }) {
  const unknown = add.filter((module) => !known.includes(module))
  if (unknown.length > 0) throw new Unusable(`There is no module ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  const own = add.filter((module) => there.includes(module) && !kept.includes(module))
  if (own.length > 0) throw new Unusable(`You have a module ${own.join(', ')} of your own. Rename it first.`)
  const back = add.filter((module) => !there.includes(module) && made.modules.includes(module))
  const ways = back.map((module) => `  git checkout atrium -- src/modules/${module}`)
  if (back.length > 0)
    throw new Unusable(
      `${back.join(', ')} came with Atrium and was taken out here. Bring it back as it came, commit, and upgrade:\n${ways.join('\n')}`,
    )
}
