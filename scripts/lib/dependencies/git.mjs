import { execFileSync } from 'node:child_process'

/**
 * Git in a folder: each call returns its output, without the final line break, or throws its error message.
 * @param {string} cwd
 * @param {Record<string, string>} [settings]
 * @returns {(...args: string[]) => string}
 */
export function gitIn(cwd, settings = {}) {
  const env = { ...process.env, ...settings }
  return (...args) =>
    execFileSync('git', args, {
      cwd,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 256_000_000,
    }).replace(/\n$/, '')
}

/** The output of a Git command, or undefined if it fails. */
export function tryGit(git, ...args) {
  try {
    return git(...args)
  } catch {
    return undefined
  }
}

/** Options to commit without a configured author. */
export const author = (git) =>
  tryGit(git, 'config', 'user.email') ? [] : ['-c', 'user.name=Atrium', '-c', 'user.email=atrium@localhost']

/** The error message of Git or of the system. */
export const gitError = (error) =>
  error.code === 'ENOENT' ? 'Git is not installed.' : String(error.stderr || error.message).trim()
