import { execFileSync } from 'node:child_process'

/** Makes a folder's first commit. A project without one is whole, too: answers with what was in the way, if anything was. */
export function beginHistory(cwd, modules) {
  const git = (...args) => execFileSync('git', args, { cwd, stdio: 'pipe' })
  try {
    git('init', '--quiet', '--initial-branch', 'main')
    git('add', '--all')
    const has = modules.length > 0 ? `with ${modules.join(', ')}` : 'as an empty house'
    // Who has not said yet who they are begins all the same.
    const author = ['-c', 'user.name=Atrium', '-c', 'user.email=atrium@localhost']
    git(...(isNamed(git) ? [] : author), 'commit', '--quiet', '--message', `Begin ${has}`)
    return undefined
  } catch (error) {
    return error.code === 'ENOENT' ? 'Git is not installed.' : String(error.stderr || error.message).trim()
  }
}

function isNamed(git) {
  try {
    return git('config', 'user.email').toString().trim() !== ''
  } catch {
    return false
  }
}
