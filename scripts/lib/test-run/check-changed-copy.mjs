import { environment, tool } from '../build/runtime.mjs'
import { copyWithoutModules } from '../create/copy-project.mjs'
import { run } from '../processes.mjs'
import { say } from '../say.mjs'
import { vitest } from './test-tools.mjs'

/**
 * Tests to run after a change, with their name in the report. Without tests, only types are checked.
 * @typedef {{ typesName?: string, testsName: string, tests: string[] }} ChangedCopy
 */

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
    const { typesName = 'types', testsName, tests } = changed
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
