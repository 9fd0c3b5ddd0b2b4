import path from 'node:path'
import { ensureChromium } from './lib/ensure-chromium.mjs'
import { freePort } from './lib/ports.mjs'
import { run } from './lib/processes.mjs'
import { environment, tool } from './lib/runtime.mjs'
import { say } from './lib/say.mjs'
import { scaffold } from './lib/scaffold.mjs'
import { vitest } from './lib/test-tools.mjs'
import { treeWithout } from './lib/tree-copy.mjs'

// A short name and one long enough to break lines elsewhere.
const wanted = [{ name: 'orders' }, { name: 'purchase-order-lines', address: '/shop/order-lines' }]
const folders = wanted.map(({ name }) => `src/modules/${name}`)

/** What `npm run new-module` makes must hold every rule, build, and pass its own tests as it is. */
export async function checkNewModule() {
  const { folder: cwd, remove } = treeWithout([])
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
      ['build', () => command([script('build.mjs')])],
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

  async function browserTests() {
    const env = {
      ATRIUM_CHROMIUM: await ensureChromium(),
      ATRIUM_DEMO_PORT: String(await freePort()),
      ATRIUM_SERVER_PORT: String(await freePort()),
    }
    // Its own, and those that walk every screen there is; one module will do.
    const only = ['--grep', wanted[0].name]
    return command([tool('@playwright/test', 'playwright'), 'test', '--reporter=line', ...only], env)
  }
}
