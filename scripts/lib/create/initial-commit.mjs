import { author, gitError, gitIn } from '../dependencies/git.mjs'

/**
 * Creates a folder's first commit, which the branch `atrium` keeps as unchanged Atrium. Returns the error if there is
 * no history.
 */
export function createInitialCommit(cwd, modules) {
  const git = gitIn(cwd)
  try {
    git('init', '--quiet', '--initial-branch', 'main')
    git('add', '--all')
    const description = modules.length > 0 ? `with ${modules.join(', ')}` : 'as an empty project'
    git(...author(git), 'commit', '--quiet', '--message', `Begin ${description}`)
    git('branch', 'atrium')
    return undefined
  } catch (error) {
    return gitError(error)
  }
}
