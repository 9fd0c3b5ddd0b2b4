// npm test: everything, on a bare clone. npm test -- orders: one module's tests alone.
import './lib/node-version.mjs'
import { onProjectNode } from './lib/runtime.mjs'

await onProjectNode(import.meta.url)

const { testEverything, testModule } = await import('./lib/test-runs.mjs')
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
await (names.length ? testModule(names) : testEverything())
