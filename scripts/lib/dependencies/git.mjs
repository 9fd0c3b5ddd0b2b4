import { execFileSync } from 'node:child_process'

/**
 * Git in a folder: each call answers with what it printed, without the end of its last line, or throws what it complained of.
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
export function asked(git, ...args) {
  try {
    return git(...args)
  } catch {
    return undefined
  }
}

/** Options by which somebody who has not told Git yet who they are can commit all the same. */
export const author = (git) =>
  asked(git, 'config', 'user.email') ? [] : ['-c', 'user.name=Atrium', '-c', 'user.email=atrium@localhost']

/** The error message of Git or of the system. */
export const complaint = (error) =>
  error.code === 'ENOENT' ? 'Git is not installed.' : String(error.stderr || error.message).trim()
