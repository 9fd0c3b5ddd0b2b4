// npm run verify -- documents: runs every command in the documents, and checks whether it does what they say.
import '../lib/build/node-version.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { stepRun } from '../lib/test-run/steps.mjs'

await onProjectNode(import.meta.url)

const { tryEveryCommand } = await import('../lib/documents/documents.mjs')
const run = stepRun()
await run.step('what the documents say', tryEveryCommand)
run.finish()
