// npm run verify -- documents: runs every command of the documentation, and checks its result.
import '../lib/build/node-version.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { createStepRun } from '../lib/test-run/steps.mjs'

await onProjectNode(import.meta.url)

const { checkDocumentCommands } = await import('../lib/documents/check-document-commands.mjs')
const run = createStepRun()
await run.step('documented commands', checkDocumentCommands)
run.finish()
