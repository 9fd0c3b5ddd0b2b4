// npm run verify -- removal: any module can be deleted. npm run verify -- removal orders: this one.
import '../lib/build/node-version.mjs'
import { ensureBuilt } from '../lib/build/ensure-built.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { stepRun } from '../lib/test-run/steps.mjs'

await onProjectNode(import.meta.url)
await ensureBuilt('client')

const { tryEveryRemoval } = await import('../lib/create/removals.mjs')
const names = process.argv.slice(2)
const run = stepRun()
await run.step('any module can be deleted', () => tryEveryRemoval(names))
run.finish()
