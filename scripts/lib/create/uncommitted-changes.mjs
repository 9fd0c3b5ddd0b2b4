import path from 'node:path'
import { tryGit, gitIn } from '../dependencies/git.mjs'
import { root } from '../paths.mjs'

/**
 * A warning if Atrium's folder has changes that no commit contains: a project gets them, but records the commit. Undefined
 * if there are none, or no history.
 * @param {string} [folder]
 */
export function describeUncommittedChanges(folder = root) {
  const git = gitIn(folder)
  if (tryGit(git, 'rev-parse', '--show-prefix') !== '') return undefined
  const commit = tryGit(git, 'rev-parse', '--short=12', 'HEAD')
  const files = (tryGit(git, 'status', '--porcelain', '-z') ?? '').split('\0').filter(Boolean)
  if (commit === undefined || files.length === 0) return undefined
  const [first] = files.map((line) => line.slice(3))
  const summary = files.length === 1 ? first : `${first} and ${files.length - 1} more`
  return (
    `Warning: ${path.resolve(folder)} has uncommitted changes (${summary}). The project gets them, but records commit ${commit},\n` +
    'which lacks them: a later upgrade would compare with the wrong files. Commit them first, or undo them.'
  )
}
