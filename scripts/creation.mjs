// npm run test:create: what npm run create makes, of each module alone and of none. npm run test:create -- orders: of this one.
import './lib/node-version.mjs'
import { onProjectNode } from './lib/runtime.mjs'
import { stepRun } from './lib/steps.mjs'

await onProjectNode(import.meta.url)

const { tryEveryCreation } = await import('./lib/creations.mjs')
const names = process.argv.slice(2)
const run = stepRun()
await run.step('what create makes', () => tryEveryCreation(names))
run.finish()
