// npm run verify -- upgrade: upgrades a project of the previous release, with a customer's changes and data.
import '../lib/build/node-version.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { createStepRun } from '../lib/test-run/steps.mjs'

await onProjectNode(import.meta.url)

const { checkUpgrade } = await import('../checks/upgrade.check.mjs')
const run = createStepRun()
await run.step('upgrades', checkUpgrade)
run.finish()
