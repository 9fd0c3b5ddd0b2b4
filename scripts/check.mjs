// npm run check: everything that can be known without running the application.
import './lib/node-version.mjs'
import { onProjectNode } from './lib/runtime.mjs'
import { staticChecks } from './lib/static-checks.mjs'
import { stepRun } from './lib/steps.mjs'

await onProjectNode(import.meta.url)

const run = stepRun()
for (const [name, args] of staticChecks()) await run.check(name, args)
run.finish()
