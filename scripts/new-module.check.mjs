import path from 'node:path'
import { ensureChromium } from './lib/ensure-chromium.mjs'
import { run } from './lib/processes.mjs'
import { environment, tool } from './lib/runtime.mjs'
import { say } from './lib/say.mjs'
import { scaffold } from './lib/scaffold.mjs'
import { playwright, vitest } from './lib/test-tools.mjs'
import { moduleNames, treeWithout } from './lib/tree-copy.mjs'

// A short name, which is in no other test's, and one long enough to break lines elsewhere.
const wanted = [{ name: 'crates' }, { name: 'purchase-order-lines', address: '/shop/order-lines' }]
const folders = wanted.map(({ name }) => `src/modules/${name}`)

/**
 * What `npm run new-module` makes must hold every rule, build, and pass its own tests as it is. It stands in a house
 * without other modules, of which it may know nothing; that it stands beside them is not tried here.
 */
export async function checkNewModule() {
  const { folder: cwd, remove } = treeWithout(moduleNames())
  const script = (name) => path.join(cwd, 'scripts', name)
  const outcome = { passed: 0, failed: 0 }
  try {
    for (const one of wanted) await scaffold({ ...one, root: cwd })
    const checks = [
      ['types', () => command([tool('typescript', 'tsc'), '-p', 'tsconfig.json'])],
      ['types of the portable code', () => command([tool('typescript', 'tsc'), '-p', 'tsconfig.portable.json'])],
      ['lint', () => command([tool('oxlint'), '--deny-warnings', ...folders])],
      ['format', () => command([tool('oxfmt'), '--check', ...folders])],
      ['boundaries', () => command([script('boundaries.mjs'), cwd])],
      ['nothing unused', unused],
      ['the rules of the tree', () => tests(['src/testing/rules'], 'sqlite')],
      ['its tests on SQLite and PostgreSQL', () => tests(folders, 'sqlite,postgres')],
      ['build', () => command([script('build.mjs'), '--uncompressed'])],
      ['demo build', () => command([script('build.mjs'), '--demo'])],
      ['its tests in the browser', browserTests],
    ]
    for (const [name, work] of checks) {
      const problem = await work()
      outcome[problem ? 'failed' : 'passed'] += 1
      say(problem ? `✗ a new module: ${name}\n${problem}` : `✓ a new module: ${name}`)
    }
  } finally {
    remove()
  }
  return outcome

  async function command(args, env) {
    const { code, output } = await run(process.execPath, args, { cwd, env: environment(env), quiet: true })
    return code === 0 ? undefined : output
  }

  async function tests(filters, homes) {
    const { failed, output } = await vitest(filters, { cwd, env: { ATRIUM_TEST_HOMES: homes }, quiet: true })
    return failed ? output : undefined
  }

  /** What else is unused in the tree is told by its own check. */
  async function unused() {
    const output = await command([tool('knip'), '--no-progress'])
    return folders.some((folder) => output?.includes(folder)) ? output : undefined
  }

  /** Its own, and those that walk every screen there is; one module will do. */
  async function browserTests() {
    const asked = { cwd, args: ['--grep', wanted[0].name], quiet: true }
    const { failed, output, secondTry } = await playwright([], await ensureChromium(), asked)
    outcome.secondTry = secondTry
    return failed ? output : undefined
  }
}
