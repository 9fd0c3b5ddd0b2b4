import path from 'node:path'
import { ensureChromium } from '../lib/build/ensure-chromium.mjs'
import { parseFields } from '../lib/new-module/fields.mjs'
import { run } from '../lib/processes.mjs'
import { environment, tool } from '../lib/build/runtime.mjs'
import { say } from '../lib/say.mjs'
import { scaffold } from '../lib/new-module/scaffold.mjs'
import { playwright, vitest } from '../lib/test-run/test-tools.mjs'
import { moduleNames, copyWithoutModules } from '../lib/create/copy-project.mjs'
import { workedExample } from '../lib/new-module/worked-example.mjs'

const everyField = `name:text, reference?:text, terms:long-text, note?=Remarks:long-text, contact:email, copy to?:email,
  call:phone, call again?:phone, site:url, shop site?:url,
  pieces:number, boxes?:number(boxes), rate:decimal, weight?:decimal(3 kg), price:money, deposit?:money, ordered:date,
  due?=Due on:date, paid:yes-no, status:choice(open|in progress|paid=Paid up), size:choice(small|large),
  extras:choices(gift|express|insured), customer:person, referrer?:person, parent:own, about:record, crate:record(crates),
  attachments:files, plans:files(2)`
const example = workedExample()

// A list of titles; a name long enough to change line breaks, with fields of every kind; the module of
// docs/add-a-field.md; and the smallest possible record.
const requested = [
  { name: 'crates' },
  { name: 'purchase-order-lines', address: '/shop/order-lines', fields: parseFields(everyField) },
  example.wanted,
  { name: 'bookings', fields: parseFields('name') },
]
const folders = requested.map(({ name }) => `src/modules/${name}`)

/**
 * A module of `npm run new-module` must follow every rule, build, and pass its own tests, and so must the result of the
 * document on adding a field. It is in a project without other modules, which it must not need.
 */
export async function checkNewModule() {
  const { folder: cwd, remove } = copyWithoutModules(moduleNames())
  const script = (name) => path.join(cwd, 'scripts', name)
  const outcome = { passed: 0, failed: 0 }
  try {
    for (const module of requested) await scaffold({ ...module, root: cwd })
    example.apply(path.join(cwd, 'src/modules', example.wanted.name))
    const checks = [
      ['types', () => command([tool('typescript', 'tsc'), '-p', 'tsconfig.json'])],
      ['types of the portable code', () => command([tool('typescript', 'tsc'), '-p', 'tsconfig.portable.json'])],
      ['lint', () => command([tool('oxlint'), '--deny-warnings', ...folders])],
      ['format', () => command([tool('oxfmt'), '--check', ...folders])],
      ['boundaries', () => command([script('commands/boundaries.mjs'), cwd])],
      ['no unused code', unused],
      ['project rules', () => tests(['src/testing/project/rules', 'src/testing/project/layout'], 'sqlite')],
      ['tests on SQLite and PostgreSQL', () => tests(folders, 'sqlite,postgres')],
      ['build', () => command([script('build.mjs'), '--uncompressed'])],
      ['demo build', () => command([script('build.mjs'), '--demo'])],
      ['browser tests', browserTests],
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

  async function tests(filters, runtimes) {
    const { failed, output } = await vitest(filters, { cwd, env: { ATRIUM_TEST_RUNTIMES: runtimes }, quiet: true })
    return failed ? output : undefined
  }

  /** Other unused code is found by the check of the whole tree. */
  async function unused() {
    const output = await command([tool('knip'), '--no-progress'])
    return folders.some((folder) => output?.includes(folder)) ? output : undefined
  }

  /** Their own tests, and those of all screens; for screens of records, one module suffices. */
  async function browserTests() {
    const [list, records, changed] = requested
    const places = [list.name, records.name, records.address, `${changed.name}\\.e2e`]
    const options = { cwd, args: ['--grep', places.join('|')], quiet: true }
    const { failed, output, flaky } = await playwright([], await ensureChromium(), options)
    outcome.flaky = flaky
    return failed ? output : undefined
  }
}
