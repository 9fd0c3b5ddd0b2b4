import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureChromium } from './ensure-chromium.mjs'
import { root } from './paths.mjs'
import { giveUp } from './say.mjs'
import { staticChecks } from './static-checks.mjs'
import { stepRun } from './steps.mjs'
import { playwright, vitest } from './test-tools.mjs'

const script = (name) => path.join(root, 'scripts', name)

export async function testEverything() {
  const run = stepRun()
  for (const [name, args] of staticChecks()) await run.check(name, args)
  await run.step('unit and contract tests', () => vitest([]))
  const built = await run.check('build', [script('build.mjs')])
  if (built) await run.check('byte budgets', [script('budgets.mjs')])
  else run.skip('byte budgets', 'there is no build')
  if (built) await run.step('what the image holds', async () => (await import('../image.check.mjs')).checkImage())
  else run.skip('what the image holds', 'there is no build')
  const demo = await run.check('demo build', [script('build.mjs'), '--demo'])
  if (demo) await run.step('contract tests in the demo', demoHome([]))
  else run.skip('contract tests in the demo', 'there is no demo build')
  if (built && demo) await run.step('browser tests', browserTests([]))
  else run.skip('browser tests', 'there is no build')
  if (built) await run.step('any module can be deleted', removal)
  else run.skip('any module can be deleted', 'there is no build')
  await run.step('what create makes', creation)
  // A project that was made of this house has no release before it.
  const upgrade = script('upgrade.check.mjs')
  if (existsSync(upgrade))
    await run.step('what an upgrade keeps', async () => (await import(pathToFileURL(upgrade).href)).checkUpgrade())
  await run.step('what new-module makes', async () => (await import('../new-module.check.mjs')).checkNewModule())
  await run.step('what the documents say', documents)
  run.finish()
}

/** The tests below src/modules/<name>, on every home they name. */
export async function testModule(names) {
  const folders = names.map((name) => {
    if (!existsSync(path.join(root, 'src/modules', name))) giveUp(`There is no folder src/modules/${name}.`)
    return `src/modules/${name}/`
  })
  const run = stepRun()
  await run.step('unit and contract tests', () => vitest(folders))
  const built = await run.check('build', [script('build.mjs')])
  const demo = await run.check('demo build', [script('build.mjs'), '--demo'])
  if (demo) await run.step('contract tests in the demo', demoHome(folders))
  if (built && demo) await run.step('browser tests', browserTests(folders))
  run.finish()
}

/** The same contract tests once more, answered by the demo inside a browser. */
const demoHome = (folders) => async () =>
  vitest(folders, { env: { ATRIUM_TEST_HOMES: 'demo', ATRIUM_CHROMIUM: await ensureChromium() } })

const browserTests = (folders) => async () => playwright(folders, await ensureChromium())

async function creation() {
  const { tryEveryCreation } = await import('./creations.mjs')
  return tryEveryCreation()
}

async function documents() {
  const { tryEveryCommand } = await import('./documents.mjs')
  return tryEveryCommand()
}

async function removal() {
  const { tryEveryRemoval } = await import('./removals.mjs')
  return tryEveryRemoval()
}
