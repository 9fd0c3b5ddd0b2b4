// npm run verify -- languages: what a language costs to add or to leave out.
import './lib/build/node-version.mjs'
import { onProjectNode } from './lib/build/runtime.mjs'
import { stepRun } from './lib/test-run/steps.mjs'

await onProjectNode(import.meta.url)

const { checkLanguages } = await import('./languages.check.mjs')
const run = stepRun()
await run.step('what a language needs', checkLanguages)
run.finish()
