// npm run verify -- upgrade: a project of the release before, with a customer's changes and data, goes through the upgrade.
import './lib/build/node-version.mjs'
import { onProjectNode } from './lib/build/runtime.mjs'
import { stepRun } from './lib/test-run/steps.mjs'

await onProjectNode(import.meta.url)

const { checkUpgrade } = await import('./upgrade.check.mjs')
const run = stepRun()
await run.step('what an upgrade keeps', checkUpgrade)
run.finish()
