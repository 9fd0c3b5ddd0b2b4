import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { environment, tool } from '../build/runtime.mjs'
import { copyWithoutModules } from '../create/copy-project.mjs'
import { filesBelow } from '../files-below.mjs'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { say } from '../say.mjs'
import { vitest } from './test-tools.mjs'

/**
 * How many things were added, and tests to run, with their name in the report. Without tests, only types are checked.
 * @typedef {{ added: number, typesName?: string, testsName: string, tests: string[] }} ChangedCopy
 */

/** The most files that a field, a status or an action may take, new ones included. */
const maxFilesPerAddition = 3

/** The files below `src` of a copy that differ from those of this tree. */
export function listChangedFiles(folder) {
  const read = (parent, file) => readFileSync(path.join(parent, file))
  return filesBelow(path.join(folder, 'src'))
    .map((file) => `src/${file}`)
    .filter((file) => !existsSync(path.join(root, file)) || !read(root, file).equals(read(folder, file)))
}

function countProblem(folder, added) {
  const files = listChangedFiles(folder)
  const isWithin = files.length > 0 && files.length <= added * maxFilesPerAddition
  return isWithin ? undefined : `${added} additions changed ${files.length} files: ${files.join(', ')}`
}

/**
 * Changes a copy of the tree, and checks its types and some of its tests on SQLite.
 * @param {string} title begins each line of the report
 * @param {(folder: string) => ChangedCopy | undefined} change undefined if there is nothing to change
 */
export async function checkChangedCopy(title, change) {
  const { folder: cwd, remove } = copyWithoutModules([])
  const outcome = { passed: 0, failed: 0 }
  const report = (name, problem) => {
    outcome[problem ? 'failed' : 'passed'] += 1
    say(problem ? `✗ ${title}: ${name}\n${problem}` : `✓ ${title}: ${name}`)
  }
  try {
    const changed = change(cwd)
    if (!changed) return outcome
    const { added, typesName = 'types', testsName, tests } = changed
    report(`at most ${maxFilesPerAddition} files each`, countProblem(cwd, added))
    const types = await run(process.execPath, [tool('typescript', 'tsc'), '-p', 'tsconfig.json'], {
      cwd,
      env: environment(),
      quiet: true,
    })
    report(typesName, types.code === 0 ? undefined : types.output)
    if (tests.length === 0) return outcome
    const { failed, output } = await vitest(tests, {
      cwd,
      args: ['--project', 'sqlite'],
      env: { ATRIUM_TEST_RUNTIMES: 'sqlite' },
      quiet: true,
    })
    report(testsName, failed > 0 ? output : undefined)
  } finally {
    remove()
  }
  return outcome
}
