// npm run check: everything that can be known without running the application.
import './lib/build/node-version.mjs'
import { onProjectNode } from './lib/build/runtime.mjs'
import { staticChecks } from './lib/test-run/static-checks.mjs'
import { stepRun } from './lib/test-run/steps.mjs'

await onProjectNode(import.meta.url)

const run = stepRun()
for (const [name, args] of staticChecks()) await run.check(name, args)
run.finish()
