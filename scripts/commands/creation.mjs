// npm run verify -- create: projects of npm run create, of each module alone and of none. npm run verify -- create
// orders: of this one.
import '../lib/build/node-version.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { stepRun } from '../lib/test-run/steps.mjs'

await onProjectNode(import.meta.url)

const { tryEveryCreation } = await import('../lib/create/creations.mjs')
const names = process.argv.slice(2)
const run = stepRun()
await run.step('what create makes', () => tryEveryCreation(names))
run.finish()
