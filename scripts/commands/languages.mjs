// npm run verify -- languages: adds a language, and leaves one out.
import '../lib/build/node-version.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { stepRun } from '../lib/test-run/steps.mjs'

await onProjectNode(import.meta.url)

const { checkLanguages } = await import('../checks/languages.check.mjs')
const run = stepRun()
await run.step('what a language needs', checkLanguages)
run.finish()
