// npm run verify -- languages: adds a language to a copy of the tree, leaves another one out, and tests the copy.
import '../lib/build/node-version.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { createStepRun } from '../lib/test-run/steps.mjs'

await onProjectNode(import.meta.url)

const { checkCustomLanguage } = await import('../checks/custom-language.check.mjs')
const run = createStepRun()
await run.step('custom language', checkCustomLanguage)
run.finish()
