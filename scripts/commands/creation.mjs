// npm run verify -- create: projects of npm run create, of each module alone and of none. npm run verify -- create
// orders: of this one.
import '../lib/build/node-version.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { createStepRun } from '../lib/test-run/steps.mjs'

await onProjectNode(import.meta.url)

const { checkCreatedProjects } = await import('../lib/create/check-created-projects.mjs')
const names = process.argv.slice(2)
const run = createStepRun()
await run.step('created projects', () => checkCreatedProjects(names))
run.finish()
