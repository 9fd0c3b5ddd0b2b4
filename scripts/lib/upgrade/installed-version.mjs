import path from 'node:path'
import { tryGit } from '../dependencies/git.mjs'
import { UsageError } from '../usage-error.mjs'

const branches = ['refs/heads/atrium', 'refs/remotes/*/atrium']

/**
 * The commit with unchanged Atrium as it last came to a project, the base of all comparisons: the branch `atrium`,
 * local or remote; else the first commit of `npm run create`; else the named one.
 */
export function findUpstreamCommit(git, named) {
  if (named !== undefined) {
    const commit = tryGit(git, 'rev-parse', '--verify', '--quiet', `${named}^{commit}`)
    if (commit === undefined) throw new UsageError(`There is no commit ${named} in this repository.`)
    if (tryGit(git, 'merge-base', '--is-ancestor', commit, 'HEAD') === undefined)
      throw new UsageError(`${named} is not a commit of this branch.`)
    return commit
  }
  const [newest] = git('for-each-ref', '--sort=-committerdate', '--format=%(objectname)', ...branches).split('\n')
  if (newest) return newest
  const [first, ...more] = git('rev-list', '--max-parents=0', 'HEAD').split('\n')
  // The first commit of a rewritten history contains the project's own work, which would be taken for Atrium's and
  // merged away.
  const isInitialCommit = /^Begin (with|as) /.test(git('show', '--no-patch', '--format=%s', first))
  if (more.length === 0 && isInitialCommit && packageAt(git, first).atrium !== undefined) return first
  throw new UsageError(
    'The commit with unchanged Atrium is not known. Name it: --from <commit>\ndocs/upgrading.md says how to find it, and what to do without one.',
  )
}

/**
 * Version, modules and name of Atrium in a project, from package.json at a commit. Before 0.2.0 it contained at most
 * the version.
 */
export function installedVersion(git, commit, upstream = commit) {
  const { atrium } = packageAt(git, commit)
  if (typeof atrium === 'object') return atrium
  if (commit !== upstream) return installedVersion(git, upstream)
  const { version } = packageAt(git, commit)
  const title = /<title>([^<]*)<\/title>/.exec(tryGit(git, 'show', `${commit}:index.html`) ?? '')?.[1]
  return { version: atrium ?? version, modules: modulesAt(git, commit), name: title ?? 'Atrium' }
}

export const packageAt = (git, commit) => JSON.parse(git('show', `${commit}:package.json`))

export const modulesAt = (git, commit) =>
  git('ls-tree', '-d', '--name-only', commit, 'src/modules/')
    .split('\n')
    .filter(Boolean)
    .map((file) => path.posix.basename(file))
