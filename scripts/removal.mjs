// npm run test:removal: any module can be deleted. npm run test:removal -- orders: this one.
import './lib/node-version.mjs'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { onProjectNode } from './lib/runtime.mjs'
import { stepRun } from './lib/steps.mjs'

await onProjectNode(import.meta.url)
await ensureBuilt('client')

const { tryEveryRemoval } = await import('./lib/removals.mjs')
const names = process.argv.slice(2)
const run = stepRun()
await run.step('any module can be deleted', () => tryEveryRemoval(names))
run.finish()
