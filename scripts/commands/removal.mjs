// npm run verify -- removal: tests that any module can be deleted. npm run verify -- removal orders: tests this one.
import '../lib/build/node-version.mjs'
import { ensureBuilt } from '../lib/build/ensure-built.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { createStepRun } from '../lib/test-run/steps.mjs'

await onProjectNode(import.meta.url)
await ensureBuilt('client')

const { checkModuleRemoval } = await import('../lib/create/check-module-removal.mjs')
const names = process.argv.slice(2)
const run = createStepRun()
await run.step('module removal', () => checkModuleRemoval(names))
run.finish()
