// npm run verify -- upgrade: upgrades a project of the previous release, with a customer's changes and data.
import '../lib/build/node-version.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { stepRun } from '../lib/test-run/steps.mjs'

await onProjectNode(import.meta.url)

const { checkUpgrade } = await import('../checks/upgrade.check.mjs')
const run = stepRun()
await run.step('what an upgrade keeps', checkUpgrade)
run.finish()
