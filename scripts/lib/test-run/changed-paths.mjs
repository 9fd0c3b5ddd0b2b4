import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'

const gitLines = (...args) => {
  const printed = execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString()
  return printed.split('\n').filter(Boolean)
}

/** The commit where the change began: on the main branch the last one, so that only uncommitted changes count. */
export function mergeBase() {
  for (const branch of ['origin/main', 'main']) {
    try {
      return gitLines('merge-base', 'HEAD', branch)[0]
    } catch {
      // There is no such branch.
    }
  }
  return 'HEAD'
}

/** All files that differ from the main branch, committed or not. */
const changedFiles = (since) => [
  ...new Set([...gitLines('diff', '--name-only', since), ...gitLines('ls-files', '--others', '--exclude-standard')]),
]

const getModule = (file) => /^src\/modules\/([^/]+)\//.exec(file)?.[1]

/** The modules that differ from the main branch; on the main branch itself, those that its last commit changed. */
export function changedModules() {
  try {
    const since = mergeBase()
    const isOnMain = gitLines('rev-parse', 'HEAD')[0] === gitLines('rev-parse', since)[0]
    return new Set(changedFiles(isOnMain ? 'HEAD~1' : since).flatMap((file) => getModule(file) ?? []))
  } catch {
    // Without Git, or without an earlier commit, the changes are unknown.
    return new Set()
  }
}

/**
 * The tests that a change since the main branch can affect. Modules import no other module, so a change inside one
 * needs its tests and those of all modules; documents need the tests that read them. `paths` is undefined if shared
 * code has changed, and everything is needed; `reason` is the reason in words.
 */
export function changedPaths() {
  const changed = changedFiles(mergeBase())
  if (changed.length === 0) return { paths: [], reason: 'Nothing has changed since the main branch.' }
  const paths = new Set(['src/testing/'])
  for (const file of changed) {
    const module = getModule(file)
    if (module !== undefined) {
      const folder = `src/modules/${module}/`
      if (existsSync(path.join(root, folder))) paths.add(folder)
    } else if (/\.(test|e2e)\.tsx?$/.test(file)) {
      if (existsSync(path.join(root, file))) paths.add(file)
    } else if (!/^docs\/|\.md$/.test(file)) {
      return { paths: undefined, reason: `${file} is shared by all modules: everything is tested.` }
    }
  }
  return { paths: [...paths], reason: 'What the change can reach' }
}
